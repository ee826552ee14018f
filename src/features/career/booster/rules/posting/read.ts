import { fold, linesOf, type Place, placesOf, wholeWords, wordsIn } from '../../../../../lib/located-text.ts'
import type { Skill } from '../../../../core/skills/api/get-skills.ts'
import { type FoundSkill, findSkills } from '../../../../core/skills/find-skills.ts'
import { type Guess, guessFrom } from '../../../applications/quick-add.ts'
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
  /** Statutory pay, if no amount is given. */
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

/** What the employer gives, not what candidates bring. */
const benefits =
  /^(?:what we offer|we offer|our offer|benefits|perks|why join us|ce que nous (?:vous )?(?:offrons|proposons)|nous (?:vous )?(?:offrons|proposons)|(?:vos|nos|les)? ?avantages|pourquoi nous rejoindre)(?![\p{L}])/u

/** Lines below a heading that matches, with the heading, up to the next one. */
function sectionsUnder(text: string, heading: RegExp): Place[] {
  const places: Place[] = []
  let isInside = false
  for (const line of linesOf(text)) {
    const isHeading = !line.hasBullet && (line.text.endsWith(':') || wordsIn(line.text) <= 5)
    if (isHeading) isInside = heading.test(fold(line.text))
    if (isInside) places.push({ start: line.start, end: line.end })
  }
  return places
}

/** Sentences and lists of nice-to-haves. */
function wishedPlaces(text: string): Place[] {
  const places = sectionsUnder(text, wishes)
  for (const line of linesOf(text)) {
    for (const match of line.text.matchAll(/[^.;!?]+[.;!?]*/g)) {
      const start = line.start + match.index
      if (wishes.test(fold(match[0]))) places.push({ start, end: start + match[0].length })
    }
  }
  return places
}

const occurrences = (text: string, words: string): Place[] => {
  const places: Place[] = []
  if (!words) return places
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + words.length))
    places.push({ start: at, end: at + words.length })
  return places
}

const outside = (found: FoundSkill[], ignored: Place[]): FoundSkill[] =>
  found
    .map(({ skill, places }) => ({
      skill,
      places: places.filter(
        (place) => !ignored.some(({ start, end }) => place.start >= start && place.end <= end),
      ),
    }))
    .filter(({ places }) => places.length > 0)

/**
 * Words that turn their neighbor into a job or department: "service communication", "communication officer".
 */
const trade = wholeWords(
  "(?:charge(?:e|\\(e\\)|\\.e)?|responsable|direct(?:eur|rice)|assistant(?:e|\\(e\\)|\\.e)?|service|pole|equipe|agence|direction|master|licence|bts|ecole) (?:de (?:la )?|en |d')?[\\p{L}-]+" +
    '|[\\p{L}-]+ (?:officer|manager|director|assistant|specialist|consultant|intern|team|department|agency|degree)',
)

/**
 * "Nordelia Logistique" doesn't ask for logistics skills, and a communication officer isn't necessarily
 * someone who communicates well. A Python developer does know Python: only soft skills are mistaken for the
 * jobs they name.
 */
function asSkills(found: FoundSkill[], text: string, guess: Guess, catalogue: Skill[]): FoundSkill[] {
  const qualities = new Set(
    catalogue.filter(({ category }) => category === 'everyday').map(({ slug }) => slug),
  )
  const titles = [...occurrences(fold(text), fold(guess.job_title)), ...placesOf(text, trade)]
  const inBody = outside(found, [...occurrences(text, guess.company), ...sectionsUnder(text, benefits)])
  return inBody.flatMap((one) => (qualities.has(one.skill) ? outside([one], titles) : [one]))
}

const languageSkills = new Set(['english', 'french'])

function placeOfName(text: string, name: string): Place | undefined {
  const start = name ? text.indexOf(name) : -1
  return start < 0 ? undefined : { start, end: start + name.length }
}

/** Everything simple rules can read from a posting. */
export function readPosting(text: string, catalogue: Skill[]): PostingFacts {
  const guess = guessFrom(text)
  // Languages have levels, unlike catalog skills, so they have their own rules.
  const found = asSkills(findSkills(text, catalogue), text, guess, catalogue).filter(
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
