import { expect, it } from 'vitest'
import type { ServerContext } from '../../context.ts'
import { RateLimits } from './rate-limits.ts'

/** Like a product that sends 300 emails an hour, one to a person every ten seconds. */
const limits = (maxFrequency = 10, emailsAnHour = 300) =>
  new RateLimits({
    config: {
      auth: {
        rate_limit: {
          email_sent: emailsAnHour,
          sign_in_sign_ups: 300,
          token_refresh: 150,
          token_verifications: 300,
          anonymous_users: 30,
        },
        email: { max_frequency: maxFrequency },
      },
    },
    env: { SMTP_URL: 'smtp://mail.example.test' },
  } as unknown as ServerContext)
const refusals = async (times: number, ask: () => Promise<unknown>) => {
  let refused = 0
  for (let i = 0; i < times; i++) await ask().catch(() => refused++)
  return refused
}

it('H3 lets no one use up the emails another person can request', async () => {
  const all = limits(0)
  const refused = await refusals(30, () => all.mailTo('recovery', 'ana@example.test', '203.0.113.9'))
  expect(refused).toBe(25)
  await all.mailTo('recovery', 'ana@example.test', '198.51.100.1')
})

it('H3 refused requests make no one wait', async () => {
  const all = limits()
  await refusals(60, () => all.mailTo('recovery', `${Math.random()}@example.test`, '203.0.113.9'))
  expect(await refusals(1, () => all.mailTo('recovery', 'ana@example.test', '203.0.113.9'))).toBe(1)
  await all.mailTo('recovery', 'ana@example.test', '198.51.100.1')
})

it('H3 counts a request that sends two emails twice', async () => {
  const all = limits()
  const refused = await refusals(60, () =>
    all.mailTo('email_change', `${Math.random()}@example.test`, '203.0.113.9', { emails: 2 }),
  )
  expect(refused).toBe(30)
})

it('lets people change their address even if few emails are allowed', async () => {
  await limits(10, 4).mailTo('email_change', 'ana@example.test', '203.0.113.9', { emails: 2 })
})

it('H3 limits notices per account, without affecting others', async () => {
  const all = limits()
  const told = []
  for (let i = 0; i < 400; i++) told.push(await all.mayNotify('password_changed', 'ana'))
  expect(told.filter(Boolean)).toHaveLength(10)
  expect(await all.mayNotify('password_changed', 'ben')).toBe(true)
  await all.mailTo('recovery', 'ben@example.test', '203.0.113.9')
})
