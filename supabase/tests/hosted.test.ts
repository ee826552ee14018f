import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'smol-toml'
import { expect, it } from 'vitest'

const folder = path.join(import.meta.dirname, '..')
const sources = readdirSync(path.join(folder, 'functions'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .map((file) => ({ file, text: readFileSync(path.join(folder, 'functions', file), 'utf8') }))

it('D1 sets everything the Supabase CLI requires for an SMTP server', () => {
  const config = parse(readFileSync(path.join(folder, 'config.toml'), 'utf8')) as {
    auth: { email: { smtp: Record<string, unknown> } }
  }
  expect(config.auth.email.smtp).toEqual({
    enabled: true,
    host: 'env(SMTP_HOST)',
    port: expect.any(Number),
    user: 'env(SMTP_USER)',
    pass: 'env(SMTP_PASS)',
    admin_email: expect.stringContaining('@'),
    sender_name: expect.any(String),
  })
})

it('D9 reads the project’s keys in one place, which knows Supabase’s names for them', () => {
  const readers = sources.filter(({ text }) => /SERVICE_ROLE_KEY|ANON_KEY|SECRET_KEYS/.test(text))
  expect(readers.map(({ file }) => file)).toEqual([path.join('_shared', 'backend.ts')])
})

it('D11 runs functions with the versions the product is tested with', () => {
  const { dependencies } = JSON.parse(readFileSync(path.join(folder, '../package.json'), 'utf8'))
  const { imports } = JSON.parse(readFileSync(path.join(folder, 'functions/deno.json'), 'utf8'))
  const names = Object.keys(imports)
  expect(names.length).toBeGreaterThan(2)
  expect(imports).toEqual(
    Object.fromEntries(names.map((name) => [name, `npm:${name}@${dependencies[name]}`])),
  )
  for (const { text } of sources) expect(text).not.toMatch(/(?:from|import\() ?['"](npm|jsr|https?):/)
})
