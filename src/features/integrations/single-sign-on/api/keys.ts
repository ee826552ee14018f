export const singleSignOnKeys = {
  of: (organization: string) => ['single-sign-on', organization] as const,
}
