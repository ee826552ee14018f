import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestServer } from '../../server/testing/server.ts'
import { verify } from '../functions/_shared/verify.ts'
import { type Earned, earn, judged, publishCounting, submitCounting } from './earned.ts'
import { colleague } from './missions.ts'
import {
  type Caller,
  enter,
  everyRole,
  type Partner,
  partner,
  type RoleName,
  startProduct,
} from './people.ts'
import { good, hintOf } from './review-work.ts'

let server: TestServer
let company: Partner
let roles: Record<RoleName | 'issuer' | 'reviewer' | 'holder', Caller>
let mission: string
let earned: Earned
beforeAll(async () => {
  server = await startProduct()
  company = await partner(server, 'company')
  mission = await publishCounting(company)
  earned = await earn(server, company, mission)
  const reviewer = await colleague(server, company, 'reviewer')
  roles = { ...(await everyRole(server)), issuer: company, reviewer, holder: earned.holder }
})
afterAll(() => server.close())

type Name = keyof typeof roles
const names = () => Object.keys(roles) as Name[]
const countOf = async (table: string) =>
  (await server.sql<{ count: number }>(`select count(*)::int as count from public.${table}`))[0]!.count
const fetchFunction = (address: string) => fetch(`${server.url}/functions/v1/certificate${address}`)

describe('a certificate is issued', () => {
  it('by no direct call, whatever the role', async () => {
    const waiting = await submitCounting(server, mission)
    const before = await countOf('certificates')
    const row = {
      code: 'AAAABBBBCCCC',
      enrollment_id: waiting.enrollmentId,
      user_id: waiting.holder.id,
      organization_id: company.organizationId,
      facts: { name: 'Forged' },
    } as never
    for (const name of [...names(), 'candidate'] as Name[]) {
      const { client } = roles[name]
      expect((await client.from('certificates').insert(row)).error?.code, name).toBe('42501')
      expect((await client.from('certificates').upsert(row)).error?.code, name).toBe('42501')
      expect((await client.from('certificates').delete().eq('code', earned.code)).error?.code, name).toBe(
        '42501',
      )
      const status = { status: 'validated' } as never
      const work = await client.from('enrollments').update(status).eq('id', waiting.enrollmentId)
      expect(work.error?.code, name).toBe('42501')
      for (const call of ['issue_certificate', 'private.issue_certificate', 'certificate_material']) {
        expect((await client.rpc(call, {})).error, `${name} ${call}`).not.toBeNull()
      }
      for (const [call, args] of [
        ['credential_key', { offered_public: 'z', offered_private: {} }],
        ['certificate_facts', { wanted_code: earned.code }],
        ['certificate_file', { wanted_code: earned.code, file_id: 'x' }],
      ] as const) {
        expect((await client.rpc(call, args)).error?.code, `${name} ${call}`).toBe('42501')
      }
    }
    // Nor can the author of the work deliver a verdict on it.
    const verdict = { submission_id: waiting.submissionId, verdict: 'validated' }
    expect(hintOf(await waiting.holder.client.rpc('claim_review', verdict))).not.toBe('done')
    expect(hintOf(await waiting.holder.client.rpc('deliver_review', verdict))).toBe('submission_not_found')
    expect(await countOf('certificates')).toBe(before)
  })

  it('together with the verdict, or not at all', async () => {
    const submitted = await submitCounting(server, mission)
    const review = await judged(company, submitted)
    const told = await countOf('notifications')
    await server.sql('alter table public.certificates add constraint none check (false) not valid')
    try {
      expect((await review.deliver('validated')).error?.code).toBe('23514')
    } finally {
      await server.sql('alter table public.certificates drop constraint none')
    }
    const [row] = await server.sql(
      `select status, completed_at, reviews.verdict, delivered_at from public.enrollments
       join public.submissions on enrollment_id = enrollments.id join public.reviews on submission_id = submissions.id
       where enrollments.id = $1`,
      [submitted.enrollmentId],
    )
    expect(row).toEqual({ status: 'submitted', completed_at: null, verdict: null, delivered_at: null })
    expect(await countOf('notifications')).toBe(told)
    good(await review.deliver('validated'))
    const own = good<object[]>(await submitted.holder.client.from('certificates').select('code, opened_at'))
    expect(own).toEqual([{ code: expect.stringMatching(/^[0-9A-F]{12}$/), opened_at: null }])
  })

  it('and celebrated once', async () => {
    const { client } = earned.holder
    const page = async () => good<object>(await client.rpc('certificate_page', { wanted_code: earned.code }))
    expect(await page()).toMatchObject({ isMine: true, isNew: true })
    const opened = { opened_at: new Date().toISOString() }
    good(await client.from('certificates').update(opened).eq('code', earned.code))
    expect(await page()).toMatchObject({ isMine: true, isNew: false })
    const stranger = await server.client().rpc('certificate_page', { wanted_code: earned.code })
    expect(stranger.data).toMatchObject({ isMine: false, isNew: false })
    // P2: links to the mission and the company, where anyone can look.
    expect(stranger.data).toMatchObject({ links: { mission, company: expect.any(String) } })
  })
})

