import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestServer } from '../../server/testing/server.ts'
import { admin, newEmail, type Person, partnerData, pendingPartner, startProduct } from './people.ts'

let server: TestServer
let boss: Person
beforeAll(async () => {
  server = await startProduct()
  boss = await admin(server)
})
afterAll(() => server.close())

interface Request {
  id: string
  name: string
  kind: string
  email_matches_website: boolean | null
  free_mail: boolean
  duplicates: number
  email_confirmed: boolean
  applicant_name: string
  applicant_email: string
  total: number
}

async function requests(options: Record<string, unknown> = {}): Promise<Request[]> {
  const { data, error } = await boss.client.rpc('organization_requests', options)
  if (error) throw error
  return data
}

describe('what administrators see of a request', () => {
  it.each([
    ['https://acme.test', true],
    ['https://ACME.test/jobs', true],
    ['https://www.acme.test:8443/', true],
    ['https://acme.test.evil.test', false],
    ['https://notacme.test', false],
    ['https://bank.test/.acme.test', false],
    ['https://bank.test?.acme.test', false],
    ['https://bank.test#.acme.test/', false],
    ['https://acmeXtest.test', false],
    [undefined, null],
  ])('the address matches the website %s: %s', async (website, matches) => {
    const metadata = partnerData('company', { website, siret: undefined })
    const { organizationId } = await pendingPartner(server, 'company', {
      email: newEmail('acme.test'),
      metadata,
    })
    const found = (await requests()).find((request) => request.id === organizationId)
    expect(found).toMatchObject({ email_matches_website: matches, free_mail: false, email_confirmed: true })
  })

  it('shows a free address, an unconfirmed one, and another request with the same number', async () => {
    const email = newEmail('gmail.com')
    const metadata = partnerData('on_maker', { siret: '35600000049837' })
    const one = await pendingPartner(server, 'on_maker', { email, metadata, confirmed: false })
    const two = await pendingPartner(server, 'on_maker', {
      metadata: { ...metadata, organization_name: 'Else' },
    })
    const all = await requests({ search: '35600000049837' })
    expect(all.map((request) => request.id).sort()).toEqual([one.organizationId, two.organizationId].sort())
    expect(all.find((request) => request.id === one.organizationId)).toMatchObject({
      ...{ free_mail: true, email_confirmed: false, duplicates: 1, total: 2 },
      ...{ applicant_name: 'Paula Partner', applicant_email: email },
    })
  })
})

describe('an approval', () => {
  const approve = async (organization_id: string, more: Record<string, unknown> = {}) =>
    (await boss.client.rpc('approve_organization', { organization_id, ...more })).error?.hint ?? 'approved'
  const company = (organization_name: string, more: Record<string, unknown> = {}) =>
    pendingPartner(server, 'company', {
      metadata: partnerData('company', { organization_name, website: undefined, siret: undefined, ...more }),
    })

  it.each([
    ['name', {}],
    ['website', { organization_name: 'Other words', website: 'https://www.quatrain.test/fr' }],
    ['number', { organization_name: 'Something new', siret: '44306184100047' }],
  ])('P1-4 of a request with another one’s %s needs a comparison', async (_, more) => {
    await company('Quatrain Conseil', { website: 'https://quatrain.test', siret: '44306184100047' })
    const { organizationId } = await company('Quatrain Conseil', more)
    expect(await approve(organizationId)).toBe('organization_looks_same')
    expect(await approve(organizationId, { compared: null })).toBe('organization_looks_same')
    expect((await requests({ wanted_status: 'approved' })).map(({ id }) => id)).not.toContain(organizationId)
    expect(await approve(organizationId, { compared: true })).toBe('approved')
  })

  it('P1-4 of a unique request needs none', async () => {
    const { organizationId } = await company('Zéphyr Maritime')
    expect(await approve(organizationId)).toBe('approved')
  })
})

describe('a search', () => {
  it('takes wildcard characters literally, and returns a hundred at most', async () => {
    const metadata = partnerData('company', { organization_name: '100 %_\\ green' })
    await pendingPartner(server, 'company', { metadata })
    expect((await requests({ search: ' %_\\ GREEN ' })).map(({ name }) => name)).toEqual(['100 %_\\ green'])
    expect(await requests({ search: '_______%%' })).toEqual([])
    for (const options of [
      { page_size: 1, page: 0 },
      { page_size: 1, page: 1 },
    ]) {
      expect(await requests(options)).toHaveLength(1)
    }
    const limits = await server.sql(
      `insert into public.organizations (kind, name) select 'company', 'Many ' || n from generate_series(1, 150) as n returning id`,
    )
    expect(limits).toHaveLength(150)
    expect(await requests({ page_size: 100_000 })).toHaveLength(100)
  })

  it('finds requests by their state', async () => {
    const { organizationId } = await pendingPartner(server)
    await boss.client.rpc('reject_organization', { organization_id: organizationId, reason: 'No.' })
    expect((await requests({ wanted_status: 'rejected' })).map(({ id }) => id)).toEqual([organizationId])
    expect(await requests({ wanted_status: 'suspended' })).toEqual([])
  })
})

it('P2 finds only organizations of one kind', async () => {
  const metadata = partnerData('academia', { organization_name: 'Only School', siret: undefined })
  await pendingPartner(server, 'academia', { metadata })
  const found = await requests({ wanted_kind: 'academia', page_size: 100 })
  expect(new Set(found.map(({ kind }) => kind))).toEqual(new Set(['academia']))
})
