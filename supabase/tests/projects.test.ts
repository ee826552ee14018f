import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestServer } from '../../server/testing/server.ts'
import {
  candidate,
  dataOf,
  everyRole,
  newEmail,
  type Partner,
  type Person,
  partner,
  removeFiles,
  roleNames,
  startProduct,
} from './people.ts'
import { good, hintOf } from './review-work.ts'

let server: TestServer
let maker: Partner
let everybody: Awaited<ReturnType<typeof everyRole>>
beforeAll(async () => {
  server = await startProduct()
  maker = await partner(server, 'on_maker')
  everybody = await everyRole(server)
})
afterAll(() => server.close())

type Row = Record<string, unknown>
const anon = () => server.client()
const insert = async (person: Person, table: string, row: Row) =>
  good<{ id: string }>(await person.client.from(table).insert(row).select('id').single()).id
const newClient = (person: Person = maker, name = 'Atelier Lune') => insert(person, 'clients', { name })
const newProject = async (person: Person = maker, more: Row = {}) =>
  insert(person, 'projects', {
    title: 'Website',
    position: 'a0',
    client_id: await newClient(person),
    ...more,
  })
let lastNumber = 0
const newInvoice = (project_id: string, more: Row = {}, person: Person = maker) =>
  insert(person, 'invoices', {
    project_id,
    number: `F-${++lastNumber}`,
    amount_minor: 120_000,
    currency: 'EUR',
    ...more,
  })
const share = async (project_id: string, person: Person = maker) =>
  good<string>(await person.client.rpc('share_project', { project_id }))
const pageOf = async (token: string) => (await anon().rpc('client_page', { token })).data
const project = async (id: string) =>
  good<{ rating: Row | null; entries: Row[]; link: Row | null; history: { kind: string }[] }>(
    await maker.client.rpc('maker_project', { project_id: id }),
  )
const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

