export const minimumKinds = ['minimum_wage', 'internship', 'apprenticeship'] as const
export type MinimumKind = (typeof minimumKinds)[number]

export const wordingTopics = [
  'gender',
  'coded',
  'unpaid',
  'salary_history',
  'age',
  'family',
  'origin',
  'health',
  'appearance',
] as const
export type WordingTopic = (typeof wordingTopics)[number]
export const wordingPlaces = ['everywhere', 'title', 'questions'] as const
export const verdicts = ['refused', 'flagged'] as const
