import { backUp } from '../backup/back-up.ts'
import { withDatabase } from '../backup/source.ts'
import { keptSecrets } from '../keys/api-keys.ts'
import { createLog } from '../log.ts'
import { openBackend } from '../storage/backend/open.ts'
import { command } from './command.ts'

await command('npm run backup -- FILE', async (env, [file]) => {
  if (!file) return undefined
  return withDatabase(env, createLog('silent'), async (url) => {
    const { publishableKey, secretKey } = await keptSecrets(env)
    const backend = await openBackend(env)
    try {
      const { rows, files } = await backUp(
        { database: url, backend, keys: { publishableKey, secretKey } },
        file,
      )
      return `${file}: ${rows} rows, ${files} files`
    } finally {
      backend.close()
    }
  })
})
