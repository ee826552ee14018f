import { readdir } from 'node:fs/promises'
import path from 'node:path'
import type { Client } from 'pg'
import type { Env } from '../config/env.ts'
import type { Log } from '../log.ts'
import { readSqlFile, recordSeed, runFiles, type SqlFile } from '../migrate/run-files.ts'
import type { StorageEnv } from '../storage/backend/open.ts'
import { addObjects, prepareFiles } from './files.ts'

type Queryable = Pick<Client, 'query'>

/**
 * Fills an empty product once with the world in `demo/*.sql` and `demo/files`, and only if there are no accounts. The
 * scripts read their language from the setting `demo.language` and find the files in storage. The caller holds the
 * start-up lock, so servers that start together don't both load it. `register` is the database whose server manages
 * the files, if that is a different one.
 */
export async function loadDemo(
  client: Client,
  env: Pick<Env, 'SUPABASE_DIR' | 'DEMO_LANGUAGE'> & StorageEnv,
  log: Log,
  register: Queryable = client,
): Promise<void> {
  const { SUPABASE_DIR, DEMO_LANGUAGE } = env
  const files = await readDemoFiles(SUPABASE_DIR)
  if (files.length === 0 || (await isDemoLoaded(client)) || (await hasUsers(client))) return
  log.info('loading the demo world')
  await client.query(`select set_config('demo.language', $1, false)`, [DEMO_LANGUAGE])
  const objects = await prepareFiles(client, env, register)
  await runFiles(
    client,
    files,
    (file) => recordSeed(client, file),
    () => addObjects(client, objects),
  )
  log.debug({ files: files.length, objects: objects.length }, 'demo loaded')
}

export async function readDemoFiles(folder: string): Promise<SqlFile[]> {
  const names = await readdir(path.join(folder, 'demo')).catch(() => [])
  const scripts = names.filter((name) => name.endsWith('.sql')).sort()
  return Promise.all(scripts.map((name) => readSqlFile(folder, `demo/${name}`)))
}

/** Whether this database was ever loaded with a demo world, whatever happened to it since. */
export async function isDemoLoaded(client: Queryable): Promise<boolean> {
  const { rows } = await client.query(
    `select to_regclass('supabase_migrations.seed_files') is not null as exists`,
  )
  if (!rows[0].exists) return false
  const found = await client.query(
    `select from supabase_migrations.seed_files where starts_with(path, 'demo/') limit 1`,
  )
  return found.rowCount === 1
}

async function hasUsers(client: Client): Promise<boolean> {
  return (await client.query('select from auth.users limit 1')).rowCount === 1
}
