/** How many requests can run at a time, and how many of them for one caller. */
export interface Shares {
  /** For all callers together. */
  total?: number
  /** For one signed-in person. */
  user: number
  /** For all signed-in people behind one address. A school may have a single one. */
  address: number
  /** For all visitors at one address who are not signed in. */
  anonymous: number
  /** How long a request waits for a slot before it is refused. */
  patienceMs: number
}

/**
 * Limits of each interface. One address never gets all of it: behind an untrusted proxy, all visitors have one
 * address and must still be served. Requests are short, so even a small share is thousands of requests per second.
 */
export const shares = {
  /** Statements run as the caller; as many as the pool has connections. */
  statements: { total: 24, user: 6, address: 16, anonymous: 8, patienceMs: 5000 },
  /** Signing in hashes passwords, one or a few at a time. */
  auth: { user: 8, address: 16, anonymous: 8, patienceMs: 10_000 },
  /** Uploads take as long as the sender's connection needs. */
  storage: { user: 8, address: 48, anonymous: 16, patienceMs: 15_000 },
  images: { user: 2, address: 4, anonymous: 2, patienceMs: 15_000 },
  functions: { user: 4, address: 16, anonymous: 8, patienceMs: 10_000 },
} satisfies Record<string, Shares>
