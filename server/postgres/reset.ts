import { rm } from 'node:fs/promises'
import path from 'node:path'
import type { Env } from '../config/env.ts'
import { describeHosts, readAddress } from './address/address.ts'
import { DatabaseClient } from './address/client.ts'
import { lockDataFolder, stopOrphan } from './data-folder.ts'

/** What a reset deletes, as people are asked about it. */
export function describeTarget(env: Env): string {
  if (!env.DATABASE_URL) return `the database and the stored files in ${env.DATA_DIR}`
  const { database, route } = readAddress(env.DATABASE_URL)
  return `the whole database "${database}" on ${describeHosts(route)}`
}

/** Deletes the database, so that the next start creates it again. Refuses while a server uses the data folder. */
export async function resetDatabase(env: Env): Promise<void> {
  const lock = await lockDataFolder(env.DATA_DIR)
  try {
    if (env.DATABASE_URL) return await recreate(env.DATABASE_URL)
    const cluster = path.join(env.DATA_DIR, 'postgres')
    await stopOrphan(cluster)
    // Files without their rows would never be found again.
    for (const place of [cluster, path.join(env.DATA_DIR, 'storage')]) {
      await rm(place, { recursive: true, force: true })
    }
  } finally {
    await lock.release()
  }
}

async function recreate(databaseUrl: string): Promise<void> {
  const { database = '', ...address } = readAddress(databaseUrl)
  const client = new DatabaseClient({ ...address, database: 'template1' })
  await client.connect()
  try {
    const name = client.escapeIdentifier(database)
    await client.query(`drop database ${name} with (force)`)
    await client.query(`create database ${name}`)
  } finally {
    await client.end()
  }
}
