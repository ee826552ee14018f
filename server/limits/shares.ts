/** What may be under way at once, and how much of it for one caller. */
export interface Shares {
  /** For everybody together. */
  total?: number
  /** For one person who is signed in. */
  user: number
  /** For all people behind one address who are signed in: a school may have a single one. */
  address: number
  /** For all visitors of one address who are not signed in. */
  anonymous: number
  /** How long one waits for a turn before being told to come back later. */
  patienceMs: number
}

/**
 * Each interface in one place. An address's share is never the whole: behind a proxy that is not trusted all visitors
 * have one address, and must still be served. Work is short, so that a small share is thousands of requests a second.
 */
export const shares = {
  /** Statements as the caller; as many as the pool has connections. */
  statements: { total: 24, user: 6, address: 16, anonymous: 8, patienceMs: 5000 },
  /** Signing in hashes passwords, one or a few at a time. */
  auth: { user: 8, address: 16, anonymous: 8, patienceMs: 10_000 },
  /** Uploads take as long as the sender's line needs. */
  storage: { user: 8, address: 48, anonymous: 16, patienceMs: 15_000 },
  images: { user: 2, address: 4, anonymous: 2, patienceMs: 15_000 },
  functions: { user: 4, address: 16, anonymous: 8, patienceMs: 10_000 },
} satisfies Record<string, Shares>
