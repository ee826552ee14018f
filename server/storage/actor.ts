import type { Pool } from 'pg'
import type { Caller } from '../keys/caller.ts'
import { againAfterDeadlock } from '../postgres/deadlock.ts'
import type { LocalSettings, Requests } from '../postgres/requests.ts'

export type Row = Record<string, unknown>
export type Query = (sql: string, values?: unknown[]) => Promise<Row[]>

/** Reads and writes rows on behalf of the caller, under their policies, or as the service itself. */
export interface Actor {
  /** One statement, in its own transaction. */
  query: Query
  /** Retried after a deadlock with another writer, so the work must be safe to repeat. */
  transaction<T>(work: (query: Query) => Promise<T>): Promise<T>
}

export function asCaller(requests: Requests, caller: Caller, settings: LocalSettings): Actor {
  const transaction: Actor['transaction'] = (work) =>
    againAfterDeadlock(() => requests.session(caller, settings, work))
  return { transaction, query: (sql, values) => transaction((query) => query(sql, values)) }
}

/** The owner of the storage tables: for what was authorized earlier (signed URLs) or is public (public buckets). */
export function asService(pool: Pool): Actor {
  return {
    query: (sql, values) => againAfterDeadlock(async () => (await pool.query(sql, values)).rows as Row[]),
    transaction: (work) => againAfterDeadlock(() => inTransaction(pool, work)),
  }
}

async function inTransaction<T>(pool: Pool, work: (query: Query) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    const value = await work(async (sql, values) => (await client.query(sql, values)).rows as Row[])
    await client.query('commit')
    return value
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw error
  } finally {
    client.release()
  }
}

class Rehearsed extends Error {}

/** Runs the work and rolls it back, so that policies are checked before a single byte is accepted. */
export async function rehearse(actor: Actor, work: (query: Query) => Promise<unknown>): Promise<void> {
  const undone = new Rehearsed()
  try {
    await actor.transaction(async (query) => {
      await work(query)
      throw undone
    })
  } catch (error) {
    if (error !== undone) throw error
  }
}