describe('issued certificates', () => {
  const listed = async (name: Name, filter: object = {}) =>
    good<{ code: string; total: number; name: string }[]>(
      await roles[name].client.rpc('issued_certificates', filter),
    )

  it('are visible to the organization’s authors and to administrators', async () => {
    for (const name of ['issuer', 'admin'] as const) {
      const rows = await listed(name)
      expect(
        rows.map(({ code }) => code),
        name,
      ).toContain(earned.code)
      expect(rows[0]).toMatchObject({ name: 'Carla Candidate', total: rows.length })
    }
    for (const name of names().filter((one) => !['issuer', 'admin', 'anonymous'].includes(one))) {
      expect(await listed(name), name).toEqual([])
    }
    expect((await roles.anonymous.client.rpc('issued_certificates')).error?.code).toBe('42501')
  })

  it('are found by name, mission and code, page by page', async () => {
    expect(await listed('issuer', { search: 'carla' })).not.toEqual([])
    expect(await listed('issuer', { search: 'stock' })).not.toEqual([])
    expect(await listed('issuer', { search: '%' })).toEqual([])
    expect(await listed('issuer', { search: ` ${earned.code.toLowerCase()} ` })).toHaveLength(1)
    expect(await listed('issuer', { page_size: 1, page: 1 })).toHaveLength(1)
    expect(await listed('issuer', { show: 'revoked' })).toEqual([])
  })

  it('are revoked by authors only, with a reason the holder can read', async () => {
    const taken = await earn(server, company, mission)
    const args = { wanted_code: taken.code, reason: 'It was copied.' }
    for (const name of names().filter((one) => !['issuer', 'admin', 'anonymous'].includes(one))) {
      expect(hintOf(await roles[name].client.rpc('revoke_certificate', args)), name).toBe(
        'certificate_not_found',
      )
    }
    good(await company.client.rpc('revoke_certificate', args))
    const [kept] = await listed('issuer', { show: 'revoked' })
    expect(kept).toMatchObject({ code: taken.code, revocation_reason: 'It was copied.' })
    const told = await taken.holder.client
      .from('notifications')
      .select('data')
      .eq('kind', 'certificate_revoked')
    expect(told.data).toEqual([{ data: { mission: 'Count the stock', reason: 'It was copied.' } }])
    const badge = await (await fetchFunction(`/badge?code=${taken.code}`)).text()
    expect(badge).toContain('revoked')
    // A second reason does not replace the first.
    good(await roles.admin.client.rpc('revoke_certificate', { ...args, reason: 'Again.' }))
    expect((await listed('issuer', { show: 'revoked' }))[0]).toMatchObject({
      revocation_reason: 'It was copied.',
    })
  })
})

