import type { SupabaseClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestServer } from '../../server/testing/server.ts'
import { candidate, dataOf, everyRole, type Person, removeFiles, roleNames, startProduct } from './people.ts'
import { good, hintOf } from './review-work.ts'

let server: TestServer
let ada: Person
let everybody: Awaited<ReturnType<typeof everyRole>>
beforeAll(async () => {
  server = await startProduct()
  ada = await candidate(server)
  everybody = await everyRole(server)
})
afterAll(() => server.close())

interface Column {
  id: string
  stage: string
}
interface Board {
  silent_days: number
  columns: Column[]
  cards: Record<string, unknown>[]
}

const boardOf = async ({ client }: Pick<Person, 'client'>) =>
  good<Board>(await client.rpc('application_board'))
const columnOf = async (person: Person, stage: string) =>
  (await boardOf(person)).columns.find((column) => column.stage === stage)!.id

async function addCard(
  person: Person,
  more: Record<string, unknown> = {},
  stage = 'wishlist',
): Promise<string> {
  const card = { company: 'Acme', column_id: await columnOf(person, stage), position: 'a0', ...more }
  return good<{ id: string }>(await person.client.from('applications').insert(card).select('id').single()).id
}

const cardOf = async (id: string) =>
  (await server.sql<Record<string, unknown>>('select * from public.applications where id = $1', [id]))[0]!
const eventsOf = (id: string) =>
  server.sql<{ kind: string; from_stage: string | null; to_stage: string | null }>(
    'select kind, from_stage, to_stage from public.application_events where application_id = $1 order by happened_at, created_at',
    [id],
  )
const move = (client: SupabaseClient, id: string, from: string, to: string, position = 'a1') =>
  client
    .from('applications')
    .update({ column_id: to, position })
    .eq('id', id)
    .eq('column_id', from)
    .select('id')

describe('the board', () => {
  it('has its five columns on the first visit, once, however many windows open it', async () => {
    const person = await candidate(server)
    const boards = await Promise.all([boardOf(person), boardOf(person), boardOf(person)])
    for (const { columns, cards, silent_days } of [...boards, await boardOf(person)]) {
      expect(columns.map(({ stage }) => stage)).toEqual([
        'wishlist',
        'applied',
        'interview',
        'offer',
        'closed',
      ])
      expect(cards).toEqual([])
      expect(silent_days).toBe(14)
    }
  })

  it('comes with all cards in one response, without their notes', async () => {
    const person = await candidate(server)
    await addCard(person, { notes: 'SECRET '.repeat(1000) })
    const { cards } = await boardOf(person)
    expect(cards).toMatchObject([{ company: 'Acme', revision: 1 }])
    expect(JSON.stringify(cards)).not.toMatch(/SECRET|user_id/)
  })

  it('stores text exactly as typed: scripts, emoji, ten thousand characters', async () => {
    const script = '<script>alert(1)</script>'
    const typed = {
      company: `🦊 ${script}`,
      job_title: script,
      location: script,
      notes: `${script}${'é'.repeat(10_000)}`,
      tags: ['🦊', script],
      contact_name: script,
      next_action: script,
      rejection_reason: script,
      resume_label: script,
    }
    expect(await cardOf(await addCard(ada, typed))).toMatchObject(typed)
  })

  it.each([
    ['no company', { company: ' ' }],
    ['a link that runs a script', { link: 'javascript:alert(1)' }],
    ['a maximum salary below the minimum', { salary_min: 2, salary_max: 1 }],
    ['an invalid currency', { salary_currency: 'euro' }],
    ['overlong notes', { notes: 'x'.repeat(20_001) }],
    ['an invalid position', { position: 'a b' }],
    ['an unknown contract', { contract: 'slavery' }],
  ])('refuses %s', async (_, more) => {
    const column_id = await columnOf(ada, 'wishlist')
    const card = { company: 'Acme', column_id, position: 'a0', ...more }
    expect((await ada.client.from('applications').insert(card)).error?.code).toBe('23514')
  })
})

