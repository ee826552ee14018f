import type { Env } from './config/env.ts'
import type { SupabaseConfig } from './config/supabase.ts'
import type { Demo } from './demo/model.ts'
import type { Callers } from './keys/callers.ts'
import type { Revocations } from './keys/revocations.ts'
import type { SigningKeys } from './keys/signing-keys.ts'
import type { Tokens } from './keys/tokens.ts'
import type { Log } from './log.ts'
import type { Mailer } from './mail/mailer.ts'
import type { Metrics } from './metrics/metrics.ts'
import type { Database } from './postgres/database.ts'
import type { ReplicaReads } from './rest/replica-reads.ts'
import type { Traces } from './traces/traces.ts'

/** Shared by every service. */
export interface ServerContext {
  env: Env
  config: SupabaseConfig
  db: Database
  log: Log
  tokens: Tokens
  signingKeys: SigningKeys
  revocations: Revocations
  callers: Callers
  mailer: Mailer
  /** The reads that may go to a standby. */
  replicaReads: ReplicaReads
  publishableKey: string
  secretKey: string
  /** Set when the database was loaded with a demo world. */
  demo: Demo | undefined
  /** Public origin, such as https://app.example. Links in emails start with it. Set once the port is known. */
  siteUrl: string
  /** Where it reaches itself, such as http://127.0.0.1:3000. Set once the port is known. */
  localUrl: string
  /** Set if METRICS is on. */
  metrics: Metrics | undefined
  /** Set if traces are sent somewhere. */
  traces: Traces | undefined
}
