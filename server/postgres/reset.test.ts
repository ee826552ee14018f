import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { Client } from 'pg'
import { expect, it } from 'vitest'
import { readEnv } from '../config/env.ts'
import { ExitCode } from '../failure.ts'
import { createDatabase } from '../testing/databases.ts'
import { temporaryFolder } from '../testing/server.ts'
import { lockDataFolder } from './data-folder.ts'
import { describeTarget, resetDatabase } from './reset.ts'

async function dataFolder() {
  const folder = await temporaryFolder()
  for (const name of ['postgres', 'storage']) {
    await mkdir(path.join(folder, name))
    await writeFile(path.join(folder, name, 'file'), '')
  }
  await writeFile(path.join(folder, 'keys.json'), '{}')
  return folder
}

it('deletes the database and the stored files, and keeps the keys', async () => {
  const folder = await dataFolder()
  const env = readEnv({ DATA_DIR: folder })
  expect(describeTarget(env)).toBe(`the database and the stored files in ${folder}`)
  await resetDatabase(env)
  const left = ['postgres', 'storage', 'keys.json', 'server.lock'].filter((name) =>
    existsSync(path.join(folder, name)),
  )
  expect(left).toEqual(['keys.json'])
})

it('refuses while a server is running', async () => {
  const folder = await dataFolder()
  const lock = await lockDataFolder(folder)
  await expect(resetDatabase(readEnv({ DATA_DIR: folder }))).rejects.toMatchObject({
    exitCode: ExitCode.dataFolderInUse,
  })
  expect(existsSync(path.join(folder, 'postgres/file'))).toBe(true)
  await lock.release()
})

it('recreates an external database empty, and names it without its password', async () => {
  const databaseUrl = await createDatabase()
  const env = readEnv({ DATA_DIR: await temporaryFolder(), DATABASE_URL: databaseUrl })
  expect(describeTarget(env)).toMatch(/^the whole database "test_\w+" on 127\.0\.0\.1:\d+$/)
  await resetDatabase(env)
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  const { rows } = await client.query(`select to_regnamespace('auth') as auth`)
  await client.end()
  expect(rows).toEqual([{ auth: null }])
})
