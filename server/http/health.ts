import type { Context } from 'hono'
import type { QueryConfig } from 'pg'
import type { Database } from '../postgres/database.ts'

/** Answers 200 as long as the process does. Restarting it would not bring back a database that is away. */
export function live(c: Context): Response {
  c.header('cache-control', 'no-store')
  return c.json({ status: 'ok' })
}

/**
 * Answers 200 if the database responds, so that requests can be sent here, and 503 if it does not. Without its standby,
 * the server is still ready.
 */
export function ready(db: Database) {
  return async (c: Context): Promise<Response> => {
    c.header('cache-control', 'no-store')
    try {
      // A connection that was lost silently never answers. The pool then replaces it.
      await db.admin.query({ text: 'select 1', query_timeout: 2000 } as QueryConfig)
      const lacks = db.lacks.map((lack) => lack.lacks)
      return c.json({
        status: 'ok',
        ...(lacks.length > 0 && { lacks }),
        ...(db.replica && { replica: db.replica.state }),
      })
    } catch {
      c.header('retry-after', '5')
      return c.json({ status: 'unavailable' }, 503)
    }
  }
}
