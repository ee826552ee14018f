import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { call } from '../../server/testing/auth/helpers.ts'
import type { TestServer } from '../../server/testing/server.ts'
import { newEmail, partnerData, partnerKinds, password, rolesOf, startProduct } from './people.ts'
import { messages } from './sign-up-messages.ts'

let server: TestServer
beforeAll(async () => {
  server = await startProduct()
})
afterAll(() => server.close())

const signUp = (data: Record<string, unknown>, email = newEmail()) =>
  call(server, 'POST', '/signup', { body: { email, password, data } })

describe('through the API', () => {
  it('a candidate gets the account and the role immediately', async () => {
    const { status, body } = await signUp({ first_name: ' Ada ', last_name: 'Lovelace', language: 'fr' })
    expect(status).toBe(200)
    expect(await rolesOf(server, body.id as string)).toEqual(['candidate'])
    const profiles = await server.sql(
      'select first_name, last_name, language from public.profiles where user_id = $1',
      [body.id],
    )
    // Pages follow the browser until the person chooses.
    expect(profiles).toEqual([{ first_name: 'Ada', last_name: 'Lovelace', language: null }])
    const news = await server.sql('select kind, link from public.notifications where user_id = $1', [body.id])
    expect(news).toEqual([{ kind: 'welcome', link: '/profile' }])
  })

  it.each(partnerKinds)('%s gets an account with a pending request', async (kind) => {
    const data = partnerData(kind)
    const { status, body } = await signUp(data)
    expect(status).toBe(200)
    expect(await rolesOf(server, body.id as string)).toEqual([])
    const requests = await server.sql(
      `select o.kind::text, o.name, o.website, o.siret, o.heard_from, o.status::text, m.title, m.member_role::text
       from public.organizations o join public.organization_members m on m.organization_id = o.id and m.user_id = $1
       where o.requested_by = $1`,
      [body.id],
    )
    expect(requests).toEqual([
      {
        ...{ kind, name: data.organization_name, website: data.website, siret: data.siret },
        ...{ heard_from: 'LinkedIn', status: 'pending', title: 'recruiter', member_role: 'owner' },
      },
    ])
  })

  it.each([
    [messages.names, { first_name: '' }, undefined],
    [messages.longNames, { last_name: 'x'.repeat(81) }, undefined],
    [messages.role, { role: undefined }, undefined],
    [messages.organization, { organization_name: ' ' }, undefined],
    [messages.longOrganization, { organization_name: 'x'.repeat(161) }, undefined],
    [messages.mail, {}, newEmail('Gmail.com')],
    [messages.website, { website: 'acme' }, undefined],
    [messages.siret, { siret: '73282932000075' }, undefined],
    [messages.heard, { hear_about_us: 'Television' }, undefined],
  ])('"%s" reaches the person, and nothing is created', async (message, more, address) => {
    const email = address ?? newEmail()
    const { status, body } = await signUp(partnerData('company', more), email)
    expect({ status, message: body.message }).toEqual({ status: 422, message })
    expect(await server.sql('select from auth.users where lower(email) = lower($1)', [email])).toEqual([])
  })

  it('a weak password is refused for everyone', async () => {
    for (const weak of ['Sh0rt!', 'nouppercase1!', 'NOLOWERCASE1!', 'NoDigits!!', 'NoSpecial11']) {
      const { status, body } = await call(server, 'POST', '/signup', {
        body: { email: newEmail(), password: weak, data: {} },
      })
      expect({ status, code: body.code }, weak).toEqual({ status: 422, code: 'weak_password' })
    }
  })
})
