import type { PoolClient } from 'pg'
import type { TestServer } from '../../../server/testing/server.ts'

/** The callers, by their IDs in the demo world; `other …` are of the same kind and unrelated to the first. */
const people = {
  candidate: 'ca000000-0000-4000-8000-000000000001',
  'other candidate': 'ca000000-0000-4000-8000-000000000009',
  company: 'c0000000-0000-4000-8000-000000000001',
  'other company': 'c0000000-0000-4000-8000-000000000012',
  academia: 'ed000000-0000-4000-8000-000000000001',
  maker: 'fa000000-0000-4000-8000-000000000001',
  suspended: 'ca000000-0000-4000-8000-000000000002',
  admin: 'ad000000-0000-4000-8000-000000000001',
} as const

export type CallerName = 'anon' | keyof typeof people
export const callerNames = ['anon', ...Object.keys(people)] as CallerName[]

/** Suspended a moment ago, with an unexpired token. */
export const suspend = (server: TestServer) =>
  server.sql(`select private.suspend_person($1, 'For the matrix', null, $2)`, [
    people.suspended,
    people.admin,
  ])

/** With only the password, according to the token. */
export const claimsOf = (person: string) => ({ role: 'authenticated', sub: person, aal: 'aal1' })

type Claims = { role: string }
const claimsFor = (caller: CallerName): Claims =>
  caller === 'anon' ? { role: 'anon' } : claimsOf(people[caller])

/** Acts like a request by this caller until the transaction ends. */
export async function speakAs(client: PoolClient, caller: CallerName | Claims): Promise<void> {
  const claims = typeof caller === 'string' ? claimsFor(caller) : caller
  await client.query(`select set_config('request.jwt.claims', $1, true), set_config('role', $2, true)`, [
    JSON.stringify(claims),
    claims.role,
  ])
}

/** Tries something, rolls it back, and returns the result. */
export async function attempt<T>(
  client: PoolClient,
  caller: CallerName | Claims,
  work: () => Promise<T>,
): Promise<{ done: T } | { code: string; hint?: string }> {
  await client.query('begin')
  try {
    await speakAs(client, caller)
    return { done: await work() }
  } catch (error) {
    const { code, hint } = error as { code?: string; hint?: string }
    if (!code) throw error
    return { code, hint }
  } finally {
    await client.query('rollback')
  }
}
