import {
  type Line,
  linesOf,
  type Place,
  placesOf,
  wholeWords,
  wordsIn,
} from '../../../../../lib/located-text.ts'
import type { FoundSkill } from '../../../../core/skills/find-skills.ts'
import { type DateRange, dateRanges, withoutDates } from '../../../../profile/profiles/resume-text/dates.ts'
import {
  type Section,
  type SectionKind,
  sectionsOf,
} from '../../../../profile/profiles/resume-text/sections.ts'
import { beginsWithVerb, verbFor } from './verbs.ts'
import { personPlaces, type Weakness, weakPlaces } from './weak-words.ts'

export type CheckName =
  | 'sections'
  | 'length'
  | 'contact'
  | 'dates'
  | 'verbs'
  | 'figures'
  | 'phrases'
  | 'lines'
  | 'personal'
  | 'skills'

type ProblemKind =
  | 'noExperience'
  | 'noEducation'
  | 'noSkills'
  | 'tooShort'
  | 'tooLong'
  | 'noEmail'
  | 'noOtherWay'
  | 'undated'
  | 'reversed'
  | 'future'
  | 'mixedDates'
  | 'noDeeds'
  | 'noVerb'
  | 'noun'
  | 'noFigure'
  | 'longLine'
  | 'personal'
  | 'skillMissing'
  | Weakness

/** Something to fix, with its exact place if it has one. */
export interface Problem {
  kind: ProblemKind
  place?: Place
  values?: Record<string, string | number>
}

/** The result of one rule: the points earned, and what is missing for the rest. */
export interface Verdict {
  check: CheckName
  points: number
  of: number
  problems: Problem[]
}

export interface ResumeCheck {
  verdicts: Verdict[]
  /** Points from the checks, out of a hundred. */
  points: number
  /** The points, capped if the text is too short to be judged by its faults. */
  score: number
  /** The highest score for a text of this length. */
  most: number
  words: number
}

type Worth = Record<CheckName, number>

/** The maximum points per check: a hundred in total, with or without requested skills. */
const worthWithoutSkills: Worth = {
  sections: 15,
  length: 10,
  contact: 10,
  dates: 10,
  verbs: 15,
  figures: 15,
  phrases: 10,
  lines: 10,
  personal: 5,
  skills: 0,
}
const worthWithSkills: Worth = {
  sections: 12,
  length: 8,
  contact: 8,
  dates: 8,
  verbs: 12,
  figures: 12,
  phrases: 8,
  lines: 8,
  personal: 4,
  skills: 20,
}
const limits = { leastWords: 180, maxWords: 750, lineWords: 35, figureShare: 0.5 } as const

interface Input {
  text: string
  /** Skills the job or posting asks for, by slug. */
  asked: string[]
  /** Skills the text mentions. */
  found: FoundSkill[]
  /** Months since year 0. */
  thisMonth: number
}

/** Lines about what was done, with or without a bullet; not job headings. */
function deedsOf(sections: Section[]): Line[] {
  return sections
    .filter(({ kind }) => kind === 'experience' || kind === 'projects')
    .flatMap(({ lines }) => lines)
    .filter(({ text, hasBullet }) => wordsIn(text) >= 3 && (hasBullet || tellsOfWork(text)))
}

/** Without a bullet, a line differs from a job heading by how it starts, or by being a sentence. */
const tellsOfWork = (line: string) =>
  verbFor(line) !== undefined ||
  weakPlaces(line).some(({ start }) => start === 0) ||
  (dateRanges(line).length === 0 && (beginsWithVerb(line) || wordsIn(line) >= 7))

/** Each problem costs a fraction of the check's points. */
const less = (of: number, each: number, problems: Problem[]) =>
  Math.max(0, Math.round(of * (1 - each * problems.length)))
const share = (of: number, part: number) => Math.round(of * Math.min(1, part))

function checkSections(sections: Section[]): Problem[] {
  const has = (...kinds: SectionKind[]) => sections.some(({ kind }) => kinds.includes(kind))
  return [
    ...(has('experience', 'projects') ? [] : [{ kind: 'noExperience' as const }]),
    ...(has('education') ? [] : [{ kind: 'noEducation' as const }]),
    ...(has('skills') ? [] : [{ kind: 'noSkills' as const }]),
  ]
}

function checkLength(words: number): Problem[] {
  if (words < limits.leastWords) return [{ kind: 'tooShort', values: { words, least: limits.leastWords } }]
  if (words > limits.maxWords) return [{ kind: 'tooLong', values: { words, most: limits.maxWords } }]
  return []
}

const email = /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu
const phone = /(?<!\d)(?:\+\d{1,3}[\s.-]?)?(?:\(?\d{1,4}\)?[\s.-]?){3,6}\d{2}(?!\d)/g
const address = /(?:https?:\/\/|www\.|linkedin\.com\/|github\.com\/)\S+/gi

function checkContact(text: string): Problem[] {
  const hasPhone = [...text.matchAll(phone)].some(([found]) => found.replace(/\D/g, '').length >= 9)
  return [
    ...(text.match(email) ? [] : [{ kind: 'noEmail' as const }]),
    ...(hasPhone || text.match(address) ? [] : [{ kind: 'noOtherWay' as const }]),
  ]
}

