import { restore } from '../backup/restore.ts'
import { createLog } from '../log.ts'
import { command } from './command.ts'

await command('npm run restore -- FILE [--force]', async (env, words) => {
  const [file] = words.filter((word) => word !== '--force')
  if (!file) return undefined
  const { rows, files } = await restore(env, file, words.includes('--force'), createLog('silent'))
  return `Restored ${rows} rows and ${files} files. Start the server to use them.`
})
