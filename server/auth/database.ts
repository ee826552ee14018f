import type { Pool, PoolClient } from 'pg'

/** The pool, or one connection of it inside a transaction. */
export type Queryable = Pick<PoolClient, 'query'>

/** Runs the work in one transaction; an error undoes all of it. */
export async function inTransaction<T>(pool: Pool, work: (tx: Queryable) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  let broken = false
  try {
    await client.query('begin')
    const value = await work(client)
    await client.query('commit')
    return value
  } catch (error) {
    await client.query('rollback').catch(() => {
      broken = true
    })
    throw error
  } finally {
    client.release(broken)
  }
}
