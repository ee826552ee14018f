import { expect, it } from 'vitest'
import { readEnv } from '../config/env.ts'
import { readSupabaseConfig } from '../config/supabase.ts'
import { isUnusableSender, withSender } from './sender.ts'

const config = readSupabaseConfig('server/testing/mail', {})
const sentFrom = (MAIL_FROM: string) => withSender(config, readEnv({ MAIL_FROM }).MAIL_FROM)

it.each([
  ['Essor <hello@essor.eu>', 'Essor', 'hello@essor.eu'],
  ['"Rivage, Inc." <hello@essor.eu>', 'Rivage, Inc.', 'hello@essor.eu'],
  ['hello@essor.eu', '', 'hello@essor.eu'],
])('%s is the sender of account emails and of functions', (text, sender_name, admin_email) => {
  const { auth, edge_runtime } = sentFrom(text)
  expect(auth.email.smtp).toEqual({ sender_name, admin_email })
  expect(edge_runtime.secrets.MAIL_FROM).toBe(text)
})

it.each(['Essor', 'Essor <essor>', 'a@essor.eu, b@essor.eu'])('%s is refused', (MAIL_FROM) =>
  expect(() => readEnv({ MAIL_FROM })).toThrow('MAIL_FROM: Write it as'),
)

it('leaves the configuration as it is if nothing is set', () => {
  expect(withSender(config, undefined)).toBe(config)
})

it('knows senders that mail servers refuse', () => {
  expect(isUnusableSender(sentFrom('noreply@essor.test'))).toBe(true)
  expect(isUnusableSender(sentFrom('noreply@app.example.com'))).toBe(true)
  expect(isUnusableSender(sentFrom('noreply@contest.fr'))).toBe(false)
})
