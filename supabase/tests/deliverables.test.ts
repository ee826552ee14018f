import type { SupabaseClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestServer } from '../../server/testing/server.ts'
import { admin, candidate, type Partner, type Person, partner, startProduct } from './people.ts'
import { good, hintOf } from './review-work.ts'

let server: TestServer
let company: Partner
let missionId: string
beforeAll(async () => {
  server = await startProduct()
  company = await partner(server, 'company')
  const organization_id = company.organizationId
  missionId = good(await company.client.rpc('create_mission', { organization_id, draft: content }))
  good(await company.client.rpc('publish_mission', { mission_id: missionId }))
})
afterAll(() => server.close())

const content = {
  title: 'Count the stock',
  summary: 'A warehouse has lost track of its stock. Count it, and hand in your table.',
  category: 'operations',
  difficulty: 'beginner',
  language: 'en',
  hours: 1,
  feedbackDays: 3,
  skills: ['spreadsheets'],
  isFictional: true,
  steps: [
    { id: 'table', kind: 'deliverable', title: 'Table', body: '', accepts: 'file', required: true },
    { id: 'later', kind: 'deliverable', title: 'Later', body: '', accepts: 'file', required: false },
  ],
  rubric: {
    isShown: true,
    criteria: [{ id: 'right', title: 'Right', weight: 100, levels: [{ title: 'No' }, { title: 'Yes' }] }],
  },
}

const files = (client: SupabaseClient) => client.storage.from('deliverables')
const csv = (text = 'a,b') => new Blob([text], { type: 'text/csv' })
const denied = { statusCode: '403' }
const missing = { statusCode: '404' }

interface Begun {
  person: Person
  enrollment: string
  at: string
}

/** A candidate starts the mission and uploads a file to its first step. */
async function begin(): Promise<Begun> {
  const person = await candidate(server)
  const enrollment = good<string>(await person.client.rpc('start_mission', { mission_id: missionId }))
  const at = `${enrollment}/table/one.csv`
  expect((await files(person.client).upload(at, csv())).error).toBeNull()
  return { person, enrollment, at }
}

async function submit({ person, enrollment, at }: Begun): Promise<void> {
  const { client } = person
  const draft = { files: [{ path: at, name: 'one.csv', size: 3 }] }
  const step = { enrollment_id: enrollment, step_id: 'table', draft, base_revision: 0 }
  good(await client.rpc('save_step', step))
  good(await client.rpc('complete_step', { enrollment_id: enrollment, step_id: 'table' }))
  good(await client.rpc('complete_step', { enrollment_id: enrollment, step_id: 'later' }))
  good(await client.rpc('submit_work', { enrollment_id: enrollment, own_work: true }))
}

