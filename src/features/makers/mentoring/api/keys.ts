/** Everything that mentoring can change is under `all`. */
export const mentoringKeys = {
  all: ['mentoring'] as const,
  list: (userId: string, side: 'maker' | 'candidate') => ['mentoring', userId, side] as const,
  page: (userId: string, id: string) => ['mentoring', userId, 'page', id] as const,
  mentors: (filter: object) => ['mentoring', 'mentors', filter] as const,
  impact: (userId: string) => ['mentoring', userId, 'impact'] as const,
}
