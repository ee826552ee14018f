import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { call, claimsOf } from '../../server/testing/auth/helpers.ts'
import { accessToken } from '../../server/testing/callers.ts'
import { restClient } from '../../server/testing/rest-client.ts'
import type { TestServer } from '../../server/testing/server.ts'
import {
  type Caller,
  candidate,
  clientWith,
  enter,
  everyRole,
  type Partner,
  pendingPartner,
  type RoleName,
  roleNames,
  rolesOf,
  startProduct,
} from './people.ts'

let server: TestServer
let callers: Record<RoleName, Caller>
let waiting: Partner
beforeAll(async () => {
  server = await startProduct()
  callers = await everyRole(server)
  waiting = await pendingPartner(server)
})
afterAll(() => server.close())
const rest = restClient(() => server)
const others = roleNames.filter((role) => role !== 'admin')

/** What an administrator may call; each must be refused to everybody else, whatever it is called with. */
const adminCalls: Record<string, (organization: string) => Record<string, unknown>> = {
  approve_organization: (organization_id) => ({ organization_id }),
  reject_organization: (organization_id) => ({ organization_id, reason: 'No.' }),
  admin_home: () => ({}),
  admin_users: () => ({}),
  organization_requests: () => ({}),
  set_free_mail_domains: () => ({ domains: ['evil.test'] }),
}

describe.each(others)('%s', (role) => {
  it.each(Object.keys(adminCalls))('cannot call %s', async (name) => {
    const caller = callers[role]
    const audited = await server.sql('select count(*) from public.audit_log')
    for (const organization of [
      waiting.organizationId,
      caller.organizationId ?? randomUUID(),
      randomUUID(),
    ]) {
      const { error, data } = await caller.client.rpc(name, adminCalls[name]!(organization))
      const hint = role === 'anonymous' ? null : 'admins_only'
      expect(error).toMatchObject({ code: '42501', hint })
      expect(data).toBeNull()
    }
    expect(await server.sql('select count(*) from public.audit_log')).toEqual(audited)
  })

  it('cannot ask again for an organization of somebody else', async () => {
    const { error } = await callers[role].client.rpc('request_again', {
      organization_id: waiting.organizationId,
      name: 'Mine',
      website: '',
      siret: '',
    })
    expect(error?.code).toBe('42501')
  })

  it('cannot give anybody a role by any verb', async () => {
    const { client, id = waiting.id } = callers[role]
    const before = await server.sql('select * from public.user_roles order by id')
    const row = { user_id: id, role: 'admin' }
    const roles = client.from('user_roles')
    const answers = [
      await roles.insert(row),
      await roles.insert([row, { ...row, user_id: waiting.id }]),
      await roles.upsert(row, { onConflict: 'user_id,role' }),
      await roles.upsert(row, { onConflict: 'user_id,role', ignoreDuplicates: true }),
      await roles.update({ role: 'admin' }).eq('user_id', id),
      await roles.update({ user_id: id }).eq('role', 'admin'),
      await roles.delete().neq('user_id', id),
    ]
    for (const { error } of answers) expect(error?.code).toBe('42501')
    expect(await server.sql('select * from public.user_roles order by id')).toEqual(before)
  })
})

it('every one of these calls works for an administrator', async () => {
  const { client } = callers.admin
  for (const name of ['admin_home', 'admin_users', 'organization_requests']) {
    expect((await client.rpc(name)).error, name).toBeNull()
  }
  const domains = ['gmail.com', 'yahoo.com', 'hotmail.com', 'outlook.com']
  expect((await client.rpc('set_free_mail_domains', { domains })).error).toBeNull()
  for (const name of ['approve_organization', 'reject_organization']) {
    const { organizationId } = await pendingPartner(server)
    expect((await client.rpc(name, adminCalls[name]!(organizationId))).error, name).toBeNull()
  }
})

