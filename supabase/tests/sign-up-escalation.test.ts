import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { call } from '../../server/testing/auth/helpers.ts'
import type { TestServer } from '../../server/testing/server.ts'
import { newEmail, partnerData, password, rolesOf, startProduct } from './people.ts'

let server: TestServer
beforeAll(async () => {
  server = await startProduct()
})
afterAll(() => server.close())

const signUp = (body: Record<string, unknown>) =>
  call(server, 'POST', '/signup', { body: { email: newEmail(), password, ...body } })

const strange = 'This kind of account cannot be created here.'

describe.concurrent('no kind of account but the four is created', () => {
  it.each([
    ['admin', 'admin'],
    ['shouted', 'ADMIN'],
    ['mixed', 'Admin'],
    ['with blanks', ' admin '],
    ['with a tab', 'admin\t'],
    ['with a line break', 'admin\n'],
    ['with an invisible space', 'admin\u200b'],
    ['with an invisible letter inside', 'com\u200bpany'],
    ['in wide letters', 'ａｄｍｉｎ'],
    ['a company that shouts', 'COMPANY'],
    ['a list', ['admin']],
    ['a list of a good one', ['company']],
    ['an object', { admin: true }],
    ['a number', 1],
    ['true', true],
    ['the role of the secret key', 'service_role'],
    ['a cast', "company'::public.app_role--"],
    ['several', 'candidate,admin'],
  ])('%s', async (_, user_type) => {
    const email = newEmail()
    const { status, body } = await signUp({ email, data: partnerData('company', { user_type }) })
    expect({ status, message: body.message }).toEqual({ status: 422, message: strange })
    expect(await server.sql('select from auth.users where email = $1', [email])).toEqual([])
  })

  it('nor one with zero bytes, which cannot be stored', async () => {
    const { status } = await signUp({ data: { user_type: 'candidate\0admin' } })
    expect(status).toBe(400)
  })

  it('nor through an emailed code, which creates accounts too', async () => {
    const email = newEmail()
    const answer = await call(server, 'POST', '/otp', { body: { email, data: { user_type: 'admin' } } })
    expect(await server.sql('select from auth.users where email = $1', [email])).toEqual([])
    // The same response as for any address: it must not reveal which have an account.
    expect(answer).toMatchObject({ status: 200, body: {} })
  })

  it('nor without an address', async () => {
    const { status } = await call(server, 'POST', '/signup', { body: { data: { user_type: 'admin' } } })
    expect(status).toBe(422)
  })
})

describe.concurrent('a candidate is nothing but a candidate, whatever else is sent', () => {
  it.each([
    ['a role', { data: { role: 'admin' } }],
    ['roles', { data: { roles: ['admin'], user_roles: [{ role: 'admin' }], app_role: 'admin' } }],
    ['metadata of the app, inside', { data: { app_metadata: { role: 'admin' }, is_super_admin: true } }],
    ['metadata of the app, outside', { app_metadata: { role: 'admin' }, role: 'service_role', aud: 'admin' }],
    ['raw metadata', { raw_app_meta_data: { role: 'admin' }, raw_user_meta_data: { user_type: 'company' } }],
    [
      'a confirmation',
      { email_confirm: true, email_confirmed_at: '2026-01-01', data: { email_verified: true } },
    ],
    ['another key for the kind', { data: { User_Type: 'admin', userType: 'admin', 'user_type ': 'admin' } }],
    ['the kind of nothing', { data: { user_type: null } }],
    ['the kind as a blank', { data: { user_type: '  ' } }],
    ['the kind with a line break', { data: { user_type: 'candidate\n' } }],
    ['the kind deeper', { data: { data: { user_type: 'admin' } } }],
    ['a prototype', { data: JSON.parse('{"__proto__": {"user_type": "admin"}}') }],
    ['no metadata', {}],
    ['empty metadata', { data: null }],
    ['a partner without the kind', { data: partnerData('company', { user_type: undefined }) }],
  ])('%s', async (_, body) => {
    const answer = await signUp(body)
    expect(answer.status).toBe(200)
    const id = answer.body.id as string
    expect(await rolesOf(server, id)).toEqual(['candidate'])
    const [user] = await server.sql(
      `select role, aud, email_confirmed_at, is_super_admin, raw_app_meta_data from auth.users where id = $1`,
      [id],
    )
    expect(user).toEqual({
      role: 'authenticated',
      aud: 'authenticated',
      email_confirmed_at: null,
      is_super_admin: null,
      raw_app_meta_data: { provider: 'email', providers: ['email'] },
    })
    expect(await server.sql('select from public.organizations where requested_by = $1', [id])).toEqual([])
  })

  it('and a list instead of metadata is refused', async () => {
    expect((await signUp({ data: [{ user_type: 'admin' }] })).status).toBe(400)
    expect((await signUp({ data: 'admin' })).status).toBe(400)
  })
})

describe.concurrent('a partner has no role, whatever is sent', () => {
  it.each([
    ['a role', { role: 'admin' }],
    ['a status', { status: 'approved', organization_status: 'approved', decided_by: 'me' }],
    ['a place in an organization', { organization_id: crypto.randomUUID(), member_role: 'owner' }],
    ['roles', { roles: ['company', 'admin'] }],
    ['blanks around the kind', { user_type: ' company\u200b' }],
  ])('%s', async (_, more) => {
    const { body } = await signUp({ data: partnerData('company', more) })
    expect(await rolesOf(server, body.id as string)).toEqual([])
    const organizations = await server.sql(
      'select status::text, decided_by from public.organizations where requested_by = $1',
      [body.id],
    )
    expect(organizations).toEqual([{ status: 'pending', decided_by: null }])
  })
})
