/** Everything below `all` changes with a verdict. */
export const planKeys = {
  all: ['career-plan'] as const,
  plan: (userId: string) => ['career-plan', userId, 'plan'] as const,
  path: (userId: string, job: string) => ['career-plan', userId, 'path', job] as const,
  skillsPath: (userId: string, essential: string[], optional: string[]) =>
    ['career-plan', userId, 'skills-path', essential, optional] as const,
  home: (userId: string) => ['progress', userId, 'home'] as const,
  schools: (search: string) => ['schools', search] as const,
  jobs: ['jobs'] as const,
}