describe('a move', () => {
  it('is one write that records itself and ends a silence', async () => {
    const id = await addCard(ada)
    await server.sql(`update public.applications set heard_at = now() - interval '30 days' where id = $1`, [
      id,
    ])
    const [from, to] = [await columnOf(ada, 'wishlist'), await columnOf(ada, 'applied')]
    expect(good(await move(ada.client, id, from, to))).toEqual([{ id }])
    const card = await cardOf(id)
    expect(card).toMatchObject({ column_id: to, position: 'a1', revision: 1 })
    // P2-applications: the application date is set with the move.
    expect(card.applied_on).not.toBeNull()
    expect(Date.now() - (card.heard_at as Date).getTime()).toBeLessThan(60_000)
    expect(await eventsOf(id)).toEqual([
      { kind: 'added', from_stage: null, to_stage: 'wishlist' },
      { kind: 'moved', from_stage: 'wishlist', to_stage: 'applied' },
    ])
  })

  it('within a column is not an event', async () => {
    const id = await addCard(ada)
    const column = await columnOf(ada, 'wishlist')
    good(await move(ada.client, id, column, column, 'a9'))
    expect(await eventsOf(id)).toHaveLength(1)
  })

  it('from a column the card has left changes nothing, and the response shows it', async () => {
    const id = await addCard(ada)
    const [wishlist, applied, offer] = await Promise.all(
      ['wishlist', 'applied', 'offer'].map((stage) => columnOf(ada, stage)),
    )
    good(await move(ada.client, id, wishlist!, applied!))
    expect(good(await move(ada.client, id, wishlist!, offer!))).toEqual([])
    expect(await cardOf(id)).toMatchObject({ column_id: applied })
  })

  it('can’t lead to someone else’s column', async () => {
    const eve = await candidate(server)
    const id = await addCard(eve)
    const stolen = await columnOf(ada, 'offer')
    expect((await move(eve.client, id, await columnOf(eve, 'wishlist'), stolen)).error?.code).toBe('23503')
  })
})

describe('two windows', () => {
  it('the second save on the same revision writes nothing', async () => {
    const id = await addCard(ada)
    const save = (notes: string, revision: number) =>
      ada.client
        .from('applications')
        .update({ notes })
        .eq('id', id)
        .eq('revision', revision)
        .select('revision')
    expect(good(await save('one', 1))).toEqual([{ revision: 2 }])
    expect(good(await save('two', 1))).toEqual([])
    expect(await cardOf(id)).toMatchObject({ notes: 'one', revision: 2 })
    expect(good(await save('two', 2))).toEqual([{ revision: 3 }])
  })

  it('a move in one does not interfere with typing in the other', async () => {
    const id = await addCard(ada)
    good(await move(ada.client, id, await columnOf(ada, 'wishlist'), await columnOf(ada, 'offer')))
    expect(await cardOf(id)).toMatchObject({ revision: 1 })
  })
})

describe('columns', () => {
  it('are added, renamed, reordered, and removed when empty', async () => {
    const person = await candidate(server)
    const { columns } = await boardOf(person)
    const table = () => person.client.from('application_columns')
    good(await table().insert({ name: 'Second round', stage: 'interview', position: 'a2V' }).select())
    good(await table().update({ name: 'Dreams', position: 'a9' }).eq('id', columns[0]!.id).select())
    expect((await boardOf(person)).columns.map(({ stage }) => stage)).toEqual([
      'applied',
      'interview',
      'interview',
      'offer',
      'closed',
      'wishlist',
    ])
    await addCard(person, {}, 'offer')
    const offer = columns.find(({ stage }) => stage === 'offer')!.id
    expect((await table().delete().eq('id', offer)).error?.code).toBe('23503')
    expect((await table().delete().eq('id', columns[1]!.id).select()).data).toHaveLength(1)
  })
})