describe('clients, projects and invoices', () => {
  const changes: Record<string, Row> = {
    clients: { name: 'Eve' },
    client_contacts: { name: 'Eve' },
    projects: { title: 'Eve' },
    project_tasks: { title: 'Eve' },
    project_files: { is_shared: true },
    time_entries: { note: 'Eve' },
    invoices: { sent_on: '2026-01-01' },
    project_events: { kind: 'eve' },
  }

  it.each(Object.keys(changes))('%s are private to the maker, for every verb', async (table) => {
    const id = await newProject()
    const client_id = (
      await server.sql<{ client_id: string }>('select client_id from public.projects where id = $1', [id])
    )[0]!.client_id
    await insert(maker, 'client_contacts', { client_id, name: 'Ana', email: 'ana@lune.test' })
    await insert(maker, 'project_tasks', { project_id: id, title: 'Draw', position: 'a0' })
    await insert(maker, 'project_files', {
      project_id: id,
      path: `${maker.organizationId}/${id}/x.pdf`,
      name: 'x.pdf',
      size: 1,
    })
    await insert(maker, 'time_entries', { project_id: id, seconds: 60 })
    await newInvoice(id)
    expect(good<Row[]>(await maker.client.from(table).select()).length).toBeGreaterThan(0)
    const stored = async () =>
      server.sql(`select to_jsonb(t) from public.${table} as t where maker_id = $1 order by t.id`, [
        maker.organizationId,
      ])
    const before = await stored()
    for (const role of roleNames) {
      const { client } = everybody[role]
      const seen = await client.from(table).select().eq('maker_id', maker.organizationId)
      expect(seen.data ?? [], role).toEqual([])
      await client.from(table).delete().eq('maker_id', maker.organizationId)
      await client.from(table).update(changes[table]!).eq('maker_id', maker.organizationId)
      expect(await stored(), role).toEqual(before)
    }
  })

  it('can’t refer to someone else’s rows', async () => {
    const id = await newProject()
    const other = everybody.on_maker as Partner
    const tries = [
      ['invoices', { project_id: id, number: 'X', amount_minor: 1, currency: 'EUR' }],
      ['project_tasks', { project_id: id, title: 'x', position: 'a0' }],
      ['time_entries', { project_id: id, seconds: 60 }],
    ]
    for (const [table, row] of tries as [string, Row][]) {
      expect((await other.client.from(table).insert(row)).error?.code, table).toBe('23503')
      const forged = { ...row, maker_id: maker.organizationId }
      expect((await other.client.from(table).insert(forged)).error?.code, table).toBe('42501')
    }
    for (const role of roleNames.filter((name) => name !== 'on_maker')) {
      const { error } = await everybody[role].client.from('projects').insert({ title: 'x', position: 'a0' })
      expect(error?.code, role).toBe('42501')
    }
    for (const call of ['maker_project', 'share_project', 'start_timer', 'invite_rating']) {
      for (const role of roleNames) {
        const { data, error } = await everybody[role].client.rpc(call, { project_id: id })
        expect([data, error && 'refused'], `${role} ${call}`).toEqual(
          call === 'maker_project' && role === 'on_maker' ? [null, null] : [null, 'refused'],
        )
      }
    }
  })

  it('a move is one write, refused if another window was faster, and recorded', async () => {
    const id = await newProject()
    const move = (from: string, status: string) =>
      maker.client
        .from('projects')
        .update({ status, position: 'a5' })
        .eq('id', id)
        .eq('status', from)
        .select('id')
    expect(good(await move('planning', 'in_progress'))).toEqual([{ id }])
    expect(good(await move('planning', 'done'))).toEqual([])
    const { history } = await project(id)
    expect(history.map(({ kind }) => kind)).toEqual(['moved', 'created'])
  })

  it('a sent invoice keeps its amount and can’t be deleted; a client with projects is archived', async () => {
    const id = await newProject()
    const invoice = await newInvoice(id, { sent_on: day(0) })
    const change = { amount_minor: 1 }
    expect(hintOf(await maker.client.from('invoices').update(change).eq('id', invoice))).toBe(
      'invoice_was_sent',
    )
    expect(good(await maker.client.from('invoices').delete().eq('id', invoice).select())).toEqual([])
    expect(hintOf(await maker.client.from('projects').delete().eq('id', id))).toBe('project_has_invoices')
    const [{ client_id }] = (await server.sql<{ client_id: string }>(
      'select client_id from public.projects where id = $1',
      [id],
    )) as [{ client_id: string }]
    expect(hintOf(await maker.client.from('clients').delete().eq('id', client_id))).toBe(
      'client_has_projects',
    )
    const backToDraft = await maker.client
      .from('invoices')
      .update({ sent_on: null, ...change })
      .eq('id', invoice)
    expect(backToDraft.error).toBeNull()
    expect((await maker.client.from('projects').delete().eq('id', id)).error).toBeNull()
  })

  it('keeps one timer, which starting another ends and which counts a day at most', async () => {
    const [one, other] = [await newProject(), await newProject()]
    good(await maker.client.rpc('start_timer', { project_id: one }))
    await server.sql(
      `update public.time_entries set running_since = now() - interval '3 days' where project_id = $1`,
      [one],
    )
    good(await maker.client.rpc('start_timer', { project_id: other }))
    expect((await project(one)).entries).toMatchObject([{ seconds: 86_400, running_since: null }])
    expect((await project(other)).entries).toMatchObject([{ seconds: null }])
    good(await maker.client.rpc('stop_timer'))
    expect((await project(other)).entries).toMatchObject([{ running_since: null }])
    good(await maker.client.rpc('stop_timer'))
  })

  it('is deleted with the maker’s last member, including files', async () => {
    const gone = await partner(server, 'on_maker')
    const id = await newProject(gone)
    await newInvoice(id, { sent_on: day(0) }, gone)
    const path = `${gone.organizationId}/${id}/x.pdf`
    const file = new Blob(['%PDF-1.7'], { type: 'application/pdf' })
    expect((await gone.client.storage.from('projects').upload(path, file)).error).toBeNull()
    await server.sql('delete from auth.users where id = $1', [gone.id])
    await removeFiles(server)
    const left = await server.sql(
      `select id::text from public.projects where maker_id = $1 union all
       select id::text from public.clients where maker_id = $1 union all
       select name from storage.objects where bucket_id = 'projects' and name like $1::text || '/%'`,
      [gone.organizationId],
    )
    expect(left).toEqual([])
  })
})

