export const profileKeys = {
  career: (userId: string) => ['career', userId] as const,
  skills: (userId: string) => ['my-skills', userId] as const,
  page: (userId: string) => ['my-page', userId] as const,
  person: (handle: string) => ['person', handle] as const,
  /** A version of a résumé never changes. */
  resumeFile: (path: string) => ['resume-file', path] as const,
  resumeText: (path: string) => ['resume-file', 'text', path] as const,
}
