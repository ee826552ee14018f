export const clientCriteria = ['quality', 'communication', 'deadlines', 'value'] as const
export const makerCriteria = ['clarity', 'communication', 'decisions', 'payment'] as const
export type Criterion = (typeof clientCriteria)[number] | (typeof makerCriteria)[number]
export type Scores = Partial<Record<Criterion, number>>

export const isComplete = (scores: Scores, criteria: readonly Criterion[]): boolean =>
  criteria.every((criterion) => (scores[criterion] ?? 0) > 0)
