import type { Pool, PoolClient } from 'pg'

/** The pool, or one of its connections inside a transaction. */
export type Queryable = Pick<PoolClient, 'query'>

/** Runs the work in one transaction. An error rolls it back. */
export async function inTransaction<T>(pool: Pool, work: (tx: Queryable) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  let broken: Error | undefined
  // A connection lost while checked out also emits an error here; unhandled, it would end the process.
  const onError = (error: Error) => {
    broken = error
  }
  client.on('error', onError)
  try {
    await client.query('begin')
    const value = await work(client)
    const end = await client.query('commit')
    // PostgreSQL answers a failed commit with ROLLBACK, not with an error.
    if (end.command !== 'COMMIT') throw new Error('the transaction was rolled back')
    return value
  } catch (error) {
    await client.query('rollback').catch(onError)
    throw error
  } finally {
    client.off('error', onError)
    client.release(broken)
  }
}
