import path from 'node:path'
import type { Client } from 'pg'
import { withFilledDatabase } from '../world/filled-database.ts'

interface World extends Record<string, number> {
  students: number
  /** How many of 60 missions each student has tried, on average. */
  tries: number
}

/** The product's database with two schools of this size, deleted afterward. */
export function withSchools<T>(sizes: World, work: (client: Client) => Promise<T>): Promise<T> {
  const script = path.join(import.meta.dirname, 'world.sql')
  return withFilledDatabase({ script, sizes }, ({ client }) => work(client))
}

/** The ID that the world gave to something. */
export async function idOf(client: Client, kind: string, nth: number): Promise<string> {
  const { rows } = await client.query<{ id: string }>(`select md5($1)::uuid as id`, [`${kind} ${nth}`])
  return rows[0]!.id
}
