import type texts from '../../../i18n/en/accessTokens.ts'

/** Whom a token speaks for: an organization, or the person. */
export interface TokenOwner {
  id: string
  isOrganization: boolean
}

export interface NewToken {
  name: string
  scopes: string[]
  days: number
}

/** How long a token can be valid, in days. */
export const lifetimes = [7, 30, 90, 180, 365] as const
export const usualLifetime = 90

/** The key of a scope's text, in which a colon would name another catalog. */
export const scopeKey = (scope: string) => scope.replace(':', '_') as keyof typeof texts.scopes

export const isExpired = ({ expiresAt }: { expiresAt: string }, now = Date.now()): boolean =>
  Date.parse(expiresAt) <= now
