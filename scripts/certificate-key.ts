import { withDatabase } from '../server/backup/source.ts'
import { command } from '../server/cli/command.ts'
import { createLog } from '../server/log.ts'
import { DatabaseClient } from '../server/postgres/address/client.ts'

/** Replaces the key that signs certificates, whether or not the server is running. */
await command('npm run certificate-key -- rotate [--revoke]', async (env, [action, option]) => {
  if (action !== 'rotate' || (option !== undefined && option !== '--revoke')) return undefined
  const revoke = option === '--revoke'
  return withDatabase(env, createLog('silent'), async (connectionString) => {
    const client = new DatabaseClient(connectionString)
    await client.connect()
    try {
      await client.query('select public.rotate_credential_key($1)', [revoke])
    } finally {
      await client.end()
    }
    return revoke
      ? 'The earlier keys are revoked: certificate files they signed no longer verify and must be downloaded again.'
      : 'The next certificate is signed with a new key. Files signed with the earlier one still verify.'
  })
})
