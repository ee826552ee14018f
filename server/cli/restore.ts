import { findArchive } from '../backup/find.ts'
import { restore } from '../backup/restore.ts'
import { createLog } from '../log.ts'
import { command } from './command.ts'

await command('npm run restore -- FILE | --newest [--force]', async (env, words) => {
  const [file] = words.filter((word) => !word.startsWith('--'))
  if (!file && !words.includes('--newest')) return undefined
  const { archive, close } = await findArchive(env, file)
  try {
    const { rows, files } = await restore(env, archive, words.includes('--force'), createLog('silent'))
    return `Restored ${rows} rows and ${files} files. Start the server to use them.`
  } finally {
    close()
  }
})
