import path from 'node:path'
import { z } from 'zod'
import { ExitCode, StartFailure } from '../failure.ts'
import { sender } from '../mail/sender.ts'
import { reachOf } from './reach.ts'

const text = z.string().trim().min(1).optional()
const url = z.url({ protocol: /^https?$/ }).transform((value) => value.replace(/\/+$/, ''))

const schema = z.object({
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  DATA_DIR: z.string().default('.data'),
  DATABASE_URL: text,
  NEWER_DATABASE: z.enum(['refuse', 'accept']).default('refuse'),
  DATABASE_READ_URL: text,
  DATABASE_READ_MAX_LAG: z.coerce.number().positive().default(10),
  SUPABASE_DIR: z.string().default('supabase'),
  WEB_DIR: z.string().default('dist'),
  SITE_URL: url.optional(),
  SMTP_URL: text,
  MAIL_FROM: sender.optional(),
  DEMO: z.enum(['on', 'off']).default('on'),
  DEMO_LANGUAGE: z.enum(['en', 'fr']).default('en'),
  TRUST_PROXY: z.enum(['on', 'off']).default('off'),
  LOG_LEVEL: z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace']).default('info'),
  METRICS: z.enum(['on', 'off']).default('off'),
  METRICS_TOKEN: z.string().trim().min(16).optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: url.optional(),
  OTEL_EXPORTER_OTLP_HEADERS: text,
  OTEL_SERVICE_NAME: z.string().trim().default('essor'),
  OTEL_TRACES_SAMPLER: z
    .enum([
      'always_on',
      'always_off',
      'traceidratio',
      'parentbased_always_on',
      'parentbased_always_off',
      'parentbased_traceidratio',
    ])
    .default('parentbased_always_on'),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
  PASSWORD_HASH_COST: z.coerce.number().int().min(4).max(15).default(10),
  FUNCTIONS_BODY_MB: z.coerce.number().positive().default(1),
  FUNCTIONS_MEMORY_MB: z.coerce.number().int().min(16).default(256),
  FUNCTIONS_TIMEOUT_SECONDS: z.coerce.number().positive().default(150),
  SUPABASE_PUBLISHABLE_KEY: text,
  SUPABASE_SECRET_KEY: text,
  SUPABASE_JWT_SECRET: text,
  STORAGE_SIGNED_URL_SECONDS: z.coerce.number().int().min(1).default(3600),
  STORAGE_S3_BUCKET: text,
  STORAGE_S3_REGION: text,
  STORAGE_S3_ENDPOINT: text,
  STORAGE_S3_ACCESS_KEY_ID: text,
  STORAGE_S3_SECRET_ACCESS_KEY: text,
  STORAGE_S3_FORCE_PATH_STYLE: z.enum(['true', 'false']).default('true'),
  BACKUP_TO: text,
  BACKUP_SCHEDULE: text,
  BACKUP_KEY: z.string().trim().min(16).optional(),
  BACKUP_KEEP_DAILY: z.coerce.number().int().min(0).default(7),
  BACKUP_KEEP_WEEKLY: z.coerce.number().int().min(0).default(4),
  BACKUP_KEEP_MONTHLY: z.coerce.number().int().min(0).default(12),
  BACKUP_S3_REGION: text,
  BACKUP_S3_ENDPOINT: text,
  BACKUP_S3_ACCESS_KEY_ID: text,
  BACKUP_S3_SECRET_ACCESS_KEY: text,
  GOOGLE_CLIENT_ID: text,
  GOOGLE_CLIENT_SECRET: text,
  GOOGLE_ISSUER: text,
  LINKEDIN_CLIENT_ID: text,
  LINKEDIN_CLIENT_SECRET: text,
  LINKEDIN_ISSUER: text,
  SSO_IDP_INITIATED: z.enum(['on', 'off']).default('off'),
})

export type Env = z.infer<typeof schema>

export const variables: string[] = Object.keys(schema.shape)

/** Reads the environment once, at startup. Empty variables count as unset, and folders become absolute. */
export function readEnv(source: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value?.trim()))
  const parsed = schema.safeParse(given)
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`)
    throw new StartFailure(ExitCode.configuration, `Invalid environment variables:\n${lines.join('\n')}`)
  }
  const env = parsed.data
  if (given.DEMO === undefined) assertNotPublic(env)
  if (env.DATABASE_READ_URL && !env.DATABASE_URL) {
    throw new StartFailure(
      ExitCode.configuration,
      'DATABASE_READ_URL names a standby of DATABASE_URL, which is not set.',
    )
  }
  return {
    ...env,
    DATA_DIR: path.resolve(env.DATA_DIR),
    SUPABASE_DIR: path.resolve(env.SUPABASE_DIR),
    WEB_DIR: path.resolve(env.WEB_DIR),
  }
}

/** Demo accounts, including the administrator, have a publicly known password. */
function assertNotPublic({ SITE_URL }: Env): void {
  if (SITE_URL === undefined || reachOf(SITE_URL) !== 'public') return
  throw new StartFailure(
    ExitCode.configuration,
    `${SITE_URL} is public, and the demo accounts, including the administrator, have a known password.
Set DEMO=off to run the product for real, or DEMO=on to show the demo world to everyone.`,
  )
}
