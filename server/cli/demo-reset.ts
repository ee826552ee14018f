import { existsSync } from 'node:fs'
import path from 'node:path'
import { withDatabase } from '../backup/source.ts'
import { nothingToReset, resetDemo } from '../demo/reset.ts'
import { createLog } from '../log.ts'
import { command } from './command.ts'

await command('npm run demo:reset', async (env) => {
  // Don't create a database only to find it empty.
  if (!env.DATABASE_URL && !existsSync(path.join(env.DATA_DIR, 'postgres'))) throw nothingToReset()
  const log = createLog('silent')
  const { rows, files } = await withDatabase(env, log, (url) => resetDemo(env, url, log))
  const removed = files === 1 ? '1 old file' : `${files} old files`
  return `Demo world reset: ${rows} rows loaded, ${removed} removed.`
})
