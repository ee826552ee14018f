import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestServer } from '../../server/testing/server.ts'
import { type Earned, earn, publishCounting } from './earned.ts'
import { everyRole, type Partner, type Person, partner, roleNames, startProduct } from './people.ts'
import { good, hintOf } from './review-work.ts'

let server: TestServer
let company: Partner
let mission: string
let earned: Earned
let other: Earned
beforeAll(async () => {
  server = await startProduct()
  company = await partner(server, 'company')
  mission = await publishCounting(company)
  earned = await earn(server, company, mission)
  other = await earn(server, company, mission)
  // Names a file of the other holder, as if saving had allowed it.
  await server.sql(
    `update public.submissions set content = jsonb_set(content, '{table,files,2}', $2, true) where enrollment_id = $1`,
    [other.enrollmentId, JSON.stringify({ path: earned.files[1], name: 'stolen.csv', size: 3 })],
  )
})
afterAll(() => server.close())

const idOf = (path: string) => createHash('md5').update(path).digest('hex')
const everything = () => ({
  note: ' In **my** words. ',
  steps: ['letter', 'nothing'],
  files: [idOf(earned.files[0]!)],
  summary: true,
  comments: ['right'],
})

interface Shown {
  shown: { note: string; steps: { id: string; text: string | null; files: object[] }[] } | null
  isMine: boolean
}
const pageFor = async ({ client }: Pick<Person, 'client'>, code = earned.code) =>
  good<Shown>(await client.rpc('certificate_page', { wanted_code: code }))
const show = (who: Pick<Person, 'client'>, choice: object, wanted_code = earned.code) =>
  who.client.rpc('show_on_certificate', { wanted_code, choice })
const visitor = () => ({ client: server.client() })
const fetchFile = (path: string, { code, token }: { code?: string; token?: string } = {}) =>
  fetch(`${server.url}/functions/v1/certificate/file?code=${code ?? earned.code}&file=${idOf(path)}`, {
    headers: token ? { authorization: `Bearer ${token}` } : {},
  })

