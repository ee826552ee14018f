/** Everything below `all` changes with a verdict. */
export const planKeys = {
  all: ['career-plan'] as const,
  plan: (userId: string) => ['career-plan', userId] as const,
  path: (userId: string, job: string) => ['career-plan', userId, 'path', job] as const,
  home: (userId: string) => ['progress', userId, 'home'] as const,
}
