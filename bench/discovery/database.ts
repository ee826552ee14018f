import path from 'node:path'
import type { Client } from 'pg'
import { withFilledDatabase } from '../world/filled-database.ts'

/** The product's database with as many findable candidates as requested, deleted afterward. */
export function withCandidates<T>(cards: number, work: (client: Client) => Promise<T>): Promise<T> {
  const script = path.join(import.meta.dirname, 'world.sql')
  return withFilledDatabase(
    { script, sizes: { cards }, largest: ['private.candidate_cards'] },
    ({ client }) => work(client),
  )
}
