/** Everything below `all` changes with a program, a place or an extension. */
export const programKeys = {
  all: ['programs'] as const,
  list: (organizationId: string, show: string, search: string) =>
    ['programs', 'list', organizationId, show, search] as const,
  page: (id: string) => ['programs', 'page', id] as const,
  cell: (id: string, student: string, mission: string) => ['programs', 'cell', id, student, mission] as const,
  choices: (organizationId: string) => ['programs', 'choices', organizationId] as const,
  found: (organizationId: string, search: string) => ['programs', 'found', organizationId, search] as const,
  mine: (userId: string) => ['programs', 'mine', userId] as const,
  assignments: (userId: string) => ['programs', 'assignments', userId] as const,
  /** Shared work and comments on it change apart from the programs they were done for. */
  sharedWork: (enrollmentId: string) => ['shared-work', enrollmentId] as const,
  comments: (enrollmentId: string) => ['my-co-reviews', enrollmentId] as const,
}
