import { withDatabase } from '../backup/source.ts'
import type { Env } from '../config/env.ts'
import { readSupabaseConfig, type SupabaseConfig } from '../config/supabase.ts'
import { ExitCode, StartFailure } from '../failure.ts'
import { keptSecrets } from '../keys/api-keys.ts'
import { SigningKeys } from '../keys/signing-keys.ts'
import { Tokens } from '../keys/tokens.ts'
import { createLog } from '../log.ts'
import { type Database, openDatabase } from '../postgres/database.ts'
import { command } from './command.ts'

type Action = (db: Database, config: SupabaseConfig, env: Env) => Promise<string>

const actions: Record<string, Action> = { show, rotate }

await command('npm run keys -- show | rotate', async (env, [name = '']) => {
  const action = Object.hasOwn(actions, name) ? actions[name] : undefined
  if (!action) return undefined
  const log = createLog('silent')
  const config = readSupabaseConfig(env.SUPABASE_DIR)
  return withDatabase(env, log, async (url) => {
    const db = await openDatabase(url, log, {
      exposeNewTables: config.api.auto_expose_new_tables,
      afterBootstrap: async () => undefined,
    })
    try {
      return await action(db, config, env)
    } finally {
      await db.close()
    }
  })
})

/** The keys a client can use. The two older ones are signed each time, and every one of them is valid. */
async function show(db: Database, config: SupabaseConfig, env: Env): Promise<string> {
  const { publishableKey, secretKey } = await keptSecrets(env)
  const signingKeys = await SigningKeys.open(db, config.auth.jwt_expiry)
  const tokens = new Tokens(signingKeys, env.SUPABASE_JWT_SECRET ?? (await db.secret('legacy_jwt')))
  const now = Math.floor(Date.now() / 1000)
  return [
    `publishable   ${publishableKey}`,
    `secret        ${secretKey}`,
    `anon          ${await tokens.signLegacy('anon', now)}`,
    `service_role  ${await tokens.signLegacy('service_role', now)}`,
  ].join('\n')
}

async function rotate(db: Database, config: SupabaseConfig): Promise<string> {
  if (config.auth.signing_keys_path) {
    throw new StartFailure(
      ExitCode.configuration,
      'The keys come from signing_keys_path. Change that file instead.',
    )
  }
  const keys = await SigningKeys.open(db, config.auth.jwt_expiry)
  await keys.rotate()
  return `New tokens are signed with ${keys.signer().kid}. Tokens signed with the previous key stay valid until they expire.`
}
