import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestServer } from '../../server/testing/server.ts'
import { decisions } from './decisions.ts'
import { admin, type Person, pendingPartner, rolesOf, startProduct } from './people.ts'

let server: TestServer
let boss: Person
let second: Person
beforeAll(async () => {
  server = await startProduct()
  boss = await admin(server)
  second = await admin(server)
})
afterAll(() => server.close())
const { approve, reject, askAgain, organizationOf, auditOf, newsOf } = decisions(() => server)

describe('requesting access again', () => {
  it('reopens a rejected request, corrected, and notifies every administrator', async () => {
    const waiting = await pendingPartner(server)
    await reject(boss, waiting, 'The website is empty.')
    const news = (await newsOf(second)).length
    const correction = { name: ' Acme SAS ', website: ' https://acme.test ', siret: ' 35600000000048 ' }
    expect((await askAgain(waiting, waiting, correction)).error).toBeNull()
    expect(await organizationOf(waiting)).toMatchObject({
      ...{ status: 'pending', decided_by: null, decided_at: null },
      ...{ name: 'Acme SAS', website: 'https://acme.test', siret: '35600000000048' },
    })
    expect(await rolesOf(server, waiting.id)).toEqual([])
    expect((await newsOf(second)).slice(news)).toEqual([
      { kind: 'organization_requested', data: { name: 'Acme SAS' }, link: '/companies' },
    ])
    const [, entry] = await auditOf(waiting)
    expect(entry).toMatchObject({
      actor_id: waiting.id,
      action: 'organization.requested_again',
      details: {
        ...{ before: { status: 'rejected' }, after: { status: 'pending' } },
        changed: ['name', 'siret', 'website'],
      },
    })
    expect((await approve(boss, waiting)).error).toBeNull()
    expect(await rolesOf(server, waiting.id)).toEqual(['company'])
  })

  it('is noticed by an administrator who saw the earlier request', async () => {
    const waiting = await pendingPartner(server)
    const look = async () => {
      const { data } = await boss.client.rpc('organization_requests', { search: waiting.email })
      return { organization_id: waiting.organizationId, seen: data![0]!.updated_at, compared: true }
    }
    const before = await look()
    await askAgain(waiting, waiting, { name: 'Somebody Else SAS' })
    const { error } = await boss.client.rpc('approve_organization', before)
    expect(error).toMatchObject({ hint: 'request_changed' })
    expect(await rolesOf(server, waiting.id)).toEqual([])
    expect((await boss.client.rpc('approve_organization', await look())).error).toBeNull()
  })

  it('corrects an open request without notifying anyone', async () => {
    const waiting = await pendingPartner(server)
    const news = await newsOf(boss)
    expect((await askAgain(waiting, waiting)).error).toBeNull()
    expect(await organizationOf(waiting)).toMatchObject({ name: 'Acme SAS', website: null, siret: null })
    expect(await newsOf(boss)).toEqual(news)
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
    const { error } = await askAgain(waiting, waiting, more)
    expect(error).toMatchObject({ code: 'P0001', hint: code })
  })

  it('is not for approved or suspended organizations', async () => {
    const waiting = await pendingPartner(server)
    await approve(boss, waiting)
    expect((await askAgain(waiting, waiting)).error?.hint).toBe('organization_already_decided')
    await server.sql(`update public.organizations set status = 'suspended' where id = $1`, [
      waiting.organizationId,
    ])
    expect((await askAgain(waiting, waiting)).error?.hint).toBe('organization_already_decided')
    expect(await organizationOf(waiting)).toMatchObject({ status: 'suspended' })
  })

  it('is for owners, not for other members or administrators', async () => {
    const waiting = await pendingPartner(server)
    const colleague = await pendingPartner(server)
    await server.sql(
      `insert into public.organization_members (organization_id, user_id, member_role) values ($1, $2, 'recruiter')`,
      [waiting.organizationId, colleague.id],
    )
    for (const who of [colleague, boss]) {
      const { error } = await askAgain(who, waiting)
      expect(error).toMatchObject({ code: '42501', hint: 'owners_only' })
    }
  })
})