describe('the work a certificate shows', () => {
  it('is nothing until its holder chooses', async () => {
    const nothing = { note: '', steps: [], summary: null, comments: [] }
    expect((await pageFor(visitor())).shown).toEqual(nothing)
    expect((await fetchFile(earned.files[0]!)).status).toBe(404)
  })

  it('can be chosen only by its holder', async () => {
    const choices = good<{ chosen: object }>(
      await earned.holder.client.rpc('certificate_choices', { wanted_code: earned.code }),
    )
    expect(choices).toMatchObject({
      steps: [
        { id: 'letter', title: 'Letter', text: expect.stringContaining('LETTER'), files: [] },
        { id: 'table', files: [{ name: 'one.csv' }, { name: 'two.csv' }] },
      ],
      summary: expect.stringContaining('SUMMARY'),
      comments: [{ id: 'right', title: 'Right', text: 'COMMENT: every shelf.' }],
      chosen: {},
    })
    expect(JSON.stringify(choices)).not.toContain(earned.holder.id)
  })

  it('can’t be read or chosen by anyone else, whatever their role', async () => {
    const roles = { ...(await everyRole(server)), issuer: company, other: other.holder }
    for (const name of [...roleNames, 'issuer', 'other'] as (keyof typeof roles)[]) {
      const refused = name === 'anonymous' ? '42501' : 'certificate_not_found'
      const choices = roles[name].client.rpc('certificate_choices', { wanted_code: earned.code })
      expect(hintOf(await choices), name).toBe(refused)
      expect(hintOf(await show(roles[name], everything())), name).toBe(refused)
      const direct = { shown: everything() } as never
      const update = await roles[name].client.from('certificates').update(direct).eq('code', earned.code)
      expect(update.error?.code, name).toBe('42501')
    }
    const direct = { shown: everything() } as never
    const own = await earned.holder.client.from('certificates').update(direct).eq('code', earned.code)
    expect(own.error?.code).toBe('42501')
    expect((await pageFor(visitor())).shown?.steps).toEqual([])
  })

  it('is visible to every visitor once chosen, and no more than that', async () => {
    good(await show(earned.holder, everything()))
    const { shown, isMine } = await pageFor(visitor())
    expect(isMine).toBe(false)
    expect(shown).toMatchObject({
      note: 'In **my** words.',
      steps: [
        { id: 'letter', text: expect.stringContaining('LETTER'), files: [] },
        { id: 'table', text: null, files: [{ id: idOf(earned.files[0]!), name: 'one.csv' }] },
      ],
      summary: expect.stringContaining('SUMMARY'),
      comments: [{ id: 'right' }],
    })
    expect(JSON.stringify(shown)).not.toMatch(new RegExp(`${earned.holder.id}|${earned.enrollmentId}`))
    const answer = await fetchFile(earned.files[0]!)
    expect(await answer.text()).toBe('ONE')
    expect(answer.headers.get('content-disposition')).toContain('attachment')
    expect(answer.headers.get('cache-control')).toBe('no-store')
    // What was not chosen, what belongs to someone else, and the way around the function.
    expect((await fetchFile(earned.files[1]!)).status).toBe(404)
    expect((await fetchFile(earned.files[0]!, { code: other.code })).status).toBe(404)
    const files = server.client().storage.from('deliverables')
    expect((await files.download(earned.files[0]!)).error).not.toBeNull()
    expect((await files.createSignedUrl(earned.files[0]!, 60)).error).not.toBeNull()
    expect((await files.list(earned.holder.id)).data).toEqual([])
  })

  it('names images in a text without where they are stored', async () => {
    const path = `${earned.enrollmentId}/letter/till.png`
    await server.sql(
      `update public.submissions set content = jsonb_set(content, '{letter,text}', $2) where enrollment_id = $1`,
      [
        earned.enrollmentId,
        JSON.stringify(`LETTER ![The till](attachment:${path}) and <attachment:${path}>, attachment: none.`),
      ],
    )
    const { shown } = await pageFor(visitor())
    expect(shown!.steps[0]!.text).toBe('LETTER ![The till](attachment:) and <attachment:>, attachment: none.')
    expect(JSON.stringify(shown)).not.toContain(earned.enrollmentId)
  })

  it('never includes someone else’s file, even if the work names it', async () => {
    const stolen = earned.files[1]!
    good(await show(other.holder, { files: [idOf(stolen), idOf(other.files[0]!)] }, other.code))
    const { shown } = await pageFor(visitor(), other.code)
    expect(shown!.steps).toMatchObject([{ id: 'table', files: [{ name: 'one.csv' }] }])
    expect((await fetchFile(stolen, { code: other.code })).status).toBe(404)
    expect((await fetchFile(other.files[0]!, { code: other.code })).status).toBe(200)
  })

  it('is hidden while the certificate is private, except from its holder', async () => {
    const rows = earned.holder.client.from('certificates')
    good(await rows.update({ is_public: false }).eq('code', earned.code))
    expect(await pageFor(visitor())).toMatchObject({ shown: null, facts: null, isMine: false })
    expect(await pageFor(company)).toMatchObject({ shown: null, facts: null })
    expect((await fetchFile(earned.files[0]!)).status).toBe(403)
    expect((await fetchFile(earned.files[0]!, { token: other.holder.token })).status).toBe(403)
    expect(await pageFor(earned.holder)).toMatchObject({
      isMine: true,
      shown: { summary: expect.any(String) },
    })
    expect((await fetchFile(earned.files[0]!, { token: earned.holder.token })).status).toBe(200)
    good(await rows.update({ is_public: true }).eq('code', earned.code))
  })

  it('closes immediately when the choice ends', async () => {
    good(await show(earned.holder, { ...everything(), files: [] }))
    expect((await fetchFile(earned.files[0]!)).status).toBe(404)
    expect((await pageFor(visitor())).shown!.steps).toHaveLength(1)
  })

  it('has a note of at most a thousand characters, and tolerates nonsense', async () => {
    expect(hintOf(await show(earned.holder, { note: 'x'.repeat(1001) }))).toBe('note_too_long')
    for (const choice of [
      [],
      { steps: 'letter', files: { a: 1 }, summary: 'perhaps' },
      { steps: [null, 1] },
    ]) {
      expect(hintOf(await show(earned.holder, choice))).toBe('done')
      expect((await pageFor(visitor())).shown).toEqual({ note: '', steps: [], summary: null, comments: [] })
    }
  })

  it('is gone after a revocation', async () => {
    good(await show(earned.holder, everything()))
    const reason = 'The work was not the candidate’s own.'
    good(await company.client.rpc('revoke_certificate', { wanted_code: earned.code, reason }))
    expect((await pageFor(visitor())).shown).toBeNull()
    expect((await fetchFile(earned.files[0]!)).status).toBe(404)
  })
})
