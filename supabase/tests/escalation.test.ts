import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { call, claimsOf } from '../../server/testing/auth/helpers.ts'
import type { TestServer } from '../../server/testing/server.ts'
import {
  type Caller,
  enter,
  everyRole,
  newEmail,
  type Partner,
  type Person,
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

/** What an administrator can call; each must be refused to everyone else, whatever the arguments. */
const adminCalls: Record<string, (organization: string) => Record<string, unknown>> = {
  approve_organization: (organization_id) => ({ organization_id, compared: true }),
  reject_organization: (organization_id) => ({ organization_id, reason: 'No.' }),
  admin_home: () => ({}),
  admin_users: () => ({}),
  admin_user: () => ({ person: waiting.id }),
  grant_role: () => ({ person: waiting.id, wanted: 'admin', reason: 'x' }),
  revoke_role: () => ({ person: callers.admin.id, held: 'admin', reason: 'x' }),
  suspend_account: () => ({ person: callers.admin.id, reason: 'x' }),
  restore_account: () => ({ person: waiting.id, reason: 'x' }),
  end_sessions_of: () => ({ person: callers.admin.id, reason: 'x' }),
  reset_second_factor: () => ({ person: callers.admin.id, reason: 'x' }),
  preview_bulk_act: () => ({ act: 'suspend', people: [waiting.id] }),
  run_bulk_act: () => ({ act: 'grant', people: [waiting.id], wanted: 'candidate', reason: 'x' }),
  undo_bulk_act: () => ({ batch: randomUUID() }),
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

  it('cannot request access again for someone else’s organization', async () => {
    const { error } = await callers[role].client.rpc('request_again', {
      organization_id: waiting.organizationId,
      name: 'Mine',
      website: '',
      siret: '',
    })
    expect(error?.code).toBe('42501')
  })

  it('cannot give anyone a role by any verb', async () => {
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

describe('an account', () => {
  it.each(['candidate', 'company'] as const)(
    'of a %s gains nothing from what its owner sends',
    async (role) => {
      const { id, email, password } = callers[role] as Person
      const { client, token } = await enter(server, { email, password })
      const before = await rolesOf(server, id)
      const body = { role: 'service_role', aud: 'admin', app_metadata: { role: 'admin', roles: ['admin'] } }
      const data = { role: 'admin', user_type: 'admin', roles: ['admin'], is_super_admin: true }
      await client.auth.updateUser({ data })
      const headers = { authorization: `Bearer ${token}` }
      const put = async (sent: object) => (await call(server, 'PUT', '/user', { headers, body: sent })).status
      expect(await put({ ...body, data })).toBe(403)
      expect(await put({ role: body.role, aud: body.aud, data })).toBe(200)
      const [account] = await server.sql(
        'select role, aud, is_super_admin, raw_app_meta_data, banned_until from auth.users where id = $1',
        [id],
      )
      expect(account).toMatchObject({
        role: 'authenticated',
        aud: 'authenticated',
        is_super_admin: null,
        raw_app_meta_data: { provider: 'email', providers: ['email'] },
      })
      // A fresh token says no more than the old one.
      const { data: renewed } = await client.auth.refreshSession()
      expect(claimsOf(renewed.session!.access_token)).toMatchObject({ role: 'authenticated', sub: id })
      expect(await rolesOf(server, id)).toEqual(before)
      expect((await client.rpc('admin_users')).error?.hint).toBe('admins_only')
    },
  )

  it.each(others)('can’t be administered by a %s outside the product', async (role) => {
    const { client, id = waiting.id, token } = callers[role]
    const key = token ?? server.engine.publishableKey
    const body = { role: 'service_role', app_metadata: { role: 'admin' }, email: newEmail() }
    for (const [method, path] of [
      ['GET', '/admin/users'],
      ['POST', '/admin/users'],
      ['PUT', `/admin/users/${id}`],
      ['DELETE', `/admin/users/${waiting.id}`],
      ['POST', '/admin/generate_link'],
    ] as const) {
      const headers = { authorization: `Bearer ${key}` }
      const { status } = await call(server, method, path, { headers, ...(method !== 'GET' && { body }) })
      expect([401, 403], `${method} ${path}`).toContain(status)
    }
    const answers = [
      await client.storage.createBucket('mine', { public: true }),
      await client.storage.updateBucket('avatars', { public: true, allowedMimeTypes: ['text/html'] }),
      await client.storage.from('resumes').upload(`${waiting.id}/cv.pdf`, new Blob(['%PDF-1.7'])),
      await client.from('suspensions').insert({ user_id: waiting.id, reason: 'x' }),
      await client.from('suspensions').update({ lifted_at: new Date() }).eq('user_id', id),
      await client.from('profiles').update({ deletion_requested_at: new Date() }).eq('user_id', waiting.id),
      await client.from('profiles').update({ user_id: waiting.id }).eq('user_id', id),
      await client
        .schema('private' as never)
        .from('listed_accounts')
        .select(),
      await client
        .schema('auth' as never)
        .from('users')
        .update({ role: 'service_role' })
        .eq('id', id),
    ]
    for (const [place, { error }] of answers.entries()) expect(error, `${role} ${place}`).not.toBeNull()
    // No function takes a role from the request.
    for (const name of ['certificate', 'client-file', 'unsubscribe']) {
      await fetch(`${server.url}/functions/v1/${name}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${key}`, 'x-role': 'admin' },
        body: JSON.stringify({ role: 'admin', user_id: id }),
      })
    }
    const admins = await server.sql(`select user_id from public.user_roles where role = 'admin'`)
    expect(admins).toEqual([{ user_id: callers.admin.id }])
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

describe('a partner awaiting approval', () => {
  it('cannot approve their own organization, directly or through embedding', async () => {
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
