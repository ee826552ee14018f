import { restore } from '../backup/restore.ts'
import { testRestore } from '../backup/restore-test.ts'
import { createLog } from '../log.ts'
import { command } from './command.ts'

await command('npm run restore -- FILE [--force | --test]', async (env, words) => {
  const [file] = words.filter((word) => word !== '--force' && word !== '--test')
  if (!file) return undefined
  if (words.includes('--test')) {
    const { rows, files } = await testRestore(env, file, createLog('silent'))
    return `${file} can be restored: ${rows} rows and ${files} files. Your data was not changed.`
  }
  const { rows, files } = await restore(env, file, words.includes('--force'), createLog('silent'))
  return `Restored ${rows} rows and ${files} files. Start the server to use them.`
})
