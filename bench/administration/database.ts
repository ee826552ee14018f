import path from 'node:path'
import type { Client } from 'pg'
import { withFilledDatabase } from '../world/filled-database.ts'

/** The product's database after years of use, with as many accounts as requested, deleted afterward. */
export function withAccounts<T>(accounts: number, work: (client: Client) => Promise<T>): Promise<T> {
  const script = path.join(import.meta.dirname, 'world.sql')
  return withFilledDatabase({ script, sizes: { accounts } }, ({ client }) => work(client))
}
