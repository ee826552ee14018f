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
  /** Of a client's: whether it counts towards the average. */
  isConfirmed?: boolean
}

/** How far the two ratings of a project are, as its maker may know. */
export interface RatingState {
  state: 'open' | 'used' | 'expired' | 'closed'
  invitedAt: string | null
  expiresAt: string | null
  mailedTo: string | null
  /** Whether the rating counts, or will if it is given by the present link. */
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
  /** Whether the rating counts towards the maker's average. */
  counts: boolean
  expiresAt: string
  givenAt: string | null
  revealsAt: string | null
  theirs: Rating | null
}

export const isComplete = (scores: Scores, criteria: readonly Criterion[]): boolean =>
  criteria.every((criterion) => (scores[criterion] ?? 0) > 0)
