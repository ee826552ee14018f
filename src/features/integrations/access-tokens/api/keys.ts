export const accessTokensKeys = {
  /** Of an organization, or the person’s own. */
  of: (owner: string) => ['access-tokens', owner] as const,
}
