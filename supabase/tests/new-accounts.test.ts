import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fragmentOf, makeUser } from '../../server/testing/auth/helpers.ts'
import { newPerson, signInWith, startWorld, type World } from '../../server/testing/oauth/helpers.ts'
import type { TestServer } from '../../server/testing/server.ts'
import {
  admin,
  clientWith,
  createProductDatabase,
  makePerson,
  partnerData,
  pendingPartner,
  rolesOf,
  supabaseFolder,
} from './people.ts'

let world: World
let server: TestServer
beforeAll(async () => {
  world = await startWorld('', { SUPABASE_DIR: supabaseFolder, DATABASE_URL: await createProductDatabase() })
  server = world.server
})
afterAll(() => world.close())

const namesOf = async (userId: string) =>
  (await server.sql('select first_name, last_name from public.profiles where user_id = $1', [userId]))[0]

describe('a person who signs in with a provider', () => {
  it.each(['google', 'linkedin_oidc'] as const)(
    '%s: is a candidate with the name the provider sends',
    async (provider) => {
      const claims = {
        name: 'Ada Maria Lovelace',
        given_name: 'Ada Maria',
        user_type: 'company',
        role: 'admin',
      }
      const person = newPerson(world, claims as never)
      const redirectTo = `${server.url}/dashboard`
      const end = await signInWith(world, provider, person, { redirectTo })
      const client = clientWith(server, fragmentOf(end).access_token!)
      const { data: profile } = await client.from('profiles').select().single()
      const names = provider === 'google' ? ['Ada', 'Maria Lovelace'] : ['Ada Maria', 'Lovelace']
      expect([profile.first_name, profile.last_name]).toEqual(names)
      expect(await rolesOf(server, profile.user_id)).toEqual(['candidate'])
    },
  )

  it.each([
    [{ full_name: 'Ada Lovelace' }, ['Ada', 'Lovelace']],
    [{ name: 'Ada Lovelace' }, ['Ada', 'Lovelace']],
    [{ full_name: 'Ada\tKing  of Lovelace ' }, ['Ada', 'King  of Lovelace']],
    [{ full_name: 'Plato' }, ['Plato', '']],
    [{ given_name: 'Ada', family_name: 'Lovelace', full_name: 'Countess' }, ['Ada', 'Lovelace']],
    [{ first_name: 'Ada', full_name: 'Countess Lovelace' }, ['Ada', 'Lovelace']],
    [{ full_name: ' ', name: 'Ada Lovelace' }, ['Ada', 'Lovelace']],
    [{ full_name: `${'x'.repeat(90)} ${'y'.repeat(90)}` }, ['x'.repeat(80), 'y'.repeat(80)]],
    [{}, ['', '']],
    [null, ['', '']],
  ])('%j gives the names %j', async (metadata, [first_name, last_name]) => {
    const { id } = await makePerson(server, { metadata })
    expect(await namesOf(id)).toEqual({ first_name, last_name })
    expect(await rolesOf(server, id)).toEqual(['candidate'])
  })
})

describe('an account created by an administrator', () => {
  it.each([
    ['a kind that there is not', { user_type: 'admin' }],
    ['a partner without a name', { user_type: 'company' }],
    ['a partner with a wrong SIRET', partnerData('company', { siret: '1' })],
    ['a partner with a wrong website', partnerData('academia', { website: 'x' })],
    ['texts that are none', { user_type: ['company'], first_name: { a: 1 }, last_name: [1], language: 7 }],
    ['endless texts', partnerData('company', { first_name: 'x'.repeat(5000), role: 'y'.repeat(5000) })],
  ])('with %s exists, without a role or an organization', async (_, user_metadata) => {
    const { id } = await makeUser(server, { user_metadata })
    expect(await rolesOf(server, id)).toEqual([])
    expect(await namesOf(id)).toBeDefined()
    expect(await server.sql('select from public.organization_members where user_id = $1', [id])).toEqual([])
  })

  it.each([
    ['names that are no texts', { first_name: { a: 1 }, last_name: ['b'], language: ['fr'] }],
    ['endless names', { first_name: 'x'.repeat(5000), last_name: 'y'.repeat(5000) }],
  ])('with %s is a candidate', async (_, user_metadata) => {
    const { id } = await makeUser(server, { user_metadata })
    expect(await rolesOf(server, id)).toEqual(['candidate'])
  })

  it('with only a phone number is a candidate', async () => {
    const service = server.client(server.engine.secretKey).auth.admin
    const { data, error } = await service.createUser({ phone: '33612345678', phone_confirm: true })
    expect(error).toBeNull()
    expect(await rolesOf(server, data.user!.id)).toEqual(['candidate'])
  })
})

describe('a maker without an organization', () => {
  it.each([
    ['Ada', 'Lovelace', 'Ada Lovelace'],
    ['x'.repeat(80), 'y'.repeat(80), `${'x'.repeat(80)} ${'y'.repeat(79)}`],
  ])('is known by their own name', async (first_name, last_name, name) => {
    const metadata = partnerData('on_maker', { first_name, last_name, organization_name: undefined })
    const { client, email } = await pendingPartner(server, 'on_maker', { metadata, email: 'maker@gmail.com' })
    expect(email).toBe('maker@gmail.com')
    const { data } = await client.from('organizations').select('name, kind, status').single()
    expect(data).toEqual({ name, kind: 'on_maker', status: 'pending' })
    await server.sql('delete from auth.users where email = $1', [email])
  })
})

describe('administrators are notified of a request', () => {
  it('once the address is confirmed, and not before', async () => {
    const boss = await admin(server)
    const news = () =>
      server.sql('select kind, data, link from public.notifications where user_id = $1 and kind <> $2', [
        boss.id,
        'welcome',
      ])
    const metadata = partnerData('company', { organization_name: 'Newcomer' })
    const { id } = await pendingPartner(server, 'company', { metadata, confirmed: false })
    expect(await news()).toEqual([])
    await server.sql('update auth.users set email_confirmed_at = now() where id = $1', [id])
    await server.sql(`update auth.users set email_confirmed_at = now() + interval '1 s' where id = $1`, [id])
    expect(await news()).toEqual([
      { kind: 'organization_requested', data: { name: 'Newcomer' }, link: '/companies' },
    ])
  })
})