describe('files', () => {
  it('are written and read only by the maker, in a folder of their own project', async () => {
    const id = await newProject()
    const path = `${maker.organizationId}/${id}/plan.pdf`
    const file = () => new Blob(['%PDF-1.7'], { type: 'application/pdf' })
    expect((await maker.client.storage.from('projects').upload(path, file())).error).toBeNull()
    for (const role of roleNames) {
      const files = everybody[role].client.storage.from('projects')
      expect((await files.download(path)).error, role).not.toBeNull()
      expect((await files.upload(path.replace('plan', 'eve'), file())).error, role).not.toBeNull()
      await files.remove([path])
    }
    const own = maker.client.storage.from('projects')
    expect((await own.download(path)).error).toBeNull()
    expect((await own.upload(`${maker.organizationId}/x.pdf`, file())).error).not.toBeNull()
    const page = new Blob(['<script>'], { type: 'text/html' })
    expect((await own.upload(path.replace('plan.pdf', 'x.html'), page)).error).not.toBeNull()
  })
})

describe('a client’s link', () => {
  it('opens one project, and only what is shared', async () => {
    const [id, other] = [await newProject(maker, { description: 'SECRET' }), await newProject()]
    for (const [title, is_shared] of [
      ['Shown', true],
      ['SECRET', false],
    ] as const) {
      await insert(maker, 'project_tasks', { project_id: id, title, position: 'a0', is_shared })
      const path = `${maker.organizationId}/${id}/${title}.pdf`
      await insert(maker, 'project_files', { project_id: id, path, name: title, size: 1, is_shared })
    }
    await newInvoice(id, { number: 'SECRET-1', sent_on: day(0) })
    const elsewhere = await insert(maker, 'project_files', {
      project_id: other,
      path: `${maker.organizationId}/${other}/o.pdf`,
      name: 'o',
      size: 1,
      is_shared: true,
    })
    const token = await share(id)
    const page = await pageOf(token)
    expect(page).toMatchObject({
      title: 'Website',
      status: 'planning',
      tasks: [{ title: 'Shown' }],
      files: [{ name: 'Shown' }],
    })
    expect(JSON.stringify(page)).not.toMatch(/SECRET|rate|budget|client_id/)
    const fileOf = async (file_id: string) =>
      (
        await server.sql<{ file: Row | null }>('select public.client_file($1, $2) as file', [token, file_id])
      )[0]!.file
    const files = await server.sql<{ id: string; name: string }>(
      'select id, name from public.project_files where project_id = $1',
      [id],
    )
    for (const file of files) {
      expect(await fileOf(file.id)).toEqual(
        file.name === 'Shown' ? expect.objectContaining({ name: 'Shown' }) : null,
      )
    }
    expect(await fileOf(elsewhere)).toBeNull()
    expect((await anon().rpc('client_file', { token, file_id: elsewhere })).error?.code).toBe('42501')
    expect((await anon().rpc('rating_page', { token })).data).toBeNull()
  })

  it('is stored as a hash, and gets the same response whether revoked, renewed or invented', async () => {
    const id = await newProject()
    const first = await share(id)
    const [kept] = await server.sql<{ row: string }>(
      'select to_jsonb(l)::text as row from private.project_links as l where project_id = $1',
      [id],
    )
    expect(kept!.row).not.toContain(first)
    const second = await share(id)
    expect(await pageOf(first)).toBeNull()
    expect(await pageOf(second)).toMatchObject({ title: 'Website' })
    good(await maker.client.rpc('unshare_project', { project_id: id }))
    expect([await pageOf(second), await pageOf('f'.repeat(48)), await pageOf('')]).toEqual([null, null, null])
    expect((await project(id)).link).toMatchObject({ revokedAt: expect.any(String) })
  })

  it('H4 its function reads a few kilobytes, and refuses more than one megabyte', async () => {
    const post = (body: string) =>
      fetch(`${server.url}/functions/v1/client-file`, { method: 'POST', body }).then(({ status }) => status)
    const parts = (count: number) => `{"token":[${'{},'.repeat(count)}{}]}`
    expect(await post(parts(100_000))).toBe(404)
    expect(await post(parts(500_000))).toBe(413)
    expect(await post('{"token":"x","file":"y"}')).toBe(404)
  })

  it('L5 can’t be guessed: an address with a hundred misses has to wait, but valid links still open', async () => {
    const right = await share(await newProject())
    await server.sql(`insert into private.link_misses (hour, address, misses)
      select date_trunc('hour', now()), address, 100 from private.link_misses where hour = date_trunc('hour', now())
      on conflict (hour, address) do update set misses = 100`)
    expect(hintOf(await anon().rpc('client_page', { token: 'x' }))).toBe('too_many_links')
    expect(hintOf(await anon().rpc('rating_page', { token: 'x' }))).toBe('too_many_links')
    expect(await pageOf(right)).toMatchObject({ title: 'Website' })
    await server.sql('delete from private.link_misses')
  })
})

