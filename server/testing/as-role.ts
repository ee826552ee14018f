import type { TestServer } from './server.ts'

/** Runs a statement as a database role, as a migration or a request would. Commits on success. */
export async function asRole<T extends Record<string, unknown> = Record<string, unknown>>(
  server: TestServer,
  role: string,
  sql: string,
  values: unknown[] = [],
): Promise<T[]> {
  const client = await server.engine.db.admin.connect()
  try {
    await client.query('begin')
    await client.query(`set local role ${role}`)
    const { rows } = await client.query(sql, values)
    await client.query('commit')
    return rows as T[]
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
}
