import { backUp } from '../backup/back-up.ts'
import { keepBackup } from '../backup/keep.ts'
import { openPlace } from '../backup/place/open.ts'
import { withDatabase } from '../backup/source.ts'
import { keptSecrets } from '../keys/api-keys.ts'
import { createLog } from '../log.ts'
import { openBackend } from '../storage/backend/open.ts'
import { command } from './command.ts'

await command('npm run backup -- FILE, or npm run backup with BACKUP_TO', async (env, [file]) => {
  if (!file && !env.BACKUP_TO) return undefined
  return withDatabase(env, createLog('silent'), async (database) => {
    const { publishableKey, secretKey } = await keptSecrets(env)
    const backend = await openBackend(env)
    const source = { database, backend, keys: { publishableKey, secretKey } }
    try {
      if (file) {
        const { rows, files } = await backUp({ ...source, passphrase: env.BACKUP_KEY }, file)
        return `${file}: ${rows} rows, ${files} files`
      }
      const place = await openPlace(env)
      const { name, rows, files, removed, notRemoved } = await keepBackup(env, place, source)
      place.close()
      const old = notRemoved
        ? `old backups could not be removed: ${notRemoved.message}`
        : `old backups removed: ${removed}`
      return `${name} in ${place.address}: ${rows} rows, ${files} files; ${old}`
    } finally {
      backend.close()
    }
  })
})
