import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestServer } from '../../server/testing/server.ts'
import { candidate, dataOf, everyRole, type Person, removeFiles, startProduct } from './people.ts'
import { good, hintOf } from './review-work.ts'

let server: TestServer
beforeAll(async () => {
  server = await startProduct()
})
afterAll(() => server.close())

const tables = [
  'practice_answers',
  'practice_sessions',
  'practice_ratings',
  'practice_recordings',
  'practice_marks',
]
const question = 'own-mistake'
const scores = { relevance: 3, structure: 4, evidence: 2, concision: 5, presence: 1 }
interface Practice {
  practised: Record<string, string>
  ratings: { question_slug: string }[]
  recordings: { id: string; path: string; seconds: number; size: number; session_id: string | null }[]
  rounds: { id: string; place: number; spent: number[]; finished_at: string | null }[]
}
const practiceOf = async ({ client }: Person) => good<Practice>(await client.rpc('my_practice'))
const save = ({ client }: Person, answer: unknown, base_revision: number, slug = question) =>
  client.rpc('save_practice_answer', { question: slug, answer, base_revision })
const start = ({ client }: Person, questions: string[], seconds = 60) =>
  client.rpc('start_live_practice', { questions, seconds })

const sound = (type = 'audio/webm', size = 40) => new Blob([new Uint8Array(size)], { type })
async function upload(who: Person, file = sound(), path = `${who.id}/${randomUUID()}.webm`) {
  const { error } = await who.client.storage.from('recordings').upload(path, file)
  return { path, error }
}
async function record(who: Person, more: { live_session?: string } = {}): Promise<string> {
  const { path, error } = await upload(who)
  expect(error).toBeNull()
  return good(
    await who.client.rpc('keep_recording', { file_path: path, question, length_seconds: 42, ...more }),
  )
}