describe('an earned certificate', () => {
  it('is shown on other sites as an image that can do nothing', async () => {
    const answer = await fetchFunction(`/badge?code=${earned.code}`)
    expect(answer.headers.get('content-type')).toContain('image/svg+xml')
    expect(answer.headers.get('cache-control')).toBe('public, max-age=600')
    expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(await answer.text()).toContain('Carla Candidate')
    expect(await (await fetchFunction(`/badge?code=${earned.code}&lang=fr`)).text()).toContain('vérifiable')
    const rows = earned.holder.client.from('certificates')
    good(await rows.update({ is_public: false }).eq('code', earned.code))
    const hidden = await (await fetchFunction(`/badge?code=${earned.code}`)).text()
    expect(hidden).toContain('private')
    expect(hidden).not.toMatch(/Carla|stock/)
    good(await rows.update({ is_public: true }).eq('code', earned.code))
    expect((await fetchFunction(`/badge?code=${randomUUID()}`)).status).toBe(404)
    expect((await fetchFunction('/badge')).status).toBe(404)
  })

  it('is in the record of its holder, signed as a whole and by itself, until it is revoked', async () => {
    const read = (token?: string) =>
      fetch(`${server.url}/functions/v1/certificate/record`, {
        headers: token ? { authorization: `Bearer ${token}` } : {},
      })
    const taken = await earn(server, company, mission)
    const { token } = await enter(server, taken.holder)
    const response = await read(token)
    expect(response.headers.get('cache-control')).toBe('no-store')
    const record = await response.json()
    expect(record).toMatchObject({
      type: ['VerifiableCredential', 'ClrCredential'],
      credentialSubject: { type: ['ClrSubject'], verifiableCredential: [{ name: 'Count the stock' }] },
    })
    const issuer = await (await fetchFunction('/issuer')).json()
    const keys = [issuer.verificationMethod[0].publicKeyMultibase]
    expect(await verify(record, keys)).toBeUndefined()
    const [own] = record.credentialSubject.verifiableCredential
    expect(own).toEqual(await (await fetchFunction(`?code=${taken.code}`)).json())
    expect(await verify({ ...record, name: 'Somebody else' }, keys)).toBe('bad_signature')
    const author = (await enter(server, company)).token
    for (const other of [undefined, 'a.b.c', author, server.engine.secretKey])
      expect((await read(other)).status, other?.slice(0, 6)).toBe(404)
    const reason = { wanted_code: taken.code, reason: 'Copied.' }
    good(await company.client.rpc('revoke_certificate', reason))
    expect((await read(token)).status).toBe(404)
  })

  it('stays valid when its mission is archived and its organization is suspended', async () => {
    good(await company.client.rpc('archive_mission', { mission_id: mission }))
    await server.sql(`update public.organizations set status = 'rejected' where id = $1`, [
      company.organizationId,
    ])
    const page = await server.client().rpc('certificate_page', { wanted_code: earned.code })
    expect(page.data).toMatchObject({ revokedAt: null, facts: { mission: 'Count the stock' } })
    expect(page.data).toMatchObject({ links: { mission: null, company: null } })
    const issuer = await (await fetchFunction('/issuer')).json()
    const credential = await (await fetchFunction(`?code=${earned.code}`)).json()
    expect(await verify(credential, [issuer.verificationMethod[0].publicKeyMultibase])).toBeUndefined()
    expect(await (await fetchFunction(`/badge?code=${earned.code}`)).text()).toContain('Carla Candidate')
    // Suspended authors can't revoke; administrators can.
    const args = { wanted_code: earned.code, reason: 'No reason.' }
    expect(hintOf(await company.client.rpc('revoke_certificate', args))).toBe('certificate_not_found')
    expect(hintOf(await company.client.rpc('issued_certificates'))).toBe('done')
    expect(good(await company.client.rpc('issued_certificates'))).toEqual([])
    expect(hintOf(await roles.admin.client.rpc('revoke_certificate', args))).toBe('done')
  })
})
