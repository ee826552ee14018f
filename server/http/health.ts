import type { Context } from 'hono'
import type { QueryConfig } from 'pg'
import type { Database } from '../postgres/database.ts'

/** 200 once the database answers, 503 while it does not. */
export function health(db: Database) {
  return async (c: Context): Promise<Response> => {
    c.header('cache-control', 'no-store')
    try {
      // Over a connection that was lost without a word no answer comes; the pool replaces it then.
      await db.admin.query({ text: 'select 1', query_timeout: 2000 } as QueryConfig)
      return c.json({ status: 'ok' })
    } catch {
      return c.json({ status: 'unavailable' }, 503)
    }
  }
}