describe('deliverables', () => {
  it('are written, read and deleted by their owner while the work is open', async () => {
    const { person, at } = await begin()
    expect((await files(person.client).download(at)).data?.size).toBe(3)
    expect((await files(person.client).remove([at])).data).toHaveLength(1)
  })

  it('go to the owner’s folder for a step they have reached, and nowhere else', async () => {
    const { person, enrollment } = await begin()
    const other = await begin()
    for (const at of [
      `${enrollment}/later/x.csv`,
      `${enrollment}/x.csv`,
      `${enrollment}/table/deep/x.csv`,
      `${other.enrollment}/table/x.csv`,
      `${person.id}/${enrollment}/table/x.csv`,
      `${other.person.id}/${other.enrollment}/table/x.csv`,
      'nothing/table/x.csv',
      'x.csv',
    ]) {
      expect((await files(person.client).upload(at, csv())).error, at).toMatchObject(denied)
    }
    const at = `${enrollment}/table/x.csv`
    expect((await files(server.client()).upload(at, csv())).error).toMatchObject(denied)
  })

  it('can’t be replaced, and files a browser would run are refused', async () => {
    const { person, at } = await begin()
    expect((await files(person.client).upload(at, csv('c'), { upsert: true })).error).toMatchObject(denied)
    const page = new Blob(['<script>'], { type: 'text/html' })
    expect((await files(person.client).upload(`${at}.html`, page)).error).toMatchObject({ statusCode: '415' })
  })

  it('stay as they were submitted', async () => {
    const begun = await begin()
    await submit(begun)
    const { client } = begun.person
    expect((await files(client).remove([begun.at])).data).toEqual([])
    expect((await files(client).upload(`${begun.at}.csv`, csv())).error).toMatchObject(denied)
    await server.sql(`update public.enrollments set status = 'changes_requested' where id = $1`, [
      begun.enrollment,
    ])
    expect((await files(client).remove([begun.at])).data).toEqual([])
    expect((await files(client).upload(`${begun.at}.csv`, csv())).error).toBeNull()
    expect((await files(client).download(begun.at)).data?.size).toBe(3)
  })

  it('are readable by reviewers once submitted, and by no one else', async () => {
    const begun = await begin()
    const { at } = begun
    const draftOnly = `${at}.draft.csv`
    expect((await files(begun.person.client).upload(draftOnly, csv())).error).toBeNull()
    expect((await files(company.client).download(at)).error).toMatchObject(missing)
    await submit(begun)
    expect((await files(company.client).download(at)).data?.size).toBe(3)
    expect((await files(company.client).createSignedUrl(at, 60)).error).toBeNull()
    expect((await files(company.client).download(draftOnly)).error).toMatchObject(missing)
    expect((await files(company.client).remove([at])).data).toEqual([])
    const strangers = [
      await candidate(server),
      await partner(server, 'company'),
      await partner(server, 'on_maker'),
      await admin(server),
      { client: server.client() },
    ]
    for (const { client } of strangers) {
      expect((await files(client).download(at)).error).toMatchObject(missing)
      expect((await files(client).list(at.split('/').slice(0, 2).join('/'))).data).toEqual([])
    }
  })

  it('are readable by makers who claimed the work after the promised date', async () => {
    const begun = await begin()
    await submit(begun)
    const maker = await partner(server, 'on_maker')
    expect((await files(maker.client).download(begun.at)).error).toMatchObject(missing)
    const [late] = await server.sql<{ id: string }>(
      `update public.submissions set due_at = now() - interval '8 days' where enrollment_id = $1 returning id`,
      [begun.enrollment],
    )
    expect((await files(maker.client).download(begun.at)).error).toMatchObject(missing)
    expect((await maker.client.rpc('claim_review', { submission_id: late!.id })).error).toBeNull()
    expect((await files(maker.client).download(begun.at)).data?.size).toBe(3)
  })

  it('of someone else can’t be opened by naming them in one’s own work', async () => {
    const begun = await begin()
    const thief = await candidate(server)
    const enrollment = good<string>(await thief.client.rpc('start_mission', { mission_id: missionId }))
    const draft = { files: [{ path: begun.at, name: 'one.csv', size: 3 }] }
    const step = { enrollment_id: enrollment, step_id: 'table', draft, base_revision: 0 }
    expect(hintOf(await thief.client.rpc('save_step', step))).toBe('file_not_yours')
    // As if saving had allowed it.
    await server.sql(`update public.step_states set draft = $2 where enrollment_id = $1`, [enrollment, draft])
    for (const step_id of ['table', 'later'])
      good(await thief.client.rpc('complete_step', { enrollment_id: enrollment, step_id }))
    expect(hintOf(await thief.client.rpc('submit_work', { enrollment_id: enrollment, own_work: true }))).toBe(
      'file_missing',
    )
    expect((await files(company.client).download(begun.at)).error).toMatchObject(missing)
    expect((await files(thief.client).download(begun.at)).error).toMatchObject(missing)
  })
})

