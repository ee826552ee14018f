export const clientCriteria = ['quality', 'communication', 'deadlines', 'value'] as const
export const makerCriteria = ['clarity', 'communication', 'decisions', 'payment'] as const
export type Criterion = (typeof clientCriteria)[number] | (typeof makerCriteria)[number]
export type Scores = Partial<Record<Criterion, number>>

export interface Rating {
  scores: Scores
  words: string
  givenAt: string
  /** Who signed it; the maker's own has none. */
  name?: string
  /** For a client's rating: whether it counts toward the average. */
  isConfirmed?: boolean
}

/** The status of a project's two ratings, as its maker may see it. */
export interface RatingState {
  state: 'open' | 'used' | 'expired' | 'closed'
  invitedAt: string | null
  expiresAt: string | null
  mailedTo: string | null
  /** Whether the rating counts, or will if given through the current link. */
  counts: boolean
  clientGivenAt: string | null
  isRevealed: boolean
  revealsAt: string | null
  mine: Rating | null
  theirs: Rating | null
  answer: string | null
  answeredAt: string | null
  isReported: boolean
  isHidden: boolean
}

/** What a link leads to. */
export interface RatingPage {
  state: 'open' | 'used' | 'expired' | 'closed'
  maker: string
  project: string
  client: string | null
  /** Whether the rating counts toward the maker's average. */
  counts: boolean
  expiresAt: string
  givenAt: string | null
  revealsAt: string | null
  theirs: Rating | null
}

export const isComplete = (scores: Scores, criteria: readonly Criterion[]): boolean =>
  criteria.every((criterion) => (scores[criterion] ?? 0) > 0)
