import path from 'node:path'
import { type World, withFilledDatabase } from '../world/filled-database.ts'

/** How many rows of each there are. */
export interface Size extends Record<string, number> {
  missions: number
  people: number
  enrollments: number
  organizations: number
}

/** The product's database with its migrations and seed, filled to the requested size, deleted afterward. */
export function withWorld<T>(sizes: Size, work: (world: World) => Promise<T>): Promise<T> {
  return withFilledDatabase({ script: path.join(import.meta.dirname, 'world.sql'), sizes }, async (world) => {
    await world.client.query('set search_path to public, extensions')
    return work(world)
  })
}
