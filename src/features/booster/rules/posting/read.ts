import { type Guess, guessFrom } from '../../../applications/quick-add.ts'
import type { Skill } from '../../../skills/api/get-skills.ts'
import { type FoundSkill, findSkills } from '../find-skills.ts'
import { fold, linesOf, type Place, placesOf, wholeWords, wordsIn } from '../text.ts'
import { contractIn, type FoundContract } from './contract.ts'
import { type Flag, flagsIn } from './flags.ts'
import { type FoundSalary, salaryIn } from './salary.ts'
import { type FoundSeniority, seniorityIn } from './seniority.ts'

export interface PostingFacts {
  guess: Guess
  contract: FoundContract | undefined
  seniority: FoundSeniority | undefined
  salary: FoundSalary | undefined
  remote: Place | undefined
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

/** Everything that plain rules read in a posting. */
export function readPosting(text: string, catalogue: Skill[]): PostingFacts {
  const found = findSkills(text, catalogue)
  const wished = wishedPlaces(text)
  const isWished = ({ places }: FoundSkill) =>
    places.every((place) => wished.some(({ start, end }) => place.start >= start && place.end <= end))
  const essential = found.filter((one) => !isWished(one))
  const guess = guessFrom(text)
  const contract = contractIn(text)
  const seniority = seniorityIn(text)
  const salary = salaryIn(text)
  return {
    guess,
    contract,
    seniority,
    salary,
    remote: placesOf(text, remoteWords)[0],
    essential,
    optional: found.filter(isWished),
    flags: flagsIn({
      text,
      company: guess.company,
      contract,
      seniority,
      salary,
      essential: essential.length,
    }),
  }
}
