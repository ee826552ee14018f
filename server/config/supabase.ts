import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'smol-toml'
import { z } from 'zod'
import { ExitCode, StartFailure } from '../failure.ts'
import { parseBytes, parseSeconds } from './units.ts'

const amount = z.union([z.string(), z.number()])
const bytes = (fallback: string) => amount.default(fallback).transform(parseBytes)
const seconds = (fallback: string) => amount.default(fallback).transform(parseSeconds)
/** A table of config.toml. It may be missing entirely, and then every key has its default. */
const table = <T extends z.ZodRawShape>(shape: T) => z.object(shape).prefault({} as never)

const hook = table({ enabled: z.boolean().default(false), uri: z.string().default('') })
const mail = z.object({
  subject: z.string().optional(),
  content_path: z.string().optional(),
  content: z.string().optional(),
  enabled: z.boolean().optional(),
})
const provider = z.object({
  enabled: z.boolean().default(false),
  client_id: z.string().default(''),
  secret: z.string().default(''),
  url: z.string().default(''),
  redirect_uri: z.string().default(''),
  skip_nonce_check: z.boolean().default(false),
  email_optional: z.boolean().default(false),
})

const schema = z.object({
  project_id: z.string().default('local'),
  api: table({
    schemas: z.array(z.string()).default(['public']),
    extra_search_path: z.array(z.string()).default(['public', 'extensions']),
    max_rows: z.number().int().positive().default(1000),
    auto_expose_new_tables: z.boolean().default(true),
  }),
  db: table({
    migrations: table({ enabled: z.boolean().default(true) }),
    seed: table({
      enabled: z.boolean().default(true),
      sql_paths: z.array(z.string()).default(['./seed.sql']),
    }),
  }),
  realtime: table({
    enabled: z.boolean().default(true),
    /** The opposite of "Allow public access" on hosted projects. */
    private_only: z.boolean().default(false),
  }),
  storage: table({
    enabled: z.boolean().default(true),
    file_size_limit: bytes('50MiB'),
    image_transformation: table({ enabled: z.boolean().default(true) }),
    buckets: z
      .record(
        z.string(),
        z.object({
          public: z.boolean().default(false),
          file_size_limit: amount.transform(parseBytes).optional(),
          allowed_mime_types: z.array(z.string()).optional(),
        }),
      )
      .default({}),
  }),
  auth: table({
    enabled: z.boolean().default(true),
    site_url: z.string().default('http://127.0.0.1:3000'),
    additional_redirect_urls: z.array(z.string()).default([]),
    jwt_expiry: z.number().int().positive().max(604_800).default(3600),
    jwt_issuer: z.string().optional(),
    signing_keys_path: z.string().optional(),
    enable_refresh_token_rotation: z.boolean().default(true),
    refresh_token_reuse_interval: z.number().default(10),
    enable_signup: z.boolean().default(true),
    enable_anonymous_sign_ins: z.boolean().default(false),
    enable_manual_linking: z.boolean().default(false),
    minimum_password_length: z.number().int().default(6),
    password_requirements: z
      .enum(['', 'letters_digits', 'lower_upper_letters_digits', 'lower_upper_letters_digits_symbols'])
      .default(''),
    rate_limit: table({
      email_sent: z.number().default(30),
      sms_sent: z.number().default(30),
      anonymous_users: z.number().default(30),
      token_refresh: z.number().default(150),
      sign_in_sign_ups: z.number().default(30),
      token_verifications: z.number().default(30),
    }),
    email: table({
      enable_signup: z.boolean().default(true),
      double_confirm_changes: z.boolean().default(true),
      enable_confirmations: z.boolean().default(false),
      secure_password_change: z.boolean().default(false),
      max_frequency: seconds('1s'),
      otp_length: z.number().int().min(6).max(10).default(6),
      otp_expiry: z.number().default(3600),
      template: z.record(z.string(), mail).default({}),
      notification: z.record(z.string(), mail).default({}),
      smtp: table({
        admin_email: z.string().default('noreply@localhost'),
        sender_name: z.string().default(''),
      }),
    }),
    sms: table({
      enable_signup: z.boolean().default(false),
      enable_confirmations: z.boolean().default(false),
      test_otp: z.record(z.string(), z.string()).default({}),
    }),
    sessions: table({
      timebox: seconds('0s'),
      inactivity_timeout: seconds('0s'),
    }),
    hook: table({ before_user_created: hook, custom_access_token: hook, mfa_verification_attempt: hook }),
    mfa: table({
      max_enrolled_factors: z.number().int().default(10),
      totp: table({
        enroll_enabled: z.boolean().default(true),
        verify_enabled: z.boolean().default(true),
      }),
      web_authn: table({ enroll_enabled: z.boolean().default(false) }),
      phone: table({ enroll_enabled: z.boolean().default(false) }),
    }),
    external: z.record(z.string(), provider).default({}),
    oauth_server: table({ enabled: z.boolean().default(false) }),
    passkey: table({ enabled: z.boolean().default(false) }),
  }),
  functions: z
    .record(
      z.string(),
      z.object({
        enabled: z.boolean().default(true),
        verify_jwt: z.boolean().default(true),
        entrypoint: z.string().optional(),
        import_map: z.string().optional(),
      }),
    )
    .default({}),
  edge_runtime: table({ secrets: z.record(z.string(), z.string()).default({}) }),
})

export type SupabaseConfig = z.infer<typeof schema>

/** Reads `config.toml` from a supabase folder. Every key has Supabase's own default. */
export function readSupabaseConfig(
  folder: string,
  env: Record<string, string | undefined> = process.env,
): SupabaseConfig {
  const file = path.join(folder, 'config.toml')
  try {
    const raw = existsSync(file) ? parse(readFileSync(file, 'utf8')) : {}
    return schema.parse(substitute(raw, env))
  } catch (error) {
    const reason = error instanceof z.ZodError ? z.prettifyError(error) : (error as Error).message
    throw new StartFailure(ExitCode.configuration, `${file} is invalid: ${reason}`, { cause: error })
  }
}

/** Enabled settings that only Supabase itself supports, so that operators learn about them at startup. */
export function notOffered({ auth }: SupabaseConfig): string[] {
  const wanted = {
    'auth.oauth_server': auth.oauth_server.enabled,
    'auth.passkey': auth.passkey.enabled,
    'auth.mfa.web_authn': auth.mfa.web_authn.enroll_enabled,
    'auth.mfa.phone': auth.mfa.phone.enroll_enabled,
  }
  return Object.entries(wanted).flatMap(([name, isOn]) => (isOn ? [name] : []))
}

/** Supabase's `env(NAME)`: the variable's value, or an empty string if it is not set. */
function substitute(value: unknown, env: Record<string, string | undefined>): unknown {
  if (typeof value === 'string') return value.replace(/^env\((\w+)\)$/, (_, name) => env[name] ?? '')
  if (Array.isArray(value)) return value.map((item) => substitute(item, env))
  if (value && typeof value === 'object' && !(value instanceof Date)) {
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, substitute(item, env)]))
  }
  return value
}
