import type { Env } from '../config/env.ts'
import type { SupabaseConfig } from '../config/supabase.ts'
import type { Engine } from '../engine.ts'
import type { Log } from '../log.ts'
import type { Database } from '../postgres/database.ts'
import type { Service } from '../service.ts'
import type { Mailer } from './mailer.ts'

export function createMailer(_env: Env, _config: SupabaseConfig, _db: Database, _log: Log): Mailer {
  return { send: async () => undefined }
}

export function createMailbox(_engine: Engine): Service {
  return {}
}
