import type { SupabaseClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestServer } from '../../server/testing/server.ts'
import type { MissionContent } from '../../src/features/missions/missions/model.ts'
import { colleague, draftMission, leftWay, missionContent, saveDraft, startMission } from './missions.ts'
import { admin, candidate, type Partner, partner, startProduct } from './people.ts'
import { good, hintOf } from './review-work.ts'

let server: TestServer
let company: Partner
beforeAll(async () => {
  server = await startProduct()
  company = await partner(server, 'company')
})
afterAll(() => server.close())

const files = (client: SupabaseClient) => client.storage.from('mission-files')
const pdf = (text = '%PDF-1.7') => new Blob([text], { type: 'application/pdf' })
const denied = { statusCode: '403' }
const missing = { statusCode: '404' }
let counter = 0

async function upload(author = company): Promise<string> {
  const at = `${author.organizationId}/file-${++counter}.pdf`
  expect((await files(author.client).upload(at, pdf())).error).toBeNull()
  return at
}

/** A mission whose first step names these files, and whose message names another: only briefs have files. */
function withFiles(...paths: string[]): Partial<MissionContent> {
  const { steps } = missionContent()
  const named = paths.map((path) => ({ path, name: 'Report.pdf', size: 8 }))
  return { steps: steps.map((step) => (step.kind === 'brief' ? { ...step, files: named } : step)) }
}

async function publishWith(...paths: string[]): Promise<string> {
  const mission_id = await draftMission(company, withFiles(...paths))
  good(await company.client.rpc('publish_mission', { mission_id }))
  return mission_id
}

