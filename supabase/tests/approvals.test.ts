import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestServer } from '../../server/testing/server.ts'
import {
  admin,
  type Partner,
  type Person,
  partnerKinds,
  pendingPartner,
  rolesOf,
  startProduct,
} from './people.ts'

let server: TestServer
let boss: Person
let second: Person
beforeAll(async () => {
  server = await startProduct()
  boss = await admin(server)
  second = await admin(server)
})
afterAll(() => server.close())

const approve = (organization_id: string, by = boss) =>
  by.client.rpc('approve_organization', { organization_id })
const reject = (organization_id: string, reason: string | null, by = boss) =>
  by.client.rpc('reject_organization', { organization_id, reason })
const askAgain = (who: Person, organization_id: string, more: Record<string, unknown> = {}) =>
  who.client.rpc('request_again', { organization_id, name: 'Acme SAS', website: null, siret: null, ...more })

const organizationOf = async ({ organizationId }: Partner) =>
  (await server.sql('select *, status::text from public.organizations where id = $1', [organizationId]))[0]!
const auditOf = ({ organizationId }: Partner) =>
  server.sql(
    'select actor_id, action, details, reason from public.audit_log where subject_type = $1 and subject_id = $2 order by id',
    ['organization', organizationId],
  )
const newsOf = (userId: string) =>
  server.sql<{ kind: string; data: Record<string, unknown>; link: string }>(
    'select kind, data, link from public.notifications where user_id = $1 order by created_at',
    [userId],
  )

describe('an approval', () => {
  it.each(partnerKinds)(
    'gives %s its role, and writes down who did it and tells the partner',
    async (kind) => {
      const waiting = await pendingPartner(server, kind)
      expect(await rolesOf(server, waiting.id)).toEqual([])
      expect((await approve(waiting.organizationId)).error).toBeNull()
      expect(await rolesOf(server, waiting.id)).toEqual([kind])
      const { name, ...organization } = await organizationOf(waiting)
      expect(organization).toMatchObject({
        status: 'approved',
        decided_by: boss.id,
        decided_at: expect.any(Date),
      })
      expect(await auditOf(waiting)).toEqual([
        { actor_id: boss.id, action: 'organization.approved', details: { name, kind }, reason: null },
      ])
      expect(await newsOf(waiting.id)).toEqual([{ kind: 'organization_approved', data: { name }, link: '/' }])
      const [granted] = await server.sql('select granted_by from public.user_roles where user_id = $1', [
        waiting.id,
      ])
      expect(granted).toEqual({ granted_by: boss.id })
    },
  )

  it('is made once', async () => {
    const waiting = await pendingPartner(server)
    const attempts = await Promise.all([boss, second, boss].map((by) => approve(waiting.organizationId, by)))
    expect(attempts.filter(({ error }) => !error)).toHaveLength(1)
    for (const { error } of [...attempts.filter((one) => one.error), await approve(waiting.organizationId)]) {
      expect(error).toMatchObject({ code: 'P0001', hint: 'organization_already_decided' })
    }
    expect((await reject(waiting.organizationId, 'Too late.')).error?.hint).toBe(
      'organization_already_decided',
    )
    expect(await auditOf(waiting)).toHaveLength(1)
    expect(await newsOf(waiting.id)).toHaveLength(1)
    expect(await rolesOf(server, waiting.id)).toEqual(['company'])
  })

  it('waits until the address is known to be the partner’s', async () => {
    const waiting = await pendingPartner(server, 'company', { confirmed: false })
    expect((await approve(waiting.organizationId)).error).toMatchObject({
      code: 'P0001',
      hint: 'email_not_confirmed_yet',
    })
    expect(await organizationOf(waiting)).toMatchObject({ status: 'pending', decided_by: null })
    expect(await rolesOf(server, waiting.id)).toEqual([])
    expect(await auditOf(waiting)).toEqual([])
    await server.sql('update auth.users set email_confirmed_at = now() where id = $1', [waiting.id])
    expect((await approve(waiting.organizationId)).error).toBeNull()
  })

  it('needs an organization', async () => {
    expect((await approve(randomUUID())).error?.hint).toBe('organization_not_found')
    expect((await reject(randomUUID(), 'Why not')).error?.hint).toBe('organization_not_found')
  })
})

