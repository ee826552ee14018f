import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'
import { readEnv } from './env.ts'
import { reachOf } from './reach.ts'
import { notOffered, readSupabaseConfig } from './supabase.ts'
import { parseBytes, parseSeconds } from './units.ts'

async function read(toml: string, env: Record<string, string> = {}) {
  const folder = await mkdtemp(path.join(tmpdir(), 'config-'))
  await writeFile(path.join(folder, 'config.toml'), toml)
  try {
    return readSupabaseConfig(folder, env)
  } finally {
    await rm(folder, { recursive: true })
  }
}

it("uses Supabase's defaults for missing settings", async () => {
  const config = await read('')
  expect(config.auth).toMatchObject({
    jwt_expiry: 3600,
    minimum_password_length: 6,
    refresh_token_reuse_interval: 10,
  })
  expect(config.auth.email).toMatchObject({ otp_length: 6, max_frequency: 1, double_confirm_changes: true })
  expect(config.storage.file_size_limit).toBe(50 * 1024 * 1024)
  expect(config.api).toMatchObject({ schemas: ['public'], max_rows: 1000 })
})

it('L14 keeps the demo world off a public address unless it is requested', () => {
  for (const SITE_URL of [
    'https://essor.example.com',
    'https://203.0.113.7',
    'http://172.32.0.1',
    'http://test.example.org',
  ]) {
    expect(() => readEnv({ SITE_URL })).toThrowError(
      expect.objectContaining({ exitCode: 2, message: expect.stringContaining('DEMO=off') }),
    )
    expect(readEnv({ SITE_URL, DEMO: 'on' }).DEMO).toBe('on')
    expect(readEnv({ SITE_URL, DEMO: 'off' }).DEMO).toBe('off')
  }
  for (const SITE_URL of [
    'http://localhost:3000',
    'http://127.0.0.1',
    'http://[::1]:3000',
    'https://essor.test',
    'http://192.168.1.20:3000',
    'http://10.0.0.7',
    'http://172.16.0.1',
    'http://172.31.255.254',
    'http://[fd12:3456::1]',
  ]) {
    expect(readEnv({ SITE_URL }).DEMO).toBe('on')
  }
  expect(readEnv({}).DEMO).toBe('on')
})

it.each([
  ['http://localhost:3000', 'loopback'],
  ['http://127.0.0.2', 'loopback'],
  ['http://[::1]:3000', 'loopback'],
  ['http://192.168.1.20:3000', 'private'],
  ['http://[fd12:3456::1]', 'private'],
  ['https://essor.test', 'private'],
  ['http://172.32.0.1', 'public'],
  ['https://essor.example.com', 'public'],
])('knows that %s is %s', (url, reach) => {
  expect(reachOf(url)).toBe(reach)
})

it('reads variables, durations, sizes and named tables', async () => {
  const config = await read(
    `[auth.external.google]
     enabled = true
     client_id = "env(MY_ID)"
     secret = "env(MISSING)"
     [auth.email]
     max_frequency = "1m30s"
     [storage.buckets.photos]
     public = true
     file_size_limit = "2MB"
     [functions.hello]
     verify_jwt = false`,
    { MY_ID: 'abc' },
  )
  expect(config.auth.external.google).toMatchObject({ client_id: 'abc', secret: '' })
  expect(config.auth.email.max_frequency).toBe(90)
  expect(config.storage.buckets.photos).toMatchObject({ public: true, file_size_limit: 2_000_000 })
  expect(config.functions.hello).toMatchObject({ verify_jwt: false, enabled: true })
})

it('G29 lists enabled settings that this server does not support', async () => {
  expect(notOffered(await read(''))).toEqual([])
  const wanted = await read('[auth.passkey]\nenabled = true\n[auth.mfa.web_authn]\nenroll_enabled = true')
  expect(notOffered(wanted)).toEqual(['auth.passkey', 'auth.mfa.web_authn'])
})

it('names an invalid key', async () => {
  await expect(read('[auth]\njwt_expiry = 9999999')).rejects.toThrow(/config\.toml is invalid:.*jwt_expiry/s)
  await expect(read('[auth\n')).rejects.toThrow(/config\.toml is invalid/)
})

it('parses sizes and durations', () => {
  expect(parseBytes('5KB')).toBe(5000)
  expect(parseBytes('1GiB')).toBe(1024 ** 3)
  expect(() => parseBytes('5 apples')).toThrow()
  expect(parseSeconds('24h')).toBe(86_400)
  expect(parseSeconds('500ms')).toBe(0.5)
  expect(() => parseSeconds('soon')).toThrow()
})

it('treats empty variables as unset and makes folders absolute', () => {
  const env = readEnv({ SMTP_URL: '', DATA_DIR: 'here', SITE_URL: 'https://app.example/', DEMO: 'off' })
  expect(env.SMTP_URL).toBeUndefined()
  expect(path.isAbsolute(env.DATA_DIR)).toBe(true)
  expect(env.SITE_URL).toBe('https://app.example')
  expect(() => readEnv({ PORT: '-1' })).toThrow(/PORT/)
})