describe('mission files', () => {
  it('are written only by the organization’s authors, below its own folder', async () => {
    const own = company.organizationId
    const recruiter = await colleague(server, company, 'recruiter')
    expect((await files(recruiter.client).upload(`${own}/by-recruiter.pdf`, pdf())).error).toBeNull()
    const strangers = [
      await colleague(server, company, 'reviewer'),
      await candidate(server),
      await partner(server, 'company'),
      await admin(server),
      { client: server.client() },
    ]
    for (const { client } of strangers) {
      expect((await files(client).upload(`${own}/planted.pdf`, pdf())).error).toMatchObject(denied)
      expect((await files(client).remove([`${own}/by-recruiter.pdf`])).data ?? []).toEqual([])
    }
    for (const at of ['planted.pdf', `${own}/deep/planted.pdf`, `${own}x/planted.pdf`]) {
      expect((await files(company.client).upload(at, pdf())).error, at).toMatchObject(denied)
    }
  })

  it('must be of known kinds and at most 50 MB', async () => {
    const own = company.organizationId
    const program = new Blob(['MZ'], { type: 'application/octet-stream' })
    expect((await files(company.client).upload(`${own}/a.exe`, program)).error).toMatchObject({
      statusCode: '415',
    })
    const huge = new Blob([new Uint8Array(51 * 1024 * 1024)], { type: 'application/pdf' })
    expect((await files(company.client).upload(`${own}/huge.pdf`, huge)).error).toMatchObject({
      statusCode: '413',
    })
  })

  it('are never replaced, and can be deleted only while nothing names them', async () => {
    const at = await upload()
    const mission_id = await draftMission(company, withFiles(at))
    expect((await files(company.client).update(at, pdf('%PDF-2'))).error).not.toBeNull()
    expect((await files(company.client).upload(at, pdf('%PDF-2'), { upsert: true })).error).not.toBeNull()
    expect((await files(company.client).move(at, `${at}.pdf`)).error).not.toBeNull()
    expect((await files(company.client).remove([at])).data).toEqual([])
    good(await saveDraft(server, company, mission_id, missionContent()))
    expect((await files(company.client).remove([at])).data).toHaveLength(1)
  })

  it('stay permanently once a version names them', async () => {
    const at = await upload()
    const mission_id = await publishWith(at)
    good(await saveDraft(server, company, mission_id, missionContent()))
    good(await company.client.rpc('publish_mission', { mission_id }))
    good(await company.client.rpc('archive_mission', { mission_id }))
    expect((await files(company.client).remove([at])).data).toEqual([])
    expect((await files(company.client).download(at)).data?.size).toBe(8)
  })

  it('are shared with a copy, and stay while only the copy names them', async () => {
    const at = await upload()
    const original = await draftMission(company, withFiles(at))
    const copy = good<string>(
      await company.client.rpc('duplicate_mission', { mission_id: original, title: 'The copy' }),
    )
    good(await company.client.rpc('delete_mission', { mission_id: original }))
    expect((await files(company.client).remove([at])).data).toEqual([])
    good(await company.client.rpc('publish_mission', { mission_id: copy }))
    const { person } = await startMission(server, copy)
    expect((await files(person.client).download(at)).data?.size).toBe(8)
  })

  it('must exist and belong to the organization to be published', async () => {
    const gone = await draftMission(company, withFiles(`${company.organizationId}/never-sent.pdf`))
    expect(hintOf(await company.client.rpc('publish_mission', { mission_id: gone }))).toBe(
      'mission_file_lost',
    )
    const theirs = await upload(await partner(server, 'company'))
    const stolen = await draftMission(company, withFiles(theirs))
    expect(hintOf(await company.client.rpc('publish_mission', { mission_id: stolen }))).toBe(
      'mission_file_lost',
    )
    expect((await files(company.client).download(theirs)).error).toMatchObject(missing)
  })

  it('are readable by people who have reached the step, on a version that names them', async () => {
    const at = await upload()
    const later = await upload()
    const mission_id = await publishWith(at)
    const early = await startMission(server, mission_id)
    good(await saveDraft(server, company, mission_id, missionContent(withFiles(later))))
    good(await company.client.rpc('publish_mission', { mission_id }))
    const late = await startMission(server, mission_id)
    expect((await files(early.person.client).download(at)).data?.size).toBe(8)
    expect((await files(early.person.client).createSignedUrl(at, 60)).error).toBeNull()
    expect((await files(early.person.client).download(later)).error).toMatchObject(missing)
    expect((await files(late.person.client).download(later)).data?.size).toBe(8)
    expect((await files(late.person.client).download(at)).error).toMatchObject(missing)
    await early.leave()
    expect((await files(early.person.client).download(at)).data?.size).toBe(8)
    const reviewer = await colleague(server, company, 'reviewer')
    expect((await files(reviewer.client).download(at)).data?.size).toBe(8)
    const strangers = [
      await candidate(server),
      await partner(server, 'company'),
      await partner(server, 'on_maker'),
      await colleague(server, company, 'teacher'),
      await admin(server),
      { client: server.client() },
    ]
    for (const { client } of strangers) {
      expect((await files(client).download(at)).error).toMatchObject(missing)
      expect((await files(client).list(company.organizationId)).data ?? []).toEqual([])
    }
  })

  it('of a later step stay closed until it is reached', async () => {
    const at = await upload()
    const { steps } = missionContent()
    const second = {
      id: 'second',
      kind: 'brief' as const,
      title: 'More',
      body: 'More.',
      files: [{ path: at, name: 'More.pdf', size: 8 }],
    }
    const mission_id = await draftMission(company, { steps: [steps[0]!, second, ...steps.slice(1)] })
    good(await company.client.rpc('publish_mission', { mission_id }))
    const work = await startMission(server, mission_id)
    expect((await files(work.person.client).download(at)).error).toMatchObject(missing)
    await work.through(['start'])
    expect((await files(work.person.client).download(at)).data?.size).toBe(8)
  })

  it('are readable by makers while they hold the work, and not before', async () => {
    const at = await upload()
    const work = await startMission(server, await publishWith(at))
    await work.through(...leftWay)
    good(await work.submit())
    const maker = await partner(server, 'on_maker')
    expect((await files(maker.client).download(at)).error).toMatchObject(missing)
    const [late] = await server.sql<{ id: string }>(
      `update public.submissions set due_at = now() - interval '8 days' where enrollment_id = $1 returning id`,
      [work.enrollmentId],
    )
    expect((await files(maker.client).download(at)).error).toMatchObject(missing)
    good(await maker.client.rpc('claim_review', { submission_id: late!.id }))
    expect((await files(maker.client).download(at)).data?.size).toBe(8)
    expect(
      (await files(await candidate(server).then(({ client }) => client)).download(at)).error,
    ).toMatchObject(missing)
  })
})

it('says whether a draft differs from the published version', async () => {
  const mission_id = await draftMission(company)
  const differs = async () =>
    (await company.client.from('missions').select('has_changes').eq('id', mission_id).single()).data
  const save = async (draft: object) => good(await saveDraft(server, company, mission_id, draft))
  await save(missionContent({ title: 'Not published yet' }))
  expect(await differs()).toEqual({ has_changes: false })
  good(await company.client.rpc('publish_mission', { mission_id }))
  expect(await differs()).toEqual({ has_changes: false })
  await save(missionContent({ title: 'Another title' }))
  expect(await differs()).toEqual({ has_changes: true })
  await save(missionContent({ title: 'Not published yet' }))
  expect(await differs()).toEqual({ has_changes: false })
  await save(missionContent({ title: 'Another title' }))
  good(await company.client.rpc('publish_mission', { mission_id }))
  expect(await differs()).toEqual({ has_changes: false })
})
