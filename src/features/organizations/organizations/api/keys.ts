export const organizationKeys = {
  all: ['organizations'] as const,
  mine: (userId: string) => ['organizations', userId] as const,
  checks: (organizationId: string) => ['organizations', 'checks', organizationId] as const,
  questions: (organizationId: string) => ['organizations', 'questions', organizationId] as const,
  suspension: (organizationId: string) => ['organizations', 'suspension', organizationId] as const,
  /** By the organization's id or its page's address; logos rarely change. */
  logo: (key: string | null) => ['organization-logo', key] as const,
}
