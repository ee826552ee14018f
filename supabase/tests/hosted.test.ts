import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'smol-toml'
import { expect, it } from 'vitest'

const folder = path.join(import.meta.dirname, '..')

it('D1 names everything that the Supabase CLI requires of an SMTP server', () => {
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