function checkDates(text: string, sections: Section[], thisMonth: number): Problem[] {
  const dated = sections.filter(({ kind }) => kind === 'experience' || kind === 'education')
  const inside = ({ heading, lines }: Section): Place => ({
    start: heading.start,
    end: lines.at(-1)?.end ?? heading.end,
  })
  const ranges = dateRanges(text).filter(({ start }) =>
    dated.some((section) => start >= inside(section).start && start < inside(section).end),
  )
  const undated = dated.filter((section) => {
    const { start, end } = inside(section)
    return section.lines.length > 0 && !ranges.some((one) => one.start >= start && one.start < end)
  })
  const place = ({ start, end }: Place): Place => ({ start, end })
  return [
    ...undated.map(({ heading }): Problem => ({ kind: 'undated', place: place(heading) })),
    ...ranges
      .filter(({ from, until }) => until !== undefined && until < from)
      .map((one): Problem => ({ kind: 'reversed', place: place(one) })),
    ...ranges
      .filter(({ from, until }) => from > thisMonth && !(until !== undefined && until < from))
      .map((one): Problem => ({ kind: 'future', place: place(one) })),
    ...mixed(ranges).map((one): Problem => ({ kind: 'mixedDates', place: place(one) })),
  ]
}

/** If months are written both as words and as numbers, the ranges in the rarer style. */
function mixed(ranges: DateRange[]): DateRange[] {
  const words = ranges.filter(({ style }) => style === 'word')
  const numbers = ranges.filter(({ style }) => style === 'number')
  return words.length < numbers.length
    ? words
    : numbers.length < words.length || words.length > 0
      ? numbers
      : []
}

function checkVerbs(deeds: Line[]): Problem[] {
  return deeds
    .filter(({ text }) => !beginsWithVerb(text) || verbFor(text))
    .map(({ start, end, text }) => {
      const verb = verbFor(text)
      const place = { start, end: Math.min(end, start + (/^\S+(?:\s\S+)?/.exec(text)?.[0].length ?? 0)) }
      return verb ? { kind: 'noun', place, values: { verb } } : { kind: 'noVerb', place }
    })
}

const hasFigure = ({ text }: Line) =>
  /\d/.test(withoutDates(text)) ||
  wholeWords('half|twice|tripled?|doubled?|moitie|deux fois|double|triple').test(text.toLowerCase())

const private_ = wholeWords(
  'date of birth|born (?:on|in)|\\d{2} years old|age : \\d{2}|marital status|married|nationality|date de naissance|nee? le|\\d{2} ans|celibataire|mariee?|pacsee?|nationalite|situation (?:familiale|de famille)',
)

/**
 * Everything simple rules can say about a résumé. The points of the checks add up to the score of a full
 * text.
 */
export function checkResume({ text, asked, found, thisMonth }: Input): ResumeCheck {
  const sections = sectionsOf(text)
  const deeds = deedsOf(sections)
  const words = wordsIn(text)
  const noDeeds: Problem[] = deeds.length === 0 ? [{ kind: 'noDeeds' }] : []
  const verbless = checkVerbs(deeds)
  const bare = deeds.filter((line) => !hasFigure(line))
  const enoughFigures = deeds.length > 0 && 1 - bare.length / deeds.length >= limits.figureShare
  const weak = [
    ...weakPlaces(text),
    ...deeds.flatMap((line) =>
      personPlaces(line.text).map(({ kind, start, end }) => ({
        kind,
        start: start + line.start,
        end: end + line.start,
      })),
    ),
  ].map(({ kind, start, end }): Problem => ({ kind, place: { start, end } }))
  const long = linesOf(text)
    .filter((line) => wordsIn(line.text) > limits.lineWords)
    .map(
      ({ start, end, text: line }): Problem => ({
        kind: 'longLine',
        place: { start, end },
        values: { words: wordsIn(line), most: limits.lineWords },
      }),
    )
  const personal = placesOf(text, private_).map((place): Problem => ({ kind: 'personal', place }))
  const lacking = asked.filter((skill) => !found.some((one) => one.skill === skill))

  const worth = asked.length > 0 ? worthWithSkills : worthWithoutSkills
  const verdict = (check: CheckName, problems: Problem[], points: number): Verdict => ({
    check,
    problems,
    points,
    of: worth[check],
  })
  const missing = checkSections(sections)
  const length = checkLength(words)
  const contact = checkContact(text)
  const dates = checkDates(text, sections, thisMonth)
  const verdicts = [
    verdict('sections', missing, less(worth.sections, 1 / 3, missing)),
    verdict('length', length, length.length === 0 ? worth.length : 0),
    verdict('contact', contact, less(worth.contact, 1 / 2, contact)),
    verdict('dates', dates, less(worth.dates, 0.3, dates)),
    verdict(
      'verbs',
      [...noDeeds, ...verbless],
      deeds.length === 0 ? 0 : share(worth.verbs, 1 - verbless.length / deeds.length),
    ),
    verdict(
      'figures',
      enoughFigures
        ? []
        : [
            ...noDeeds,
            ...bare.map(({ start, end }): Problem => ({ kind: 'noFigure', place: { start, end } })),
          ],
      deeds.length === 0 ? 0 : share(worth.figures, (1 - bare.length / deeds.length) / limits.figureShare),
    ),
    verdict('phrases', weak, less(worth.phrases, 0.2, weak)),
    verdict('lines', long, less(worth.lines, 0.2, long)),
    verdict('personal', personal, personal.length === 0 ? worth.personal : 0),
  ]
  if (asked.length > 0)
    verdicts.push(
      verdict(
        'skills',
        lacking.map((skill) => ({ kind: 'skillMissing', values: { skill } })),
        share(worth.skills, 1 - lacking.length / asked.length),
      ),
    )
  const points = verdicts.reduce((sum, one) => sum + one.points, 0)
  // A short text has few faults, which says nothing about the résumé.
  const most = Math.min(100, Math.round((words / limits.leastWords) * 100))
  return { verdicts, points, score: Math.min(points, most), most, words }
}
