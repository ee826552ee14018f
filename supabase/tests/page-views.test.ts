import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import WebSocket from 'ws'
import type { TestServer } from '../../server/testing/server.ts'
import { colleague, publishMission } from './missions.ts'
import { candidate, dataOf, type Partner, partner, startProduct } from './people.ts'
import { good } from './review-work.ts'

let server: TestServer
let company: Partner
let mission: string
beforeAll(async () => {
  server = await startProduct()
  company = await partner(server, 'company')
  mission = await publishMission(company)
})
afterAll(() => server.close())

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const safari = 'Mozilla/5.0 (Macintosh) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15'

const visitor = (browser: string, headers: Record<string, string> = {}) =>
  createClient(server.url, server.engine.publishableKey, {
    global: { headers: { 'user-agent': browser, ...headers } },
    auth: { persistSession: false },
    realtime: { transport: WebSocket as never },
  })
const see = async (client: SupabaseClient, page: object) => good(await client.rpc('record_view', page))
const views = async (where = 'true') =>
  (await server.sql<{ n: number }>(`select count(*)::int as n from public.page_views where ${where}`))[0]!.n

describe('a view', () => {
  it('counts once per person, page and day', async () => {
    const person = await candidate(server)
    await see(person.client, { mission_id: mission })
    await see(person.client, { mission_id: mission })
    expect(await views(`user_id = '${person.id}'`)).toBe(1)
    await see(person.client, { organization_id: company.organizationId })
    expect(await views(`user_id = '${person.id}'`)).toBe(2)
    await server.sql(`update public.page_views set day = day - 1 where user_id = $1`, [person.id])
    await see(person.client, { mission_id: mission })
    expect(await views(`user_id = '${person.id}'`)).toBe(3)
    const rows = good(await person.client.from('page_views').select())
    expect(rows).toHaveLength(3)
    const data = await dataOf(server, person)
    expect(data.page_views).toHaveLength(3)
    expect(JSON.stringify(data.page_views)).not.toContain('visitor')
    await server.sql('delete from auth.users where id = $1', [person.id])
    expect(await views(`user_id is not null`)).toBe(0)
  })

  it('of a visitor is identified by the browser, and by nothing the visitor can set', async () => {
    await see(visitor(firefox), { mission_id: mission })
    await see(visitor(firefox, { 'x-forwarded-for': '9.9.9.9' }), { mission_id: mission })
    await see(visitor(firefox, { 'cf-connecting-ip': '9.9.9.9' }), { mission_id: mission })
    await see(visitor(firefox, { prefer: 'timezone=Pacific/Kiritimati' }), { mission_id: mission })
    expect(await views()).toBe(1)
    await see(visitor(safari), { mission_id: mission })
    expect(await views()).toBe(2)
  })

  it('leaves nothing that follows a visitor to other pages or other days', async () => {
    await see(visitor(firefox), { organization_id: company.organizationId })
    await server.sql('update private.view_salts set day = day - 1')
    await server.sql(`update public.page_views set day = day - 1`)
    await see(visitor(firefox), { mission_id: mission })
    const rows = await server.sql<{ visitor: Buffer }>('select visitor from public.page_views')
    expect(rows).toHaveLength(4)
    expect(new Set(rows.map((row) => row.visitor.toString('hex'))).size).toBe(4)
    expect(await server.sql('select from private.view_salts')).toHaveLength(1)
    const kept = JSON.stringify(await server.sql('select * from public.page_views'))
    expect(kept).not.toMatch(/127\.0\.0|Firefox/)
    const day = await server.sql<{ one: boolean }>(
      'select count(distinct day) = 1 as one from private.view_addresses',
    )
    expect(day).toEqual([{ one: true }])
  })

  it('does not count for authors, bots, and pages that are not open', async () => {
    const before = await views()
    const reviewer = await colleague(server, company, 'reviewer')
    for (const member of [company, reviewer]) {
      await see(member.client, { mission_id: mission })
      await see(member.client, { organization_id: company.organizationId })
    }
    for (const browser of [
      'Googlebot/2.1',
      'Mozilla/5.0 (compatible; bingbot/2.0)',
      'curl/8.5',
      'facebookexternalhit/1.1',
    ])
      await see(visitor(browser), { mission_id: mission })
    const closed = await publishMission(company)
    good(await company.client.rpc('archive_mission', { mission_id: closed }))
    const other = await partner(server, 'on_maker')
    const pages = [
      {},
      { mission_id: closed },
      { mission_id: crypto.randomUUID() },
      { organization_id: other.organizationId },
    ]
    for (const page of pages) await see(visitor(safari), page)
    expect(await views()).toBe(before)
    const another = await partner(server, 'company')
    await see(another.client, { mission_id: mission })
    expect(await views()).toBe(before + 1)
  })

  it('stops counting if one address pretends to be a crowd', async () => {
    await server.sql('update private.view_addresses set views = 299')
    const before = await views()
    for (const name of ['One', 'Two', 'Three']) await see(visitor(name), { mission_id: mission })
    expect(await views()).toBe(before + 1)
  })

  it('can’t be read, written or changed by anyone', async () => {
    const client = visitor(firefox)
    expect((await client.from('page_views').select()).error?.code).toBe('42501')
    expect((await company.client.from('page_views').select()).data).toEqual([])
    const row = { day: '2026-01-01', organization_id: company.organizationId, user_id: company.id }
    expect((await company.client.from('page_views').insert(row)).error?.code).toBe('42501')
    expect(
      (await company.client.from('page_views').delete().eq('organization_id', company.organizationId)).error
        ?.code,
    ).toBe('42501')
  })
})

it('is only part of a daily total after 90 days', async () => {
  const total = async () =>
    (
      await server.sql<{ n: number }>(
        'select coalesce(sum(views), 0)::int as n from private.views_of_mission($1)',
        [mission],
      )
    )[0]!.n
  const before = await total()
  await server.sql(
    'update public.page_views set day = day - 91 where mission_id = $1 and visitor is not null',
    [mission],
  )
  const [{ folded }] = (await server.sql<{ folded: number }>(
    'select private.fold_page_views() as folded',
  )) as [{ folded: number }]
  expect(folded).toBeGreaterThan(2)
  expect(await views(`mission_id = '${mission}' and visitor is not null`)).toBe(0)
  expect(await total()).toBe(before)
  const jobs = await server.sql(`select from cron.job where command like '%fold_page_views%'`)
  expect(jobs).toHaveLength(1)
})
