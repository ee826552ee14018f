import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { Client } from 'pg'

/** Where the server that stories share says which folder has its data. */
export const folderFile = (port: string) => path.resolve('node_modules/.cache', `e2e-${port}`)

/** Queries the database in a data folder directly, bypassing everything that protects it. */
export async function queryIn<Row extends object>(
  folder: string,
  text: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const read = (file: string) => readFile(path.join(folder, file), 'utf8')
  const { databasePassword } = JSON.parse(await read('keys.json'))
  const port = (await read('postgres/postmaster.pid')).split('\n')[3]
  const address = `postgres://supabase_admin:${databasePassword}@127.0.0.1:${port}/postgres`
  const client = new Client({ connectionString: address })
  await client.connect()
  try {
    return (await client.query(text, values)).rows
  } finally {
    await client.end()
  }
}

/** For what takes days, in the database that all stories share: touch only the story's own rows. */
export async function sql<Row extends object>(text: string, values?: unknown[]): Promise<Row[]> {
  return queryIn(await readFile(folderFile(process.env.E2E_PORT!), 'utf8'), text, values)
}
