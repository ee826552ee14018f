import type { Scorecard } from './api/answers.ts'

export const recommendations = ['yes', 'rather_yes', 'rather_no', 'no'] as const
export type Recommendation = (typeof recommendations)[number]

export const points = [1, 2, 3, 4] as const
export type Points = (typeof points)[number]

export const shortestWords = 20
export const longestWords = 2000
export const longestNote = 300

export interface Spread {
  id: string
  name: string
  low: number
  high: number
  /** How many gave each of the four scores. */
  counts: number[]
}

/** What the team gave for each criterion: how far apart, never a total that would rank people. */
export function spreadOf(cards: readonly Scorecard[]): Spread[] {
  const [first] = cards
  return (first?.scores ?? []).map(({ id, name }) => {
    const given = cards.flatMap(({ scores }) =>
      scores.filter((one) => one.id === id).map(({ score }) => score),
    )
    return {
      id,
      name,
      low: Math.min(...given),
      high: Math.max(...given),
      counts: points.map((value) => given.filter((score) => score === value).length),
    }
  })
}

/** How many recommend what, from yes to no; what no one recommends is left out. */
export const recommended = (cards: readonly Scorecard[]) =>
  recommendations
    .map((value) => ({ value, count: cards.filter(({ recommendation }) => recommendation === value).length }))
    .filter(({ count }) => count > 0)

export interface ScorecardForm {
  /** By the criterion's ID. */
  scores: Record<string, { score: Points | undefined; note: string }>
  recommendation: Recommendation | ''
  words: string
}

export const emptyScorecard = (criteria: readonly { id: string }[]): ScorecardForm => ({
  scores: Object.fromEntries(criteria.map(({ id }) => [id, { score: undefined, note: '' }])),
  recommendation: '',
  words: '',
})

export const isComplete = ({ scores, recommendation, words }: ScorecardForm): boolean =>
  Object.values(scores).every(({ score }) => score !== undefined) &&
  recommendation !== '' &&
  words.trim().length >= shortestWords
