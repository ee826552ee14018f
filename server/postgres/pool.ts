import { Pool, type PoolConfig } from 'pg'
import type { Log } from '../log.ts'

/** A pool whose lost connections, idle or in use, are replaced; none of them ends the process. */
export function survivingPool(config: PoolConfig, log: Log): Pool {
  const pool = new Pool({ ...config, idleTimeoutMillis: 60_000 })
  pool.on('error', (error) => {
    // A connection that is just being closed may hear that PostgreSQL stops; nobody needs to know.
    if (!pool.ending) log.warn({ err: error }, 'an idle database connection was lost')
  })
  // The query under way is rejected anyway; without a listener the event itself would be fatal.
  pool.on('connect', (client) => client.on('error', () => undefined))
  return pool
}