const fives = { quality: 5, communication: 5, deadlines: 4, value: 5 }
const ofClient = { clarity: 4, communication: 5, decisions: 3, payment: 5 }
const invite = async (id: string) => good<string>(await maker.client.rpc('invite_rating', { project_id: id }))
/** Sent by email to a contact; the link as its recipient reads it. */
const inviteByEmail = async (id: string, email: string) => {
  const { client_id } = good<{ client_id: string }>(
    await maker.client.from('projects').select('client_id').eq('id', id).single(),
  )
  const contact_id = await insert(maker, 'client_contacts', { client_id, name: 'Ana', email })
  expect(good(await maker.client.rpc('invite_rating', { project_id: id, contact_id }))).not.toBeTypeOf(
    'string',
  )
  const [sent] = await server.sql<{ path: string }>(
    `select data ->> 'path' as path from private.mails where kind = 'rating_asked' order by created_at desc limit 1`,
  )
  return sent!.path.slice('/rate/'.length)
}
const give = (token: string, scores: Row = fives, client = anon()) =>
  client.rpc('give_rating', { token, scores, words: 'Very good.', signed_by: 'Ana, Atelier Lune' })
const rate = (id: string) =>
  maker.client.rpc('rate_client', { project_id: id, scores: ofClient, words: 'Clear.' })
const published = async () =>
  (
    await server.sql<{ rating: Row | null; list: Row[] }>(
      'select private.maker_rating($1) as rating, private.maker_published_ratings($1) as list',
      [maker.organizationId],
    )
  )[0]!
const long = async (id: string, days: number) =>
  server.sql(
    `alter table private.project_ratings disable trigger keep_rating;
     update private.project_ratings set client_given_at = client_given_at - interval '${days} days',
       maker_given_at = maker_given_at - interval '${days} days' where project_id = '${id}';
     alter table private.project_ratings enable trigger keep_rating`,
  )

