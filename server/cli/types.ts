import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { readSupabaseConfig } from '../config/supabase.ts'
import { generateTypes } from '../types/generate.ts'
import { withTemporaryDatabase } from '../types/temporary-database.ts'
import { command } from './command.ts'

await command('npm run types', async ({ SUPABASE_DIR }, [file]) => {
  if (!file) return undefined
  const config = readSupabaseConfig(SUPABASE_DIR)
  const types = await withTemporaryDatabase(SUPABASE_DIR, config, (db) =>
    generateTypes(db.admin, config.api.schemas),
  )
  await mkdir(path.dirname(path.resolve(file)), { recursive: true })
  await writeFile(file, types)
  return `${file} written`
})