describe('M3 a reviewer', () => {
  const uuid = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g

  it('can’t find the candidate’s ID anywhere before it is revealed', async () => {
    const begun = await begin()
    await submit(begun)
    const [{ id: submission_id }] = (await server.sql<{ id: string }>(
      `update public.submissions set due_at = now() - interval '8 days' where enrollment_id = $1 returning id`,
      [begun.enrollment],
    )) as [{ id: string }]
    const maker = await partner(server, 'on_maker')
    good(await maker.client.rpc('claim_review', { submission_id }))
    for (const { client, token } of [company, maker]) {
      const listed = await fetch(`${server.url}/storage/v1/object/list-v2/deliverables`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ prefix: '', limit: 1000 }),
      })
      const seen = JSON.stringify([
        good(await client.rpc('review_work', { submission_id })),
        good(await client.from('submissions').select()),
        await listed.json(),
        (await files(client).info(begun.at)).data,
      ])
      expect(seen).toContain(begun.at)
      expect(seen.match(uuid)).not.toContain(begun.person.id)
    }
  })
})

describe('M5 a submitted file', () => {
  it('has to exist', async () => {
    const begun = await begin()
    await files(begun.person.client).remove([begun.at])
    await expect(submit(begun)).rejects.toMatchObject({ hint: 'file_missing' })
    const rows = await server.sql('select from public.submissions where enrollment_id = $1', [
      begun.enrollment,
    ])
    expect(rows).toEqual([])
  })

  it('is recorded, and can’t be replaced, moved or deleted while a revision is open', async () => {
    const begun = await begin()
    const { client, token } = begun.person
    await submit(begun)
    const kept = await server.sql(`select path from private.submitted_files where path = $1`, [begun.at])
    expect(kept).toEqual([{ path: begun.at }])
    for (const status of ['submitted', 'changes_requested']) {
      await server.sql(`update public.enrollments set status = $2 where id = $1`, [begun.enrollment, status])
      const again = `${begun.enrollment}/table/again.csv`
      expect((await files(client).upload(begun.at, csv('new'), { upsert: true })).error).toMatchObject(denied)
      expect((await files(client).update(begun.at, csv('new'))).error).not.toBeNull()
      expect((await files(client).move(begun.at, again)).error).not.toBeNull()
      expect((await files(client).remove([begun.at])).data).toEqual([])
      expect((await files(client).download(begun.at)).data?.size).toBe(3)
      // What the policy says when checked again as the owner: no, even if the row were gone.
      const [asked] = await server.sql<{ may: boolean }>(
        `select private.may_add_deliverable($1) as may, set_config('request.jwt.claims', $2, true)
         from set_config('request.jwt.claims', $2, true)`,
        [begun.at, JSON.stringify({ sub: begun.person.id, role: 'authenticated' })],
      )
      expect(asked!.may).toBe(false)
    }
    expect(token).toBeDefined()
  })

  it('can’t be prepared for by signing a URL', async () => {
    const { person, enrollment } = await begin()
    const signed = await files(person.client).createSignedUploadUrl(`${enrollment}/table/later.csv`)
    expect(signed.error).toMatchObject(denied)
  })

  it('can’t be added through a URL signed earlier, which still accepts files in time', async () => {
    const sign = 'Nobody signs an address for deliverables to be sent to'
    const [kept] = await server.sql<{ rule: string }>(
      `select pg_get_expr(polwithcheck, polrelid) as rule from pg_policy where polname = $1`,
      [sign],
    )
    // As on an installation where such URLs were handed out.
    await server.sql(`drop policy "${sign}" on storage.objects`)
    const signed = async ({ person, enrollment }: Begun, name: string) => {
      const at = `${enrollment}/table/${name}`
      const { data, error } = await files(person.client).createSignedUploadUrl(at)
      expect(error).toBeNull()
      return (text: string) => files(server.client()).uploadToSignedUrl(at, data!.token, csv(text))
    }
    try {
      const begun = await begin()
      const inTime = await signed(begun, 'in-time.csv')
      const late = await signed(begun, 'late.csv')
      expect((await inTime('in time')).error).toBeNull()
      await submit(begun)
      expect((await late('late')).error).toMatchObject(denied)

      const suspended = await begin()
      const put = await signed(suspended, 'x.csv')
      const boss = await admin(server)
      const reason = 'Spam, again and again.'
      good(await boss.client.rpc('suspend_account', { person: suspended.person.id, reason }))
      expect((await put('x')).error).toMatchObject(denied)

      const full = await begin()
      const last = await signed(full, 'last.csv')
      await server.sql(
        `insert into storage.objects (bucket_id, name)
         select 'deliverables', $1 || '/table/' || n || '.csv' from generate_series(1, 999) as n`,
        [full.enrollment],
      )
      expect((await last('x')).error).toMatchObject(denied)
    } finally {
      await server.sql(
        `create policy "${sign}" on storage.objects as restrictive for insert to authenticated with check (${kept!.rule})`,
      )
    }
  })

  it('can’t be added by an upload that started earlier', async () => {
    const begun = await begin()
    const at = `${begun.enrollment}/table/slow.csv`
    const encoded = (text: string) => Buffer.from(text).toString('base64')
    const headers = { authorization: `Bearer ${begun.person.token}`, 'tus-resumable': '1.0.0' }
    const started = await fetch(`${server.url}/storage/v1/upload/resumable`, {
      method: 'POST',
      headers: {
        ...headers,
        'upload-length': '3',
        'upload-metadata': `bucketName ${encoded('deliverables')},objectName ${encoded(at)},contentType ${encoded('text/csv')}`,
      },
    })
    expect(started.status).toBe(201)
    await submit(begun)
    const rest = await fetch(new URL(started.headers.get('location')!, server.url), {
      method: 'PATCH',
      headers: { ...headers, 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' },
      body: 'a,b',
    })
    expect(rest.status).toBe(403)
    expect((await files(begun.person.client).download(at)).error).toMatchObject(missing)
  })

  it('can’t be added by a suspended person', async () => {
    const { person, enrollment } = await begin()
    const boss = await admin(server)
    good(await boss.client.rpc('suspend_account', { person: person.id, reason: 'Spam, again and again.' }))
    const { error } = await files(person.client).upload(`${enrollment}/table/x.csv`, csv())
    expect(error).not.toBeNull()
  })
})

describe('W5 programs', () => {
  it.each(['exe', 'js', 'sh', 'html', 'svg', 'EXE', 'ps1', 'jar'])(
    '.%s are refused under any type',
    async (ending) => {
      const { person, enrollment } = await begin()
      for (const type of ['text/plain', 'application/octet-stream', 'application/pdf']) {
        const at = `${enrollment}/table/tool.${ending}`
        const { error } = await files(person.client).upload(at, new Blob(['MZ'], { type }))
        expect(error, type).toMatchObject(denied)
      }
    },
  )

  it('without an extension are refused too', async () => {
    const { person, enrollment } = await begin()
    expect((await files(person.client).upload(`${enrollment}/table/tool`, csv())).error).toMatchObject(denied)
  })
})

it('facts about a mission need five people behind them', async () => {
  const facts = async () =>
    good<unknown[]>(await server.client().rpc('mission_facts', { mission_id: missionId }))[0]
  /** What the card says, after the night. */
  const card = async () => {
    await server.sql('select private.count_starts()')
    const listings = server.client().from('mission_listings')
    return good(await listings.select('starts, median_hours').eq('mission_id', missionId).single())
  }
  const clock = {
    company_slug: expect.any(String),
    checks: [],
    reply_rate: null,
    feedback_hours: null,
  }
  await server.sql('delete from public.enrollments where mission_id = $1', [missionId])
  for (let people = 1; people < 5; people += 1) await begin()
  expect(await facts()).toEqual({ ...clock, starts: null, completions: null, median_hours: null })
  expect(await card()).toEqual({ starts: null, median_hours: null })
  await begin()
  expect(await facts()).toEqual({ ...clock, starts: 5, completions: null, median_hours: null })
  // Without the triggers: no reviewer has seen this work.
  await server.sql(`
    begin;
    set local session_replication_role = replica;
    update public.enrollments set submitted_at = now(), status = 'validated', seconds_spent = 5400
    where mission_id = '${missionId}';
    commit`)
  expect(await facts()).toEqual({ ...clock, starts: 5, completions: 5, median_hours: 1.5 })
  expect(await card()).toEqual({ starts: 5, median_hours: 1.5 })
})