describe('reminders', () => {
  const remind = async () =>
    (await server.sql<{ n: number }>('select private.send_application_reminders() as n'))[0]!.n
  const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()
  const notified = (person: Person) =>
    server.sql<{ data: { company: string; action: string }; link: string }>(
      `select data, link from public.notifications where user_id = $1 and kind = 'application_reminder'`,
      [person.id],
    )

  it('come on time, once, and lead to the card', async () => {
    const person = await candidate(server)
    const next = { next_action: 'Call back', next_at: inMinutes(30), remind_minutes: 60 }
    const id = await addCard(person, next)
    await addCard(person, { ...next, remind_minutes: 0 })
    await addCard(person, { ...next, remind_minutes: null })
    expect(await remind()).toBe(1)
    expect(await remind()).toBe(0)
    expect(await notified(person)).toMatchObject([
      { data: { company: 'Acme', action: 'Call back' }, link: `/applications?card=${id}` },
    ])
    await person.client.from('applications').update({ notes: 'x' }).eq('id', id)
    expect(await remind()).toBe(0)
    await person.client
      .from('applications')
      .update({ next_at: inMinutes(20) })
      .eq('id', id)
    expect(await remind()).toBe(1)
  })

  it('do not come for dates that have passed or were cleared', async () => {
    const person = await candidate(server)
    await addCard(person, { next_at: inMinutes(-5), remind_minutes: 0 })
    const id = await addCard(person, { next_at: inMinutes(5), remind_minutes: 60 })
    await person.client.from('applications').update({ next_at: null }).eq('id', id)
    expect(await remind()).toBe(0)
    expect(await notified(person)).toEqual([])
  })

  it('are checked every minute', async () => {
    expect(
      await server.sql(`select schedule, active from cron.job where jobname = 'remind of next actions'`),
    ).toEqual([{ schedule: '* * * * *', active: true }])
  })
})

describe('news', () => {
  it('ends a silence and can be undone; moves can’t be invented or erased', async () => {
    const id = await addCard(ada)
    await server.sql(`update public.applications set heard_at = now() - interval '30 days' where id = $1`, [
      id,
    ])
    const events = () => ada.client.from('application_events')
    const [news] = good<{ id: string }[]>(
      await events().insert({ application_id: id, kind: 'news', note: 'They called' }).select('id'),
    )
    expect(Date.now() - ((await cardOf(id)).heard_at as Date).getTime()).toBeLessThan(60_000)
    expect((await events().insert({ application_id: id, kind: 'moved', note: '' })).error?.code).toBe('42501')
    expect((await events().delete().eq('application_id', id).eq('kind', 'added').select()).data).toEqual([])
    expect((await events().delete().eq('id', news!.id).select()).data).toHaveLength(1)
  })
})

describe('an import', () => {
  it('writes all rows in one call, with their history', async () => {
    const person = await candidate(server)
    const [wishlist, applied] = [await columnOf(person, 'wishlist'), await columnOf(person, 'applied')]
    const rows = [
      {
        company: ' Été ',
        column_id: wishlist,
        position: 'a1',
        tags: ['x'],
        salary_min: 600,
        salary_currency: 'CHF',
      },
      {
        company: 'Acme',
        column_id: applied,
        position: 'a1',
        link: 'https://a.example',
        applied_on: '2026-04-03',
      },
    ]
    expect(good(await person.client.rpc('import_applications', { rows }))).toBe(2)
    const { cards } = await boardOf(person)
    expect(cards.map(({ company }) => company).sort()).toEqual(['Acme', 'Été'])
    expect(cards.map(({ applied_on }) => applied_on).sort()).toEqual(['2026-04-03', null])
    const added = await server.sql(`select from public.application_events where user_id = $1`, [person.id])
    expect(added).toHaveLength(2)
  })

  it('writes nothing if one row is wrong, and nothing to other people’s boards', async () => {
    const person = await candidate(server)
    const column_id = await columnOf(person, 'wishlist')
    const call = (rows: unknown) => person.client.rpc('import_applications', { rows })
    const right = { company: 'Acme', column_id, position: 'a1' }
    expect((await call([right, { ...right, link: 'javascript:alert(1)' }])).error?.code).toBe('23514')
    expect((await call([{ ...right, column_id: await columnOf(ada, 'offer') }])).error?.code).toBe('23503')
    expect(hintOf(await call([]))).toBe('import_size')
    expect(hintOf(await call({}))).toBe('import_size')
    expect(hintOf(await call(Array.from({ length: 2001 }, () => right)))).toBe('import_size')
    expect((await boardOf(person)).cards).toEqual([])
  })
})