describe('ratings', () => {
  it('start when a project is in review', async () => {
    const id = await newProject()
    expect(hintOf(await maker.client.rpc('invite_rating', { project_id: id }))).toBe('rating_too_early')
    expect(hintOf(await rate(id))).toBe('rating_too_early')
  })

  it('are visible to neither side nor the public before both are given', async () => {
    const id = await newProject(maker, { status: 'review' })
    const before = await published()
    const token = await inviteByEmail(id, 'ana@atelier-lune.test')
    good(await give(token))
    expect((await project(id)).rating).toMatchObject({ isRevealed: false, theirs: null, state: 'used' })
    expect(JSON.stringify(await project(id))).not.toContain('Very good')
    expect(JSON.stringify(await dataOf(server, maker))).not.toContain('Very good')
    expect(await published()).toEqual(before)
    good(await rate(id))
    expect((await project(id)).rating).toMatchObject({ isRevealed: true, theirs: { scores: fives } })
    expect((await anon().rpc('rating_page', { token })).data).toMatchObject({ theirs: { scores: ofClient } })
    const after = await published()
    expect(after.list).toMatchObject([{ name: 'Ana, Atelier Lune', words: 'Very good.', average: 4.8 }])
    expect(after.rating).toMatchObject({ average: 4.8, count: 1, criteria: { deadlines: 4 } })
  })

  it('P1-5 count only if the link was emailed to someone other than the maker', async () => {
    const rated = async (token: (id: string) => Promise<string>) => {
      const id = await newProject(maker, { status: 'done' })
      const link = await token(id)
      const page = good<{ counts: boolean }>(await anon().rpc('rating_page', { token: link }))
      const before = ((await published()).rating?.count ?? 0) as number
      good(await give(link))
      good(await rate(id))
      const after = ((await published()).rating?.count ?? 0) as number
      const { theirs } = (await project(id)).rating as { theirs: Row }
      expect(theirs.isConfirmed).toBe(page.counts)
      expect((await published()).list.filter(({ isConfirmed }) => isConfirmed)).toHaveLength(after)
      await expect(
        server.sql(
          `update private.project_ratings set is_confirmed = not is_confirmed where project_id = $1`,
          [id],
        ),
      ).rejects.toThrow('cannot be changed')
      return after - before
    }
    const known = await candidate(server, { email: newEmail('gmail.com') })
    const unconfirmed = await candidate(server, { email: newEmail('gmail.com'), confirmed: false })
    const [, ownDomain] = maker.email.split('@')
    expect(await rated(invite)).toBe(0)
    expect(await rated((id) => inviteByEmail(id, 'marc@free.fr'))).toBe(0)
    expect(await rated((id) => inviteByEmail(id, newEmail('gmail.com')))).toBe(0)
    expect(await rated((id) => inviteByEmail(id, unconfirmed.email))).toBe(0)
    expect(await rated((id) => inviteByEmail(id, maker.email.toUpperCase()))).toBe(0)
    expect(await rated((id) => inviteByEmail(id, `colleague@${ownDomain}`))).toBe(0)
    expect(await rated((id) => inviteByEmail(id, 'marc@blanchard.test'))).toBe(1)
    expect(await rated((id) => inviteByEmail(id, known.email))).toBe(1)
  })

  it('hide the maker’s rating from the client until the client has rated', async () => {
    const id = await newProject(maker, { status: 'done' })
    good(await rate(id))
    const token = await invite(id)
    const page = (await anon().rpc('rating_page', { token })).data
    expect(page).toMatchObject({ state: 'open', theirs: null })
    expect(JSON.stringify(page)).not.toContain('Clear.')
    good(await give(token))
    expect((await anon().rpc('rating_page', { token })).data).toMatchObject({
      state: 'used',
      theirs: { words: 'Clear.' },
    })
  })

  it('are shown after 14 days, and then the other side is too late', async () => {
    const id = await newProject(maker, { status: 'done' })
    good(await give(await invite(id)))
    await long(id, 13)
    expect((await project(id)).rating).toMatchObject({ isRevealed: false, theirs: null })
    const before = (await published()).list.length
    await long(id, 1)
    expect((await project(id)).rating).toMatchObject({ isRevealed: true, theirs: { scores: fives } })
    expect((await published()).list).toHaveLength(before + 1)
    expect(hintOf(await rate(id))).toBe('rating_closed')

    const late = await newProject(maker, { status: 'done' })
    good(await rate(late))
    const token = await invite(late)
    await long(late, 14)
    expect((await anon().rpc('rating_page', { token })).data).toMatchObject({ state: 'closed', theirs: null })
    expect(hintOf(await give(token))).toBe('rating_closed')
  })

  it('use a link once, even if it is pressed twice at the same moment', async () => {
    const id = await newProject(maker, { status: 'done' })
    const token = await invite(id)
    const both = await Promise.all([give(token), give(token, { ...fives, quality: 1 })])
    expect(both.map(({ error }) => error?.hint ?? 'given').sort()).toEqual(['given', 'rating_link_used'])
    expect(hintOf(await give(token))).toBe('rating_link_used')
    expect(hintOf(await maker.client.rpc('invite_rating', { project_id: id }))).toBe('rating_given')
  })

  it('refuse unknown, replaced or expired links, incomplete forms, and the maker', async () => {
    const id = await newProject(maker, { status: 'done' })
    const old = await invite(id)
    const token = await invite(id)
    for (const wrong of [old, 'x', '']) expect(hintOf(await give(wrong))).toBe('rating_link_invalid')
    for (const scores of [
      {},
      { ...fives, value: 6 },
      { ...fives, more: 1 },
      { quality: 5 },
      { ...fives, value: '5' },
    ])
      expect(hintOf(await give(token, scores))).toBe('rating_incomplete')
    expect(hintOf(await give(token, fives, maker.client))).toBe('own_rating')
    await server.sql(
      `update private.project_ratings set expires_at = now() - interval '1 second' where project_id = $1`,
      [id],
    )
    expect((await anon().rpc('rating_page', { token })).data).toMatchObject({ state: 'expired' })
    expect(hintOf(await give(token))).toBe('rating_link_expired')
  })

  it('can’t be changed or deleted by the maker, who can reply once and report', async () => {
    const id = await newProject(maker, { status: 'done' })
    const token = await invite(id)
    const answer = (words: string) => maker.client.rpc('answer_rating', { project_id: id, answer: words })
    good(await give(token))
    expect(hintOf(await answer('Thank you.'))).toBe('rating_not_shown')
    good(await rate(id))
    expect(hintOf(await rate(id))).toBe('rating_given')
    good(await answer('Thank you.'))
    expect(hintOf(await answer('No.'))).toBe('rating_answered')
    expect(hintOf(await maker.client.from('projects').delete().eq('id', id))).toBe('project_was_rated')
    await expect(
      server.sql(`update private.project_ratings set client_words = '' where project_id = $1`, [id]),
    ).rejects.toThrow('cannot be changed')
    const report = { kind: 'rating', id, reason: 'other', details: 'Not my client.' }
    expect(hintOf(await everybody.candidate.client.rpc('report_content', report))).toBe('report_gone')
    good(await maker.client.rpc('report_content', report))
    expect(hintOf(await maker.client.rpc('report_content', report))).toBe('reported_already')
    expect(
      good<{ rating: Row }>(await maker.client.rpc('maker_project', { project_id: id })).rating,
    ).toMatchObject({ isReported: true, isHidden: false })
  })

  it('are requested by email, whose link the queue forgets once it is sent', async () => {
    const client_id = await newClient()
    const contact_id = await insert(maker, 'client_contacts', {
      client_id,
      name: 'Ana',
      email: 'ana@lune.test',
    })
    const id = await newProject(maker, { status: 'review', client_id })
    expect((await maker.client.rpc('invite_rating', { project_id: id, contact_id })).data).toBeNull()
    const [mail] = await server.sql<{ id: string; recipient: string; data: { path: string } }>(
      `select id, recipient, data from private.mails where kind = 'rating_asked' and recipient = 'ana@lune.test'`,
    )
    expect(mail).toMatchObject({
      recipient: 'ana@lune.test',
      data: { path: expect.stringMatching(/^\/rate\/[0-9a-f]{48}$/) },
    })
    await server.sql('update private.mails set sent_at = now() where id = $1', [mail!.id])
    const [sent] = await server.sql<{ data: Row }>('select data from private.mails where id = $1', [mail!.id])
    expect(sent!.data).not.toHaveProperty('path')
    good(await give(mail!.data.path.slice('/rate/'.length)))
  })
})

