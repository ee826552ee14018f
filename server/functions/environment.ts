import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseEnv } from 'node:util'
import type { ServerContext } from '../context.ts'

/** Everything a function sees of the environment. None of it is the server's own. */
export function functionEnvironment(engine: ServerContext, smtpUrl: string): Record<string, string> {
  const { env, config, publishableKey, secretKey } = engine
  return {
    ...config.edge_runtime.secrets,
    ...readDotEnv(path.join(env.SUPABASE_DIR, 'functions/.env')),
    SMTP_URL: smtpUrl,
    SUPABASE_URL: engine.siteUrl,
    SUPABASE_ANON_KEY: publishableKey,
    SUPABASE_SERVICE_ROLE_KEY: secretKey,
    SUPABASE_PUBLISHABLE_KEYS: JSON.stringify({ default: publishableKey }),
    SUPABASE_SECRET_KEYS: JSON.stringify({ default: secretKey }),
    SUPABASE_JWKS: JSON.stringify(engine.signingKeys.jwks()),
    SB_REGION: 'local',
  }
}

function readDotEnv(file: string): Record<string, string> {
  return existsSync(file) ? (parseEnv(readFileSync(file, 'utf8')) as Record<string, string>) : {}
}
