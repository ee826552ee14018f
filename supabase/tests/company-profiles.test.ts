import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestServer } from '../../server/testing/server.ts'
import { colleague } from './missions.ts'
import {
  admin,
  candidate,
  type Partner,
  type Person,
  partner,
  pendingPartner,
  removeFiles,
  startProduct,
} from './people.ts'
import { good, hintOf } from './review-work.ts'

let server: TestServer
let boss: Person
let owner: Partner
let recruiter: Partner
let reviewer: Partner
let stranger: Partner
let school: Partner
let visitor: Person
beforeAll(async () => {
  server = await startProduct()
  boss = await admin(server)
  owner = await partner(server, 'company', { approver: boss })
  recruiter = await colleague(server, owner, 'recruiter')
  reviewer = await colleague(server, owner, 'reviewer')
  stranger = await partner(server, 'company', { approver: boss })
  school = await partner(server, 'academia', { approver: boss })
  visitor = await candidate(server)
})
afterAll(() => server.close())

const png = new Blob([Buffer.from('89504e470d0a1a0a', 'hex')], { type: 'image/png' })
const bucket = ({ client }: Pick<Person, 'client'>) => client.storage.from('company-media')
const newPath = (organization = owner.organizationId) => `${organization}/${randomUUID()}.png`
async function uploaded(who = owner): Promise<string> {
  const path = newPath(who.organizationId)
  expect((await bucket(who).upload(path, png)).error).toBeNull()
  return path
}
const whole = {
  tagline: 'We move things.',
  story: '## Since 1998',
  sector: 'logistics',
  size: '50-249',
  place: 'Lille',
}
const revision = async (organization = owner.organizationId) =>
  (
    await server.sql<{ revision: number }>(
      'select revision from public.organization_profiles where organization_id = $1',
      [organization],
    )
  )[0]?.revision ?? 0
const save = async (who: Pick<Person, 'client'>, document: object, organization = owner.organizationId) =>
  who.client.rpc('save_organization_profile', {
    organization,
    document,
    base_revision: await revision(organization),
  })
const page = async (organization = owner.organizationId) => {
  const [row] = await server.sql<{ slug: string }>('select slug from public.organizations where id = $1', [
    organization,
  ])
  const call = server.client().rpc('company_page', { wanted_slug: row!.slug })
  return good<{ website: string; profile: Record<string, unknown> | null } | null>(await call)
}

describe('a company profile', () => {
  it('is written by owners and recruiters, and readable by everyone', async () => {
    expect((await page())!.profile).toBeNull()
    const photo = { path: await uploaded(), alt: 'The loading dock at dawn', width: 1600, height: 900 }
    const document = {
      ...whole,
      website: 'https://new.example.test',
      company_values: [{ title: 'Care', text: 'We lift together.' }],
      links: [{ label: 'LinkedIn', url: 'https://www.linkedin.com/company/x' }],
      photos: [photo],
      logo: await uploaded(recruiter),
    }
    expect(good(await save(recruiter, document))).toBe(1)
    expect(await page()).toMatchObject({
      website: 'https://new.example.test',
      profile: {
        ...whole,
        values: document.company_values,
        links: document.links,
        photos: [photo],
        logo: document.logo,
      },
    })
    expect(good(await save(owner, { ...document, place: 'Arras' }))).toBe(2)
    for (const other of [reviewer, stranger, school, visitor, boss])
      expect(hintOf(await save(other, whole))).toBe('page_authors_only')
    expect((await save({ client: server.client() }, whole)).error?.code).toBe('42501')
    expect((await page())!.profile).toMatchObject({ place: 'Arras' })
    const own = { organizationId: (await pendingPartner(server)).organizationId }
    expect(hintOf(await save(owner, whole, own.organizationId))).toBe('page_authors_only')
  })

  it('is in a table for members only, which only the function writes', async () => {
    const rows = async ({ client }: Pick<Person, 'client'>) =>
      (await client.from('organization_profiles').select()).data?.length
    for (const member of [owner, recruiter, reviewer]) expect(await rows(member)).toBe(1)
    for (const other of [stranger, school, visitor, boss]) expect(await rows(other)).toBe(0)
    const { error } = await server.client().from('organization_profiles').select()
    expect(error?.code).toBe('42501')
    const change = owner.client.from('organization_profiles').update({ tagline: 'x' }).eq('revision', 2)
    expect((await change).error?.code).toBe('42501')
  })

  it('can’t be overwritten from an older revision', async () => {
    const stale = { organization: owner.organizationId, document: whole, base_revision: 0 }
    expect(hintOf(await owner.client.rpc('save_organization_profile', stale))).toBe('revision_conflict')
  })

  it('is checked for lengths, lists, addresses and images', async () => {
    const foreign = await uploaded(stranger)
    const picture = { alt: 'A', width: 10, height: 10 }
    const path = await uploaded()
    const wrong: Record<string, object> = {
      tagline: { tagline: 'x'.repeat(161) },
      story: { story: 'x'.repeat(8001) },
      sector: { sector: 'witchcraft' },
      size: { size: 'many' },
      website: { website: 'javascript:alert(1)' },
      link: { links: [{ label: 'X', url: 'javascript:alert(1)' }] },
      'nameless link': { links: [{ label: ' ', url: 'https://example.test' }] },
      'too many values': { company_values: Array.from({ length: 9 }, () => ({ title: 'A', text: '' })) },
      'value with more': { company_values: [{ title: 'A', text: '', html: '<b>' }] },
      'no alternative text': { photos: [{ ...picture, path, alt: ' ' }] },
      'the same photo twice': {
        photos: [
          { ...picture, path },
          { ...picture, path },
        ],
      },
      'photo of another organization': { photos: [{ ...picture, path: foreign }] },
      'logo of another organization': { logo: foreign },
      'deeper folder': { logo: `${owner.organizationId}/a/b.png` },
      'size of a photo': { photos: [{ ...picture, path, width: 'wide' }] },
    }
    for (const [what, document] of Object.entries(wrong))
      expect(hintOf(await save(owner, document)), what).toBe('company_profile_invalid')
    expect(hintOf(await save(owner, { logo: newPath() }))).toBe('picture_lost')
    expect((await page())!.profile).toMatchObject({ place: 'Arras' })
  })

  it('is hidden while the company is suspended', async () => {
    const company = await partner(server, 'company', { approver: boss })
    good(await save(company, whole, company.organizationId))
    const to = (status: string) =>
      server.sql('update public.organizations set status = $1 where id = $2', [
        status,
        company.organizationId,
      ])
    await to('suspended')
    expect(await page(company.organizationId)).toBeNull()
    expect(hintOf(await save(company, whole, company.organizationId))).toBe('page_authors_only')
    await to('approved')
    expect((await page(company.organizationId))!.profile).toMatchObject(whole)
  })
})