it('statistics are counted from the history', async () => {
  const person = await candidate(server)
  const at = Object.fromEntries((await boardOf(person)).columns.map(({ stage, id }) => [stage, id]))
  const walk = async (stages: string[], more = {}) => {
    const id = await addCard(person, more, stages[0])
    for (const [index, stage] of stages.slice(1).entries()) {
      good(await move(person.client, id, at[stages[index]!]!, at[stage]!))
    }
    return id
  }
  await walk(['wishlist'])
  await walk(['wishlist', 'applied'])
  await walk(['wishlist', 'applied', 'interview', 'closed'])
  await walk(['applied', 'closed'], { rejection_reason: 'Filled' })
  const slow = await walk(['applied', 'interview', 'offer'])
  await server.sql(
    `update public.application_events set happened_at = happened_at - interval '10 days'
     where application_id = $1 and to_stage = 'applied'`,
    [slow],
  )
  const figures = good<{ days: Record<string, number> }>(await person.client.rpc('application_figures'))
  expect(figures).toMatchObject({
    funnel: { wishlist: 5, applied: 4, interview: 2, offer: 1 },
    applied: 4,
    answered: 3,
  })
  expect(Object.keys(figures.days).sort()).toEqual(Object.values(at).sort())
  await server.sql(`delete from public.application_events where user_id = $1 and application_id <> $2`, [
    person.id,
    slow,
  ])
  const alone = good<{ days: Record<string, number> }>(await person.client.rpc('application_figures'))
  expect(alone.days[at.applied!]).toBe(10)
})

describe('everything is private to its owner', () => {
  const tables = [
    'application_settings',
    'application_columns',
    'applications',
    'application_events',
    'application_files',
  ]

  it.each(roleNames)('no one else can read, change or delete it: %s', async (role) => {
    const owner = await candidate(server)
    const id = await addCard(owner, { notes: 'SECRET' })
    const path = `${owner.id}/${id}/cv.pdf`
    good(
      await owner.client
        .from('application_files')
        .insert({ application_id: id, path, name: 'cv', size: 1 })
        .select(),
    )
    const stranger = everybody[role]
    for (const table of tables) {
      const { data } = await stranger.client.from(table).select().eq('user_id', owner.id)
      expect(data ?? [], `${role} reads ${table}`).toEqual([])
      const removed = await stranger.client.from(table).delete().eq('user_id', owner.id).select()
      expect(removed.data ?? [], `${role} removes from ${table}`).toEqual([])
    }
    const changed = await stranger.client.from('applications').update({ notes: 'x' }).eq('id', id).select()
    expect(changed.data ?? []).toEqual([])
    const note = { application_id: id, kind: 'news', note: 'x' }
    expect((await stranger.client.from('application_events').insert(note)).error).not.toBeNull()
    const planted = { company: 'x', column_id: await columnOf(owner, 'offer'), position: 'a0' }
    expect((await stranger.client.from('applications').insert(planted)).error).not.toBeNull()
    const board = await stranger.client.rpc('application_board')
    expect(JSON.stringify(board.data)).not.toContain(id)
    if (role === 'anonymous') expect(board.error?.code).toBe('42501')
    expect(await cardOf(id)).toMatchObject({ notes: 'SECRET' })
  })

  it('no one can write rows for someone else, or columns the database maintains', async () => {
    const id = await addCard(ada)
    const eve = await candidate(server)
    for (const forbidden of [
      { user_id: eve.id },
      { revision: 9 },
      { heard_at: 'now' },
      { remind_at: 'now' },
    ]) {
      const { error } = await ada.client.from('applications').update(forbidden).eq('id', id)
      expect(error?.code, JSON.stringify(forbidden)).toBe('42501')
    }
  })
})

