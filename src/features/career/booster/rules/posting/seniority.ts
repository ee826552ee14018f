import { fold, type Place, placesOf, wholeWords } from '../../../../../lib/located-text.ts'

type Level = 'junior' | 'some' | 'senior'

export interface FoundSeniority extends Place {
  level: Level
  /** Minimum years of experience. */
  years: number | undefined
  /** For less than two years, given in months. */
  months?: number
}

const years =
  /(?<!\p{N})(?<least>\d{1,2})\s*\+?\s*(?:(?:a|to|ou|or|-|–)\s*\d{1,2}\s*)?(?:years?'?|ans?|annees?)(?=[^.\n]{0,40}experience)|experience[^.\n]{0,30}?(?<after>\d{1,2})\s*\+?\s*(?:(?:a|to|-|–)\s*\d{1,2}\s*)?(?:years?|ans?|annees?)(?![\p{L}])/gu
const inMonths =
  /(?<!\p{N})(?<least>\d{1,2})\s*\+?\s*(?:(?:a|to|ou|or|-|–)\s*\d{1,2}\s*)?(?:months?'?|mois)(?=[^.\n]{0,25}experience)|experience[^.\n]{0,30}?(?<after>\d{1,2})\s*\+?\s*(?:(?:a|to|-|–)\s*\d{1,2}\s*)?(?:months?|mois)(?![\p{L}])/gu
const names: [Level, RegExp][] = [
  [
    'junior',
    wholeWords(
      'junior|debutante?s?(?: accepte(?:e|s)?)?|entry[- ]level|graduate|premier emploi|premiere experience|first job|no experience (?:needed|required)|sans experience',
    ),
  ],
  ['senior', wholeWords('senior|confirmee?|expertes?|expert|lead|head of|principal|chef de service')],
]

/** The required experience: by years if given, otherwise by keywords. */
export function seniorityIn(text: string): FoundSeniority | undefined {
  const [match] = fold(text).matchAll(years)
  if (match) {
    const count = Number(match.groups?.least ?? match.groups?.after)
    const level = count <= 1 ? 'junior' : count < 5 ? 'some' : 'senior'
    return { start: match.index, end: match.index + match[0].length, level, years: count }
  }
  // "Junior, at least 6 months of experience": the requirement says more than the title.
  const [short] = fold(text).matchAll(inMonths)
  if (short) {
    const months = Number(short.groups?.least ?? short.groups?.after)
    const place = { start: short.index, end: short.index + short[0].length }
    if (months > 0) return { ...place, level: 'some', years: undefined, months }
  }
  const [first] = names
    .flatMap(([level, pattern]) =>
      placesOf(text, pattern).map((place) => ({ ...place, level, years: undefined })),
    )
    .sort((one, other) => one.start - other.start)
  return first
}

/** Whether a posting says it is for beginners. */
export const isForBeginners = (text: string): boolean => placesOf(text, names[0]![1]).length > 0