describe('a partner who waits', () => {
  it('cannot approve the own organization, directly or through an embedding', async () => {
    const { client, organizationId, id } = waiting
    for (const change of [{ status: 'approved' }, { decided_by: id }, { kind: 'academia' }, { name: 'x' }]) {
      const { error } = await client.from('organizations').update(change).eq('id', organizationId)
      expect(error?.code).toBe('42501')
    }
    const upserted = await client
      .from('organizations')
      .upsert({ id: organizationId, kind: 'company', name: 'x', status: 'approved' })
    expect(upserted.error?.code).toBe('42501')
    const member = { organization_id: callers.company.organizationId, user_id: id }
    const joined = await client.from('organization_members').insert(member)
    expect(joined.error?.code).toBe('42501')
    const { data } = await client.from('organizations').select('status, organization_members(member_role)')
    expect(data).toEqual([{ status: 'pending', organization_members: [{ member_role: 'owner' }] }])
    expect(await rolesOf(server, id)).toEqual([])
  })
})

describe('what people write about themselves', () => {
  it('opens nothing, however it is named', async () => {
    for (const person of [await candidate(server), await pendingPartner(server)]) {
      const before = await rolesOf(server, person.id)
      const { client, token } = await enter(server, person)
      const { error } = await client.auth.updateUser({
        data: { user_type: 'admin', role: 'admin', roles: ['admin'], app_metadata: { role: 'admin' } },
      })
      expect(error).toBeNull()
      for (const more of [
        { app_metadata: { role: 'admin', roles: ['admin'] } },
        { role: 'service_role' },
        { raw_app_meta_data: { role: 'admin' }, is_super_admin: true, aud: 'admin' },
      ]) {
        const headers = { authorization: `Bearer ${token}` }
        await call(server, 'PUT', '/user', { headers, body: { data: { first_name: 'E' }, ...more } })
      }
      const { data } = await client.auth.refreshSession()
      const claims = claimsOf(data.session!.access_token)
      expect(claims).toMatchObject({ role: 'authenticated', aud: 'authenticated' })
      expect(claims.app_metadata).toEqual({ provider: 'email', providers: ['email'] })
      expect(await rolesOf(server, person.id)).toEqual(before)
      expect((await client.rpc('admin_home')).error?.code).toBe('42501')
      const { data: seen } = await client.from('profiles').select('user_id')
      expect(seen).toEqual([{ user_id: person.id }])
    }
  })

  it('claims of a role in a token that is ours open nothing either', async () => {
    const { id } = await candidate(server)
    const claims = { user_role: 'admin', app_metadata: { role: 'admin' }, user_metadata: { role: 'admin' } }
    const { token } = await accessToken(server.engine, { sub: id, ...claims })
    const client = clientWith(server, token)
    expect((await client.rpc('admin_home')).error?.hint).toBe('admins_only')
    expect((await client.from('audit_log').select()).data).toEqual([])
  })
})

describe('a token that somebody changed', () => {
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const forgeries: [string, (token: string) => string][] = [
    ['its role', (token) => swap(token, { role: 'service_role' })],
    ['its owner', (token) => swap(token, { sub: callers.admin.id })],
    ['its level', (token) => swap(token, { aal: 'aal2' })],
    ['its signature left out', (token) => `${part({ alg: 'none' })}.${token.split('.')[1]}.`],
    ['another kind of key', (token) => `${part({ alg: 'HS256' })}.${token.split('.')[1]}.c2ln`],
  ]
  function swap(token: string, claims: Record<string, unknown>): string {
    const [header, , signature] = token.split('.')
    return `${header}.${part({ ...claimsOf(token), ...claims })}.${signature}`
  }

  it.each(forgeries)('is refused: %s', async (_, forge) => {
    const { token } = await candidate(server)
    expect((await rest('profiles', { token })).status).toBe(200)
    expect((await rest('profiles', { token: forge(token) })).status).toBe(401)
    expect((await rest('rpc/admin_home', { method: 'POST', json: {}, token: forge(token) })).status).toBe(401)
  })
})
