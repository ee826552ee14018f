import { type Guess, guessFrom } from '../../../applications/quick-add.ts'
import type { Skill } from '../../../skills/api/get-skills.ts'
import { type FoundSkill, findSkills } from '../find-skills.ts'
import { fold, linesOf, type Place, placesOf, wholeWords, wordsIn } from '../text.ts'
import { contractIn, type FoundContract } from './contract.ts'
import { type Flag, flagsIn } from './flags.ts'
import { type FoundLanguage, languagesIn } from './languages.ts'
import { type FoundMinimumWage, minimumWageIn } from './minimum-wage.ts'
import { deadlineIn, drivingLicenseIn, emailIn, startIn, townIn, weeklyHoursIn } from './practical.ts'
import { type FoundSalary, salaryIn } from './salary.ts'
import { type FoundSeniority, seniorityIn } from './seniority.ts'

export interface PostingFacts {
  guess: Guess
  contract: FoundContract | undefined
  seniority: FoundSeniority | undefined
  salary: FoundSalary | undefined
  /** Pay by law, where no sum is said. */
  minimumWage: FoundMinimumWage | undefined
  remote: Place | undefined
  town: Place | undefined
  start: Place | undefined
  deadline: Place | undefined
  weeklyHours: ReturnType<typeof weeklyHoursIn>
  email: Place | undefined
  drivingLicense: Place | undefined
  languages: { essential: FoundLanguage[]; optional: FoundLanguage[] }
  essential: FoundSkill[]
  optional: FoundSkill[]
  flags: Flag[]
}

const wish =
  'un plus|est un atout|un atout|apprecie(?:e|s)?|idealement|souhaite(?:e|s)?|nice[- ]to[- ]haves?|a plus|a bonus|bonus|preferred|ideally|good to have|optional|optionnel'
const wishes = new RegExp(`(?<![\\p{L}])(?:${wish})(?![\\p{L}])`, 'u')
const remoteWords = wholeWords('teletravail|full remote|remote|hybride|hybrid|home office|work from home')

/** Sentences and lists that only wish for something. */
function wishedPlaces(text: string): Place[] {
  const places: Place[] = []
  let isList = false
  for (const line of linesOf(text)) {
    const isHeading = !line.hasBullet && (line.text.endsWith(':') || wordsIn(line.text) <= 5)
    if (isHeading) isList = wishes.test(fold(line.text))
    if (isList) places.push({ start: line.start, end: line.end })
    for (const match of line.text.matchAll(/[^.;!?]+[.;!?]*/g)) {
      const start = line.start + match.index
      if (wishes.test(fold(match[0]))) places.push({ start, end: start + match[0].length })
    }
  }
  return places
}

/** "Nordelia Logistique" asks nobody for logistics: what stands in the name of the company is no skill. */
function outsideName(found: FoundSkill[], text: string, company: string): FoundSkill[] {
  if (!company) return found
  const names: Place[] = []
  for (let at = text.indexOf(company); at >= 0; at = text.indexOf(company, at + company.length))
    names.push({ start: at, end: at + company.length })
  const isName = (place: Place) => names.some(({ start, end }) => place.start >= start && place.end <= end)
  return found
    .map(({ skill, places }) => ({ skill, places: places.filter((place) => !isName(place)) }))
    .filter(({ places }) => places.length > 0)
}

const languageSkills = new Set(['english', 'french'])

function placeOfName(text: string, name: string): Place | undefined {
  const start = name ? text.indexOf(name) : -1
  return start < 0 ? undefined : { start, end: start + name.length }
}

/** Everything that plain rules read in a posting. */
export function readPosting(text: string, catalogue: Skill[]): PostingFacts {
  const guess = guessFrom(text)
  // Languages have levels, which the catalog's skills have not: they are read by rules of their own.
  const found = outsideName(findSkills(text, catalogue), text, guess.company).filter(
    ({ skill }) => !languageSkills.has(skill),
  )
  const languages = languagesIn(text)
  const wished = wishedPlaces(text)
  const isWished = ({ places }: { places: Place[] }) =>
    places.every((place) => wished.some(({ start, end }) => place.start >= start && place.end <= end))
  const essential = found.filter((one) => !isWished(one))
  const contract = contractIn(text)
  const seniority = seniorityIn(text)
  const salary = salaryIn(text)
  const minimumWage = salary ? undefined : minimumWageIn(text)
  return {
    guess,
    contract,
    seniority,
    salary,
    minimumWage,
    remote: placesOf(text, remoteWords)[0],
    town: townIn(text) ?? placeOfName(text, guess.location),
    start: startIn(text),
    deadline: deadlineIn(text),
    weeklyHours: weeklyHoursIn(text),
    email: emailIn(text),
    drivingLicense: drivingLicenseIn(text),
    languages: {
      essential: languages.filter((one) => !isWished(one)),
      optional: languages.filter(isWished),
    },
    essential,
    optional: found.filter(isWished),
    flags: flagsIn({
      text,
      company: guess.company,
      contract,
      seniority,
      salary,
      minimumWage,
      essential: essential.length,
    }),
  }
}