describe('pictures', () => {
  it('can be added only by the organization’s owners and recruiters', async () => {
    for (const author of [owner, recruiter]) await uploaded(author)
    for (const other of [reviewer, stranger, school, visitor, boss, { client: server.client() }])
      expect((await bucket(other).upload(newPath(), png)).error).not.toBeNull()
    expect((await bucket(owner).upload(`${owner.organizationId}/a/b.png`, png)).error).not.toBeNull()
    expect((await bucket(owner).upload('b.png', png)).error).not.toBeNull()
  })

  it('must be of three kinds and within the size limit', async () => {
    const html = new Blob(['<script>'], { type: 'text/html' })
    const svg = new Blob(['<svg/>'], { type: 'image/svg+xml' })
    const large = new Blob([new Uint8Array(4 * 1024 * 1024 + 1)], { type: 'image/png' })
    for (const file of [html, svg, large])
      expect((await bucket(owner).upload(newPath(), file)).error).not.toBeNull()
  })

  it('are readable by everyone, never replaced, and deleted by authors once the page no longer shows them', async () => {
    const path = await uploaded()
    const shown = await uploaded()
    good(await save(owner, { ...whole, logo: shown }))
    for (const one of [path, shown]) {
      const { publicUrl } = bucket(owner).getPublicUrl(one).data
      expect((await fetch(publicUrl)).status).toBe(200)
      expect((await bucket(owner).update(one, png)).error).not.toBeNull()
      expect((await bucket(owner).upload(one, png, { upsert: true })).error).not.toBeNull()
      for (const other of [reviewer, stranger, visitor]) {
        await bucket(other).remove([one])
        expect((await bucket(other).list(owner.organizationId)).data).toEqual([])
      }
    }
    expect((await bucket(recruiter).remove([path, shown])).data?.map(({ name }) => name)).toEqual([path])
    good(await save(owner, whole))
    expect((await bucket(recruiter).remove([shown])).data).toHaveLength(1)
  })

  it('are deleted after a day if no page shows them', async () => {
    const [old, fresh, shown] = [await uploaded(), await uploaded(), await uploaded()]
    good(await save(owner, { ...whole, logo: shown }))
    await server.sql(
      `update storage.objects set created_at = now() - interval '2 days' where name = any ($1)`,
      [[old, shown]],
    )
    await server.sql('select private.forget_unused_pictures()')
    await removeFiles(server)
    const left = await server.sql<{ name: string }>(
      `select name from storage.objects where name = any ($1) order by name = $2`,
      [[old, fresh, shown], shown],
    )
    expect(left.map(({ name }) => name)).toEqual([fresh, shown])
  })
})
