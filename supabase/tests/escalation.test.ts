import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestServer } from '../../server/testing/server.ts'
import {
  type Caller,
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
const others = roleNames.filter((role) => role !== 'admin')

/** What an administrator may call; each must be refused to everybody else, whatever it is called with. */
const adminCalls: Record<string, (organization: string) => Record<string, unknown>> = {
  approve_organization: (organization_id) => ({ organization_id }),
  reject_organization: (organization_id) => ({ organization_id, reason: 'No.' }),
  admin_home: () => ({}),
  admin_users: () => ({}),
  organization_requests: () => ({}),
  admin_health: () => ({}),
  admin_settings: () => ({}),
  save_settings: () => ({
    section: 'identity',
    changes: { product_name: 'Evil' },
    seen: { product_name: 'Essor' },
  }),
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
  for (const name of [
    'admin_home',
    'admin_users',
    'organization_requests',
    'admin_settings',
    'admin_health',
  ]) {
    expect((await client.rpc(name)).error, name).toBeNull()
  }
  const same = { product_name: 'Essor' }
  expect(
    (await client.rpc('save_settings', { section: 'identity', changes: same, seen: same })).error,
  ).toBeNull()
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