describe('a rejection', () => {
  it.each([null, '', '   ', '\n\u00a0'])('needs a reason, not %j', async (reason) => {
    const waiting = await pendingPartner(server)
    expect((await reject(waiting.organizationId, reason)).error?.hint).toBe('reason_required')
    expect(await organizationOf(waiting)).toMatchObject({ status: 'pending' })
    expect(await auditOf(waiting)).toEqual([])
  })

  it('needs one that people read to the end', async () => {
    const waiting = await pendingPartner(server)
    const { error } = await reject(waiting.organizationId, 'x'.repeat(1001))
    expect(error).toMatchObject({ code: 'P0001', hint: 'reason_too_long' })
    expect((await reject(waiting.organizationId, 'x'.repeat(1000))).error).toBeNull()
  })

  it('gives no role, and tells the reason', async () => {
    const waiting = await pendingPartner(server)
    expect((await reject(waiting.organizationId, ' The website is empty. ')).error).toBeNull()
    const { name, ...organization } = await organizationOf(waiting)
    const reason = 'The website is empty.'
    expect(organization).toMatchObject({ status: 'rejected', decided_by: boss.id, decision_reason: reason })
    expect(await rolesOf(server, waiting.id)).toEqual([])
    expect(await newsOf(waiting.id)).toEqual([
      { kind: 'organization_rejected', data: { name, reason }, link: '/' },
    ])
    expect(await auditOf(waiting)).toMatchObject([
      { actor_id: boss.id, action: 'organization.rejected', reason },
    ])
    expect((await approve(waiting.organizationId)).error?.hint).toBe('organization_already_decided')
  })
})

describe('asking again', () => {
  it('opens a rejected request, corrected, and tells every administrator', async () => {
    const waiting = await pendingPartner(server)
    await reject(waiting.organizationId, 'The website is empty.')
    const news = (await newsOf(second.id)).length
    const correction = { name: ' Acme SAS ', website: ' https://acme.test ', siret: ' 35600000000048 ' }
    expect((await askAgain(waiting, waiting.organizationId, correction)).error).toBeNull()
    expect(await organizationOf(waiting)).toMatchObject({
      ...{ status: 'pending', decided_by: null, decided_at: null },
      ...{ name: 'Acme SAS', website: 'https://acme.test', siret: '35600000000048' },
    })
    expect(await rolesOf(server, waiting.id)).toEqual([])
    expect((await newsOf(second.id)).slice(news)).toEqual([
      { kind: 'organization_requested', data: { name: 'Acme SAS' }, link: '/companies' },
    ])
    const [, entry] = await auditOf(waiting)
    expect(entry).toMatchObject({
      actor_id: waiting.id,
      action: 'organization.requested_again',
      details: { before: { status: 'rejected', website: 'https://acme.example.test' } },
    })
    expect((await approve(waiting.organizationId)).error).toBeNull()
    expect(await rolesOf(server, waiting.id)).toEqual(['company'])
  })

  it('corrects an open request without telling anybody', async () => {
    const waiting = await pendingPartner(server)
    const news = await newsOf(boss.id)
    expect((await askAgain(waiting, waiting.organizationId)).error).toBeNull()
    expect(await organizationOf(waiting)).toMatchObject({ name: 'Acme SAS', website: null, siret: null })
    expect(await newsOf(boss.id)).toEqual(news)
  })

  it.each([
    [{ name: ' ' }, 'organization_name_required'],
    [{ name: null }, 'organization_name_required'],
    [{ name: '\u3000\t' }, 'organization_name_required'],
    [{ name: 'x'.repeat(161) }, 'organization_name_too_long'],
    [{ website: 'javascript:alert(1)' }, 'website_invalid'],
    [{ siret: '73282932000075' }, 'siret_invalid'],
  ])('with %j is refused', async (more, code) => {
    const waiting = await pendingPartner(server)
    const { error } = await askAgain(waiting, waiting.organizationId, more)
    expect(error).toMatchObject({ code: 'P0001', hint: code })
  })

  it('is not for organizations that were approved or suspended', async () => {
    const waiting = await pendingPartner(server)
    await approve(waiting.organizationId)
    expect((await askAgain(waiting, waiting.organizationId)).error?.hint).toBe('organization_already_decided')
    await server.sql(`update public.organizations set status = 'suspended' where id = $1`, [
      waiting.organizationId,
    ])
    expect((await askAgain(waiting, waiting.organizationId)).error?.hint).toBe('organization_already_decided')
    expect(await organizationOf(waiting)).toMatchObject({ status: 'suspended' })
  })

  it('is for owners, not for everyone who works there, nor for administrators', async () => {
    const waiting = await pendingPartner(server)
    const colleague = await pendingPartner(server)
    await server.sql(
      `insert into public.organization_members (organization_id, user_id, member_role) values ($1, $2, 'recruiter')`,
      [waiting.organizationId, colleague.id],
    )
    for (const who of [colleague, boss]) {
      const { error } = await askAgain(who, waiting.organizationId)
      expect(error).toMatchObject({ code: '42501', hint: 'owners_only' })
    }
  })
})
