import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestServer } from '../../server/testing/server.ts'
import { newEmail, type PartnerKind, partnerData, partnerKinds, startProduct } from './people.ts'
import { messages } from './sign-up-messages.ts'

let server: TestServer
beforeAll(async () => {
  server = await startProduct()
})
afterAll(() => server.close())

/** What the auth service asks before it creates an account: null, or the reason for refusing. */
async function objection(data: Record<string, unknown>, email = newEmail()): Promise<string | null> {
  const [row] = await server.sql<{ answer: { error?: { message: string; http_code: number } } }>(
    'select private.before_user_created($1) as answer',
    [{ user: { email, user_metadata: data } }],
  )
  const { error } = row!.answer
  if (error) expect(error.http_code).toBe(422)
  return error?.message ?? null
}

describe('the rules for', () => {
  const hosts = [
    'gmail.com',
    'Gmail.COM',
    'yahoo.com',
    'YAHOO.com',
    'hotmail.com',
    'HotMail.Com',
    'outlook.com',
    'oUtLoOk.cOm',
  ]
  it.each(hosts)(
    '%s: refused for companies and schools, accepted for makers and candidates',
    async (host) => {
      const email = `Somebody@${host}`
      expect(await objection(partnerData('company'), email)).toBe(messages.mail)
      expect(await objection(partnerData('academia'), email)).toBe(messages.mail)
      expect(await objection(partnerData('on_maker'), email)).toBeNull()
      expect(await objection({ first_name: 'Ada' }, email)).toBeNull()
    },
  )

  it.each(['mail.gmail.com', 'gmail.company', 'notgmail.com', 'gmail.com.acme.test'])(
    '%s: accepted as a professional domain',
    async (host) => {
      expect(await objection(partnerData('company'), `somebody@${host}`)).toBeNull()
    },
  )

  const fields: [string, Record<string, unknown>, string | null, PartnerKind[]?][] = [
    ['a blank first name', { first_name: '   ' }, messages.names],
    ['a first name of other whitespace', { first_name: '\t\n\u00a0\u3000' }, messages.names],
    ['no last name', { last_name: undefined }, messages.names],
    ['a last name that is null', { last_name: null }, messages.names],
    ['names of 80 characters', { first_name: 'é'.repeat(80), last_name: 'x'.repeat(80) }, null],
    ['no role', { role: '' }, messages.role],
    ['a long role', { role: 'x'.repeat(121) }, messages.role],
    ['a role of 120 characters', { role: 'x'.repeat(120) }, null],
    ['no organization', { organization_name: undefined }, messages.organization, ['company', 'academia']],
    ['no organization', { organization_name: undefined }, null, ['on_maker']],
    ['an organization of 160 characters', { organization_name: 'x'.repeat(160) }, null],
    ['an organization that is too long', { organization_name: 'x'.repeat(161) }, messages.longOrganization],
    ['no website', { website: undefined }, null],
    ['an empty website', { website: '' }, null],
    ['a website that is a script', { website: 'javascript:alert(1)' }, messages.website],
    ['a website without its protocol', { website: 'www.acme.test' }, messages.website],
    ['a website without a host', { website: 'https://' }, messages.website],
    ['a website as an object', { website: { href: 'https://acme.test' } }, messages.website],
    ['a website that is too long', { website: `https://acme.test/${'x'.repeat(500)}` }, messages.website],
    ['a website with a path', { website: 'HTTPS://acme.test/fr?x#y' }, null],
    ['no SIRET', { siret: undefined }, null],
    ['an empty SIRET', { siret: ' ' }, null],
    ['a SIRET with spaces around it', { siret: ' 73282932000074 ' }, null],
    ['a SIRET as a number', { siret: 73282932000074 }, null],
    ['a SIRET with spaces inside', { siret: '732 829 320 00074' }, messages.siret],
    ['a SIRET in other digits', { siret: '٧٣٢٨٢٩٣٢٠٠٠٠٧٤' }, messages.siret],
    ['no answer to how they heard of us', { hear_about_us: undefined }, null],
    ['an empty answer', { hear_about_us: '' }, null],
    ['an answer in another case', { hear_about_us: 'linkedin' }, messages.heard],
    ['several answers', { hear_about_us: ['LinkedIn'] }, messages.heard],
  ]
  it.each(fields)('%s', async (_, more, expected, kinds = partnerKinds) => {
    for (const kind of kinds) expect(await objection(partnerData(kind, more)), kind).toBe(expected)
  })

  const answers = ['LinkedIn', 'Email', 'Referral', 'France Travail', 'Mission Local', 'Friends', 'Other']
  it.each(answers)('how they heard of us: %s', async (hear_about_us) => {
    expect(await objection(partnerData('company', { hear_about_us }))).toBeNull()
  })

  it('free email domains follow the administrators’ list', async () => {
    const before = await server.sql(
      `select value from public.platform_settings where key = 'free_mail_domains'`,
    )
    expect(before).toEqual([{ value: ['gmail.com', 'yahoo.com', 'hotmail.com', 'outlook.com'] }])
    await server.sql(
      `update public.platform_settings set value = '["Free.test"]' where key = 'free_mail_domains'`,
    )
    expect(await objection(partnerData('company'), 'a@free.TEST')).toBe(messages.mail)
    expect(await objection(partnerData('company'), 'a@gmail.com')).toBeNull()
  })
})