describe('files', () => {
  const files = (client: SupabaseClient) => client.storage.from('applications')
  const pdf = (size = 8) => new Blob(['%PDF-1.7'.padEnd(size, ' ')], { type: 'application/pdf' })

  it('are written, read and deleted by the card’s owner, in its folder', async () => {
    const id = await addCard(ada)
    const at = `${ada.id}/${id}/one.pdf`
    expect((await files(ada.client).upload(at, pdf())).error).toBeNull()
    expect((await files(ada.client).download(at)).data?.size).toBe(8)
    const eve = await candidate(server)
    const foreign = await addCard(eve)
    for (const place of [
      `${ada.id}/x.pdf`,
      `${ada.id}/${foreign}/x.pdf`,
      `${eve.id}/${foreign}/x.pdf`,
      'x.pdf',
    ]) {
      expect((await files(ada.client).upload(place, pdf())).error, place).toMatchObject({ statusCode: '403' })
    }
    expect((await files(ada.client).remove([at])).data).toHaveLength(1)
  })

  it.each(roleNames)('are closed to %s', async (role) => {
    const id = await addCard(ada)
    const at = `${ada.id}/${id}/secret.pdf`
    expect((await files(ada.client).upload(at, pdf())).error).toBeNull()
    const { client } = everybody[role]
    expect((await files(client).download(at)).error).not.toBeNull()
    expect((await files(client).createSignedUrl(at, 60)).error).not.toBeNull()
    expect((await files(client).list(`${ada.id}/${id}`)).data).toEqual([])
    expect((await files(client).remove([at])).data).toEqual([])
    expect((await files(client).upload(at, pdf(), { upsert: true })).error).not.toBeNull()
    expect((await files(ada.client).download(at)).data?.size).toBe(8)
  })

  it('must be of a kind no browser runs, and within the size limit', async () => {
    const id = await addCard(ada)
    const at = `${ada.id}/${id}/x`
    const program = new Blob(['MZ'], { type: 'application/x-msdownload' })
    expect((await files(ada.client).upload(at, program)).error).toMatchObject({ statusCode: '415' })
    const page = new Blob(['<script>'], { type: 'text/html' })
    expect((await files(ada.client).upload(at, page)).error).toMatchObject({ statusCode: '415' })
    const large = pdf(10 * 1024 * 1024 + 1)
    expect((await files(ada.client).upload(at, large)).error).toMatchObject({ statusCode: '413' })
  })

  it('take up no more than 100 MB in all', async () => {
    const person = await candidate(server)
    const id = await addCard(person)
    expect((await files(person.client).upload(`${person.id}/${id}/one.pdf`, pdf())).error).toBeNull()
    await server.sql(
      `update storage.objects set metadata = jsonb_set(metadata, '{size}', '104857600') where name like $1`,
      [`${person.id}/%`],
    )
    const { error } = await files(person.client).upload(`${person.id}/${id}/two.pdf`, pdf())
    expect(error).toMatchObject({ statusCode: '403' })
  })

  it('are deleted with their card, and everything with the account', async () => {
    const person = await candidate(server)
    const [one, two] = [await addCard(person), await addCard(person)]
    for (const id of [one, two]) {
      expect((await files(person.client).upload(`${person.id}/${id}/cv.pdf`, pdf())).error).toBeNull()
    }
    const left = async () => {
      await removeFiles(server)
      return server.sql<{ name: string }>('select name from storage.objects where name like $1', [
        `${person.id}/%`,
      ])
    }
    good(await person.client.from('applications').delete().eq('id', one).select())
    expect(await left()).toEqual([{ name: `${person.id}/${two}/cv.pdf` }])
    await server.sql(
      `update public.profiles set deletion_requested_at = now() - interval '15 days' where user_id = $1`,
      [person.id],
    )
    await server.sql('select private.delete_expired_accounts()')
    expect(await left()).toEqual([])
    for (const table of [
      'application_settings',
      'application_columns',
      'applications',
      'application_events',
    ]) {
      expect(await server.sql(`select from public.${table} where user_id = $1`, [person.id]), table).toEqual(
        [],
      )
    }
  })
})

it('a person’s export includes the whole board, and no one else’s', async () => {
  const person = await candidate(server)
  const id = await addCard(person, { notes: 'Mine' })
  await addCard(ada, { notes: 'Not yours' })
  const path = `${person.id}/${id}/cv.pdf`
  good(
    await person.client
      .from('application_files')
      .insert({ application_id: id, path, name: 'cv', size: 1 })
      .select(),
  )
  const data = await dataOf(server, person)
  expect(data).toMatchObject({
    application_settings: [{ silent_days: 14 }],
    applications: [{ id, notes: 'Mine' }],
    application_events: [{ kind: 'added' }],
    application_files: [{ name: 'cv' }],
  })
  expect(data.application_columns).toHaveLength(5)
  expect(JSON.stringify(data)).not.toContain('Not yours')
})
