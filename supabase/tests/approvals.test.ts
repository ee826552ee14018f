import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestServer } from '../../server/testing/server.ts'
import { decisions } from './decisions.ts'
import { admin, type Person, partnerKinds, pendingPartner, rolesOf, startProduct } from './people.ts'

let server: TestServer
let boss: Person
let second: Person
beforeAll(async () => {
  server = await startProduct()
  boss = await admin(server)
  second = await admin(server)
})
afterAll(() => server.close())
const { approve, reject, organizationOf, auditOf, newsOf } = decisions(() => server)

describe('an approval', () => {
  it.each(partnerKinds)('gives %s its role, logs who did it and notifies the partner', async (kind) => {
    const waiting = await pendingPartner(server, kind)
    expect(await rolesOf(server, waiting.id)).toEqual([])
    expect((await approve(boss, waiting)).error).toBeNull()
    expect(await rolesOf(server, waiting.id)).toEqual([kind])
    const { name, ...organization } = await organizationOf(waiting)
    expect(organization).toMatchObject({
      status: 'approved',
      decided_by: boss.id,
      decided_at: expect.any(Date),
    })
    expect(await auditOf(waiting)).toEqual([
      {
        ...{ actor_id: boss.id, action: 'organization.approved', reason: null },
        details: { kind, before: { status: 'pending' }, after: { status: 'approved' } },
      },
    ])
    expect(await newsOf(waiting)).toEqual([{ kind: 'organization_approved', data: { name }, link: '/' }])
    const [granted] = await server.sql('select granted_by from public.user_roles where user_id = $1', [
      waiting.id,
    ])
    expect(granted).toEqual({ granted_by: boss.id })
  })

  it('happens once', async () => {
    const waiting = await pendingPartner(server)
    const attempts = await Promise.all([boss, second, boss].map((by) => approve(by, waiting)))
    expect(attempts.filter(({ error }) => !error)).toHaveLength(1)
    for (const { error } of [...attempts.filter((one) => one.error), await approve(boss, waiting)]) {
      expect(error).toMatchObject({ code: 'P0001', hint: 'organization_already_decided' })
    }
    expect((await reject(boss, waiting, 'Too late.')).error?.hint).toBe('organization_already_decided')
    expect(await auditOf(waiting)).toHaveLength(1)
    expect(await newsOf(waiting)).toHaveLength(1)
    expect(await rolesOf(server, waiting.id)).toEqual(['company'])
  })

  it('waits until the partner’s address is confirmed', async () => {
    const waiting = await pendingPartner(server, 'company', { confirmed: false })
    expect((await approve(boss, waiting)).error).toMatchObject({
      code: 'P0001',
      hint: 'email_not_confirmed_yet',
    })
    expect(await organizationOf(waiting)).toMatchObject({ status: 'pending', decided_by: null })
    expect(await rolesOf(server, waiting.id)).toEqual([])
    expect(await auditOf(waiting)).toEqual([])
    await server.sql('update auth.users set email_confirmed_at = now() where id = $1', [waiting.id])
    expect((await approve(boss, waiting)).error).toBeNull()
  })

  it('needs an organization', async () => {
    const nothing = { ...(await pendingPartner(server)), organizationId: randomUUID() }
    expect((await approve(boss, nothing)).error?.hint).toBe('organization_not_found')
    expect((await reject(boss, nothing, 'Why not')).error?.hint).toBe('organization_not_found')
  })
})

describe('a rejection', () => {
  it.each([null, '', '   ', '\n\u00a0'])('needs a reason, not %j', async (reason) => {
    const waiting = await pendingPartner(server)
    expect((await reject(boss, waiting, reason)).error?.hint).toBe('reason_required')
    expect(await organizationOf(waiting)).toMatchObject({ status: 'pending' })
    expect(await auditOf(waiting)).toEqual([])
  })

  it('needs a reason short enough to read', async () => {
    const waiting = await pendingPartner(server)
    const { error } = await reject(boss, waiting, 'x'.repeat(1001))
    expect(error).toMatchObject({ code: 'P0001', hint: 'reason_too_long' })
    expect((await reject(boss, waiting, 'x'.repeat(1000))).error).toBeNull()
  })

  it('gives no role, and states the reason', async () => {
    const waiting = await pendingPartner(server)
    expect((await reject(boss, waiting, ' The website is empty. ')).error).toBeNull()
    const { name, ...organization } = await organizationOf(waiting)
    const reason = 'The website is empty.'
    expect(organization).toMatchObject({ status: 'rejected', decided_by: boss.id, decision_reason: reason })
    expect(await rolesOf(server, waiting.id)).toEqual([])
    expect(await newsOf(waiting)).toEqual([
      { kind: 'organization_rejected', data: { name, reason }, link: '/' },
    ])
    expect(await auditOf(waiting)).toMatchObject([
      { actor_id: boss.id, action: 'organization.rejected', reason },
    ])
    expect((await approve(boss, waiting)).error?.hint).toBe('organization_already_decided')
  })
})
