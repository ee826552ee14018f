import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { readSupabaseConfig } from '../config/supabase.ts'
import { createLog } from '../log.ts'
import { migrate } from '../migrate/migrate.ts'
import { withTemporaryDatabase } from '../postgres/temporary-database.ts'
import { generateTypes } from '../types/generate.ts'
import { command } from './command.ts'

await command('npm run types', async ({ SUPABASE_DIR }, [file]) => {
  if (!file) return undefined
  const config = readSupabaseConfig(SUPABASE_DIR)
  const withoutSeed = { ...config, db: { ...config.db, seed: { ...config.db.seed, enabled: false } } }
  const log = createLog('silent')
  const preparation = {
    exposeNewTables: config.api.auto_expose_new_tables,
    afterBootstrap: (client: Parameters<typeof migrate>[0]) =>
      migrate(client, SUPABASE_DIR, withoutSeed, log),
  }
  const types = await withTemporaryDatabase(preparation, log, (db) =>
    generateTypes(db.admin, config.api.schemas),
  )
  await mkdir(path.dirname(path.resolve(file)), { recursive: true })
  await writeFile(file, types)
  return `${file} written`
})
