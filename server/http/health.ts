import type { Context } from 'hono'
import type { Database } from '../postgres/database.ts'

/** 200 once the database answers, 503 while it does not. */
export function health(db: Database) {
  return async (c: Context): Promise<Response> => {
    c.header('cache-control', 'no-store')
    const late = new Promise<never>((_, reject) => setTimeout(reject, 2000, new Error('no answer')).unref())
    try {
      await Promise.race([db.admin.query('select 1'), late])
      return c.json({ status: 'ok' })
    } catch {
      return c.json({ status: 'unavailable' }, 503)
    }
  }
}