describe('a maker’s home', () => {
  it('compares payments in the main currency, and never adds others to it', async () => {
    const fresh = await partner(server, 'on_maker')
    const home = async () =>
      good<{ revenue: Row | null; counts: Row; projects: Row[] }>(await fresh.client.rpc('maker_home'))
    expect(await home()).toMatchObject({
      revenue: null,
      rating: null,
      projects: [],
      overdue: 0,
      views: { recent: 0, before: 0 },
      impact: { juniors: 0 },
    })
    const id = await newProject(fresh, { status: 'in_progress' })
    const paid = (amount_minor: number, currency: string, days: number) =>
      newInvoice(id, { amount_minor, currency, sent_on: day(days - 1), paid_on: day(days) }, fresh)
    await paid(150_000, 'EUR', -29)
    expect((await home()).revenue).toMatchObject({
      currency: 'EUR',
      recent: 150_000,
      before: 0,
      growth: null,
    })
    await paid(100_000, 'EUR', -30)
    await paid(900_000, 'CHF', -1)
    await newInvoice(id, { sent_on: day(-40), due_on: day(-10) }, fresh)
    expect(await home()).toMatchObject({
      revenue: {
        currency: 'EUR',
        recent: 150_000,
        before: 100_000,
        growth: 50,
        others: [{ currency: 'CHF', amount: 900_000 }],
      },
      counts: { in_progress: 1 },
      overdue: 1,
      projects: [{ title: 'Website', status: 'in_progress', overdue: 1 }],
    })
    const [client] = good<{ value: Row[] }[]>(await fresh.client.rpc('my_clients', { words: 'LUNÉ' }))
    expect(client!.value).toEqual([
      { currency: 'CHF', amount: 900_000 },
      { currency: 'EUR', amount: 250_000 },
    ])
    expect(good(await fresh.client.rpc('my_clients', { words: 'nobody' }))).toEqual([])
  })
})
