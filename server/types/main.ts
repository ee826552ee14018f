import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { readEnv } from '../config/env.ts'
import { readSupabaseConfig } from '../config/supabase.ts'
import { generateTypes } from './generate.ts'
import { withTemporaryDatabase } from './temporary-database.ts'

const [target] = process.argv.slice(2)
if (!target) {
  process.stderr.write('Usage: npm run types -- FILE\n')
  process.exit(2)
}
const { SUPABASE_DIR: folder } = readEnv(process.env)
const config = readSupabaseConfig(folder)
const types = await withTemporaryDatabase(folder, config, (db) => generateTypes(db.admin, config.api.schemas))
await mkdir(path.dirname(path.resolve(target)), { recursive: true })
await writeFile(target, types)
process.stdout.write(`${target} written\n`)