describe('the question bank', () => {
  it('has 120 questions in both languages, of each kind and for each trade', async () => {
    const rows = await server.sql<{ kind: string; trade: string | null }>(
      `select kind::text, trade::text from public.interview_questions
        where '' not in (prompt_en, prompt_fr, aim_en, aim_fr) and prompt_en <> prompt_fr and aim_en <> aim_fr`,
    )
    expect(rows.length).toBeGreaterThanOrEqual(120)
    const [enums] = await server.sql<{ kinds: string[]; trades: string[] }>(
      `select enum_range(null::public.question_kind)::text[] as kinds,
        enum_range(null::public.mission_category)::text[] as trades`,
    )
    const ofTrade = (trade: string | null) =>
      rows.filter((row) => row.trade === trade).map(({ kind }) => kind)
    expect(new Set(rows.map(({ kind }) => kind))).toEqual(new Set(enums!.kinds))
    for (const trade of enums!.trades) {
      expect(ofTrade(trade).length, trade).toBeGreaterThanOrEqual(5)
      expect(ofTrade(trade), trade).toEqual(expect.arrayContaining(['technical', 'situation', 'behaviour']))
    }
  })

  it('punctuates French correctly, and has no duplicates', async () => {
    const rows = await server.sql<{ slug: string; french: string }>(
      `select slug, concat_ws(' ', prompt_fr, aim_fr, array_to_string(hints_fr, ' ')) as french
      from public.interview_questions`,
    )
    for (const { slug, french } of rows) {
      expect(french, slug).not.toMatch(/'|[^\u00a0][:;?!»%](?=\s|$)|«[^\u00a0]/)
    }
    expect(
      await server.sql(
        `select prompt_en from public.interview_questions group by 1 having count(*) > 1
        union all select prompt_fr from public.interview_questions group by 1 having count(*) > 1`,
      ),
    ).toEqual([])
  })

  it('is readable by everyone signed in, and can’t be changed', async () => {
    for (const [role, { client }] of Object.entries(await everyRole(server))) {
      const { data, error } = await client.from('interview_questions').select('slug')
      if (role === 'anonymous') expect(error?.code).toBe('42501')
      else expect(data!.length, role).toBeGreaterThanOrEqual(120)
      const change = client.from('interview_questions').update({ prompt_en: 'x' }).eq('slug', question)
      expect(hintOf(await change), role).toBe('42501')
    }
  })
})

describe('an answer', () => {
  it('is saved as it is typed, and detects another window', async () => {
    const person = await candidate(server)
    expect(good(await save(person, { situation: 'Once <script>' }, 0))).toBe(1)
    expect(good(await save(person, { situation: 'Once 🎤', task: 'x'.repeat(10_000) }, 1))).toBe(2)
    for (const base of [0, 1, 3]) expect(hintOf(await save(person, {}, base))).toBe('revision_conflict')
    for (const bad of [[], { other: 'x' }, { text: 1 }, { text: 'x'.repeat(10_001) }]) {
      expect(hintOf(await save(person, bad, 2))).toBe('practice_answer_invalid')
    }
    expect(hintOf(await save(person, {}, 0, 'nothing'))).toBe('question_unknown')
    const { data } = await person.client.from('practice_answers').select('answer, revision').single()
    expect(data).toMatchObject({ answer: { situation: 'Once 🎤' }, revision: 2 })
    expect(Object.keys((await practiceOf(person)).practised)).toEqual([question])
  })
})

describe('a live round', () => {
  it('moves forward, one question after another, and counts each step once', async () => {
    const person = await candidate(server)
    const id = good<string>(await start(person, [question, 'strength', 'salary'], 90))
    const next = (at_place: number, seconds_used: number, ends = false) =>
      person.client.rpc('finish_live_question', { session_id: id, at_place, seconds_used, ends })
    expect(good(await next(0, 30))).toBe(1)
    // Pressed twice, or in another window: it stays where it is.
    expect(good(await next(0, 5))).toBe(1)
    expect(good(await next(1, 5000))).toBe(2)
    expect((await practiceOf(person)).rounds).toMatchObject([
      { place: 2, spent: [30, 90], finished_at: null },
    ])
    expect(good(await next(2, 12))).toBe(3)
    const { rounds, practised } = await practiceOf(person)
    expect(rounds[0]!.finished_at).not.toBeNull()
    expect(Object.keys(practised).sort()).toEqual([question, 'salary', 'strength'])
    expect(good(await next(3, 1))).toBe(3)
    for (const back of [{ place: 0 }, { finished_at: null }, { spent: [] }]) {
      expect(hintOf(await person.client.from('practice_sessions').update(back).eq('id', id))).toBe('42501')
    }
    const other = good<string>(await start(person, [question, 'strength']))
    const end = { session_id: other, at_place: 0, seconds_used: 3, ends: true }
    expect(good(await person.client.rpc('finish_live_question', end))).toBe(1)
    expect((await practiceOf(person)).rounds[0]).toMatchObject({ id: other, spent: [3] })
    expect((await practiceOf(person)).rounds[0]!.finished_at).not.toBeNull()
  })

  it('has known questions and a sensible duration', async () => {
    const person = await candidate(server)
    for (const [questions, seconds] of [
      [[], 60],
      [['nothing'], 60],
      [[question, question], 60],
      [[question], 20],
      [[question], 301],
    ] as [string[], number][]) {
      expect(hintOf(await start(person, questions, seconds))).toBe('live_practice_invalid')
    }
  })
})

describe('a recording', () => {
  it('is stored with its length and size, played, and deleted with its file', async () => {
    const person = await candidate(server)
    const round = good<string>(await start(person, [question]))
    const id = await record(person, { live_session: round })
    const { recordings } = await practiceOf(person)
    expect(recordings).toMatchObject([{ id, seconds: 42, size: 40, session_id: round }])
    const { path } = recordings[0]!
    const bucket = person.client.storage.from('recordings')
    expect((await bucket.download(path)).data?.size).toBe(40)
    good(await person.client.from('practice_recordings').delete().eq('id', id))
    expect((await bucket.download(path)).error).not.toBeNull()
    await removeFiles(server)
    expect(await server.sql(`select from storage.objects where name = $1`, [path])).toEqual([])
  })

  it('must be audio, within the size limit, in one’s own folder, and one of at most 60', async () => {
    const person = await candidate(server)
    expect((await upload(person, sound('text/html'))).error).toMatchObject({ statusCode: '415' })
    expect((await upload(person, sound('audio/webm', 10 * 1024 * 1024 + 1))).error).toMatchObject({
      statusCode: '413',
    })
    const other = await candidate(server)
    expect((await upload(person, sound(), `${other.id}/x.webm`)).error).toMatchObject({ statusCode: '403' })
    expect((await upload(person, sound(), `${person.id}/deep/x.webm`)).error).not.toBeNull()
    const keep = { file_path: `${person.id}/none.webm`, question, length_seconds: 1 }
    expect(hintOf(await person.client.rpc('keep_recording', keep))).toBe('recording_not_found')
    await server.sql(
      `insert into storage.objects (bucket_id, name, metadata)
      select 'recordings', $1 || '/' || number || '.webm', '{"size": 1}' from generate_series(1, 60) as number`,
      [person.id],
    )
    expect((await upload(person)).error).toMatchObject({ statusCode: '403' })
  })

  it('is deleted after 90 days, but what was practiced still counts', async () => {
    const person = await candidate(server)
    const [old, fresh] = [await record(person), await record(person)]
    await server.sql(
      `update public.practice_recordings set created_at = now() - interval '91 days' where id = $1`,
      [old],
    )
    await server.sql('select private.delete_old_recordings()')
    const { recordings, practised } = await practiceOf(person)
    expect(recordings.map(({ id }) => id)).toEqual([fresh])
    expect(practised).toHaveProperty(question)
    const files = await person.client.storage.from('recordings').list(person.id)
    expect(files.data).toHaveLength(1)
  })
})

describe('practice is private to its owner', () => {
  let owner: Person
  let round: string
  let path: string
  beforeAll(async () => {
    owner = await candidate(server)
    good(await save(owner, { text: 'Private answer' }, 0))
    round = good(await start(owner, [question]))
    good(
      await owner.client
        .from('practice_ratings')
        .insert({ question_slug: question, session_id: round, ...scores, notes: 'Private note' }),
    )
    await record(owner)
    path = (await practiceOf(owner)).recordings[0]!.path
  })

  it('no one else can read, hear, write or delete any of it', async () => {
    for (const [role, { client }] of Object.entries(await everyRole(server))) {
      for (const table of tables) {
        const { data, error } = await client.from(table).select()
        if (role === 'anonymous') expect(error?.code, table).toBe('42501')
        else expect(data, `${role} ${table}`).toEqual([])
        const removed = await client.from(table).delete().eq('user_id', owner.id).select()
        expect(removed.data ?? [], `${role} ${table}`).toEqual([])
      }
      const files = client.storage.from('recordings')
      expect((await files.download(path)).error, role).not.toBeNull()
      expect((await files.createSignedUrl(path, 60)).error, role).not.toBeNull()
      expect((await files.list(owner.id)).data ?? [], role).toEqual([])
      expect((await files.remove([path])).data ?? [], role).toEqual([])
      expect((await files.upload(`${owner.id}/x.webm`, sound())).error, role).not.toBeNull()
      const theirs = { question_slug: question, ...scores }
      expect(hintOf(await client.from('practice_ratings').insert({ ...theirs, user_id: owner.id }))).toBe(
        '42501',
      )
      if (role === 'anonymous') continue
      // A rating can't refer to another person's round, nor a recording be taken from another's folder.
      expect(hintOf(await client.from('practice_ratings').insert({ ...theirs, session_id: round }))).toBe(
        '23503',
      )
      const keep = { file_path: path, question, length_seconds: 1 }
      expect(hintOf(await client.rpc('keep_recording', keep))).toBe('recording_not_found')
      const step = { session_id: round, at_place: 0, seconds_used: 1 }
      expect(hintOf(await client.rpc('finish_live_question', step))).toBe('live_practice_not_found')
      const changed = await client
        .from('practice_ratings')
        .update({ notes: 'x' })
        .eq('user_id', owner.id)
        .select()
      expect(changed.data, role).toEqual([])
      expect(good(await client.rpc('my_practice')), role).toEqual({
        practised: {},
        ratings: [],
        recordings: [],
        rounds: [],
      })
    }
    for (const table of tables) {
      expect((await owner.client.from(table).select()).data, table).toHaveLength(1)
    }
    expect((await owner.client.storage.from('recordings').download(path)).error).toBeNull()
  })

  it('has scores from one to five, once per question in a round, which their owner can change', async () => {
    const ratings = () => owner.client.from('practice_ratings')
    const own = { question_slug: question, ...scores }
    expect(hintOf(await ratings().insert({ ...own, structure: 6 }))).toBe('23514')
    expect(hintOf(await ratings().insert({ ...own, session_id: round }))).toBe('23505')
    expect(hintOf(await ratings().insert({ ...own, notes: 'x'.repeat(2001) }))).toBe('23514')
    good(await ratings().update({ presence: 4 }).eq('user_id', owner.id))
    expect((await practiceOf(owner)).ratings).toMatchObject([{ presence: 4, notes: 'Private note' }])
  })

  it('is exported, and deleted with the account, including files', async () => {
    expect(await dataOf(server, owner)).toMatchObject({
      practice_answers: [{ question_slug: question, answer: { text: 'Private answer' } }],
      practice_sessions: [{ id: round }],
      practice_ratings: [{ notes: 'Private note' }],
      practice_recordings: [{ path, seconds: 42 }],
      practice_marks: [{ question_slug: question }],
    })
    await server.sql(
      `update public.profiles set deletion_requested_at = now() - interval '15 days' where user_id = $1`,
      [owner.id],
    )
    await server.sql('select private.delete_expired_accounts()')
    await removeFiles(server)
    for (const table of tables) {
      expect(await server.sql(`select from public.${table} where user_id = $1`, [owner.id])).toEqual([])
    }
    await removeFiles(server)
    expect(await server.sql(`select from storage.objects where name = $1`, [path])).toEqual([])
  })
})
