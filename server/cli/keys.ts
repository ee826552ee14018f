import { withDatabase } from '../backup/source.ts'
import { readSupabaseConfig } from '../config/supabase.ts'
import { ExitCode, StartFailure } from '../failure.ts'
import { SigningKeys } from '../keys/signing-keys.ts'
import { createLog } from '../log.ts'
import { openDatabase } from '../postgres/database.ts'
import { command } from './command.ts'

await command('npm run keys -- rotate', async (env, [action]) => {
  if (action !== 'rotate') return undefined
  const log = createLog('silent')
  const config = readSupabaseConfig(env.SUPABASE_DIR)
  if (config.auth.signing_keys_path) {
    throw new StartFailure(
      ExitCode.configuration,
      'The keys come from signing_keys_path: change that file instead.',
    )
  }
  return withDatabase(env, log, async (url) => {
    const db = await openDatabase(url, log, {
      exposeNewTables: config.api.auto_expose_new_tables,
      afterBootstrap: async () => undefined,
    })
    try {
      const keys = await SigningKeys.open(db, config.auth.jwt_expiry)
      await keys.rotate()
      return `New tokens are signed with ${keys.signer().kid}. Those of the earlier key stay valid until they expire.`
    } finally {
      await db.close()
    }
  })
})
