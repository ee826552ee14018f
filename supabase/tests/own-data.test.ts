import { BlobReader, TextWriter, ZipReader } from '@zip.js/zip.js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestServer } from '../../server/testing/server.ts'
import { earn, publishCounting } from './earned.ts'
import { leftWay, publishMission, startMission } from './missions.ts'
import {
  admin,
  candidate,
  enter,
  type Person,
  partner,
  partnerData,
  removeFiles,
  startProduct,
} from './people.ts'
import { good, hintOf } from './review-work.ts'

let server: TestServer
beforeAll(async () => {
  server = await startProduct()
})
afterAll(() => server.close())

const build = () => server.client().functions.invoke('build-export')
const statusOf = async (id: string) =>
  (await server.sql<{ status: string }>('select status from public.data_exports where id = $1', [id]))[0]
    ?.status

async function unzipped(file: Blob): Promise<Record<string, string>> {
  const entries = await new ZipReader(new BlobReader(file)).getEntries()
  const texts = entries.map(async (entry) =>
    entry.directory ? [entry.filename, ''] : [entry.filename, await entry.getData(new TextWriter())],
  )
  return Object.fromEntries(await Promise.all(texts))
}

/** Requests, waits and downloads, as the person does. */
async function exported(person: Person) {
  const { client } = await enter(server, person)
  const { data: id, error } = await client.rpc('request_export')
  if (error) throw error
  await build()
  await expect.poll(() => statusOf(id)).toBe('ready')
  const { data: row } = await client.from('data_exports').select().eq('id', id).single()
  const file = await client.storage.from('exports').download(row.path)
  if (file.error) throw file.error
  const files = await unzipped(file.data)
  return { id, row, client, files, data: JSON.parse(files['data.json']!) }
}

describe('an export', () => {
  it('includes everything about a partner, and no secret', async () => {
    const boss = await admin(server)
    const metadata = partnerData('company', { organization_name: 'Exporters' })
    const person = await partner(server, 'company', { approver: boss, metadata })
    const photo = new Blob(['the photo'], { type: 'image/png' })
    await person.client.storage.from('avatars').upload(`${person.id}/face`, photo)
    const { data, files, row } = await exported(person)
    expect(data).toMatchObject({
      exported_at: expect.any(String),
      'auth.users': [{ id: person.id, email: person.email, sign_up_data: metadata }],
      profiles: [{ user_id: person.id, first_name: 'Paula' }],
      user_roles: [{ role: 'company' }],
      organization_members: [
        { member_role: 'owner', title: 'recruiter', organization: { name: 'Exporters' } },
      ],
      notifications: [{ kind: 'organization_approved' }],
      'storage.objects': [{ file: `files/avatars/${person.id}/face` }],
    })
    expect(data['auth.sessions'].length).toBeGreaterThan(0)
    expect(files[`files/avatars/${person.id}/face`]).toBe('the photo')
    expect(files['index.html']).toContain('Your data in Essor')
    expect(JSON.stringify(files)).not.toContain(boss.id)
    expect(JSON.stringify(files)).not.toMatch(/encrypted_password|\$2[aby]\$/)
    expect(row).toMatchObject({ status: 'ready', percent: 100, size: expect.any(Number) })
    const told = await person.client.from('notifications').select('kind').eq('kind', 'account_export_ready')
    expect(told.data).toHaveLength(1)
  })

  it('includes a candidate’s work, and nothing only reviewers can see', async () => {
    const mission = await publishMission(await partner(server, 'company'))
    const work = await startMission(server, mission)
    await work.through(...leftWay)
    await work.submit(true, 'My goal.')
    const { data } = await exported(work.person)
    expect(data.enrollments).toMatchObject([{ title: 'Answer a customer', status: 'submitted' }])
    expect(data.submissions).toMatchObject([{ attempt: 1, reflection: 'My goal.' }])
    expect(data.step_states).toHaveLength(6)
    expect(data).not.toHaveProperty('reviews')
    expect(JSON.stringify(data)).not.toContain('SECRET')
  })

  it('is in the person’s language', async () => {
    const person = await candidate(server)
    await person.client.from('profiles').update({ language: 'fr' }).eq('user_id', person.id)
    expect((await exported(person)).files['index.html']).toContain('Vos données sur Essor')
  })

  it('includes nothing about anyone else, also for administrators', async () => {
    const other = await candidate(server, { metadata: { first_name: 'Somebody', last_name: 'Else' } })
    for (const person of [await candidate(server), await admin(server)]) {
      const { data } = await exported(person)
      expect(data['auth.users']).toMatchObject([{ id: person.id }])
      expect(JSON.stringify(data)).not.toMatch(new RegExp(`${other.id}|${other.email}|Somebody`))
    }
  })

  it('needs a recent sign-in, is one at a time, and three a day', async () => {
    const person = await candidate(server)
    expect(hintOf(await person.client.rpc('request_export'))).toBe('sign_in_again')
    const { client } = await enter(server, person)
    for (let number = 0; number < 3; number++) {
      expect((await client.rpc('request_export')).error).toBeNull()
      expect(hintOf(await client.rpc('request_export'))).toBe('export_under_way')
      await server.sql(`update public.data_exports set status = 'expired' where user_id = $1`, [person.id])
    }
    expect(hintOf(await client.rpc('request_export'))).toBe('too_many_exports')
    expect((await server.client().rpc('request_export')).error?.code).toBe('42501')
    await server.sql('delete from private.export_leases')
  })

  it('can be downloaded only by its person, until it expires; then the file is deleted', async () => {
    const person = await candidate(server)
    const { id, row, client } = await exported(person)
    const boss = await admin(server)
    for (const other of [await candidate(server), boss]) {
      expect((await other.client.storage.from('exports').download(row.path)).error).not.toBeNull()
      expect((await other.client.from('data_exports').select().eq('id', id)).data).toEqual([])
    }
    await server.sql(`update public.data_exports set expires_at = now() where id = $1`, [id])
    expect((await client.storage.from('exports').download(row.path)).error).not.toBeNull()
    expect(await server.sql('select private.expire_exports() as n')).toEqual([{ n: 1 }])
    await removeFiles(server)
    expect(await statusOf(id)).toBe('expired')
    expect(await server.sql(`select from storage.objects where name = $1`, [row.path])).toEqual([])
  })

  it('is tried three times, then given up with a notification', async () => {
    const person = await candidate(server)
    const { client } = await enter(server, person)
    const { data: id } = await client.rpc('request_export')
    for (let attempt = 1; attempt <= 3; attempt++) {
      await server.sql('update private.export_leases set due_at = now()')
      const [taken] = await server.sql<{ lease: string }>(`select public.claim_export() ->> 'lease' as lease`)
      await server.sql('select public.fail_export($1, $2)', [id, taken!.lease])
      expect(await statusOf(id)).toBe(attempt < 3 ? 'waiting' : 'failed')
    }
    const told = await client.from('notifications').select('kind').eq('kind', 'account_export_failed')
    expect(told.data).toHaveLength(1)
  })
})

describe('a correction request', () => {
  const ask = (person: Person, about = 'other', body = ' My street is wrong. ') =>
    person.client.rpc('request_rectification', { about, body })
  const answer = (by: Person, request_id: string, is_done = true, words = 'Done.') =>
    by.client.rpc('answer_rectification', { request_id, is_done, answer: words })

  it('is made by its person, and readable only by administrators', async () => {
    const [person, boss] = [await candidate(server), await admin(server)]
    expect(hintOf(await ask(person, 'other', '  '))).toBe('rectification_empty')
    expect(hintOf(await ask(person, 'other', 'x'.repeat(2001)))).toBe('rectification_too_long')
    expect(hintOf(await ask(person, 'the moon'))).toBe('rectification_subject')
    const id = good<string>(await ask(person))
    const rows = async ({ client }: Pick<Person, 'client'>) =>
      (await client.from('rectification_requests').select('body, status').eq('id', id)).data
    expect(await rows(person)).toEqual([{ body: 'My street is wrong.', status: 'open' }])
    expect(await rows(boss)).toHaveLength(1)
    expect(await rows(await candidate(server))).toEqual([])
    const page = good<{ requests: object[] }>(await boss.client.rpc('data_protection'))
    expect(page.requests).toContainEqual(expect.objectContaining({ id, email: person.email }))
    for (let number = 2; number <= 5; number++) good(await ask(person))
    expect(hintOf(await ask(person))).toBe('too_many_rectifications')
    for (const other of [person, await partner(server, 'company', { approver: boss })]) {
      expect(hintOf(await answer(other, id))).toBe('admins_only')
      expect(hintOf(await other.client.rpc('data_protection'))).toBe('admins_only')
    }
    const forged = { user_id: person.id, about: 'other', body: 'x' }
    expect((await person.client.from('rectification_requests').insert(forged)).error?.code).toBe('42501')
  })

  it('is answered once, in writing, with a notification and a log entry', async () => {
    const [person, boss] = [await candidate(server), await admin(server)]
    const id = good<string>(await ask(person))
    expect(hintOf(await answer(boss, id, true, ' '))).toBe('reason_required')
    good(await answer(boss, id, false, 'It is right.'))
    expect(hintOf(await answer(boss, id))).toBe('rectification_gone')
    expect((await person.client.from('rectification_requests').select().eq('id', id)).data).toMatchObject([
      { status: 'refused', answer: 'It is right.' },
    ])
    const told = await person.client.from('notifications').select('kind').neq('kind', 'welcome')
    expect(told.data).toEqual([{ kind: 'account_rectification_answered' }])
    const [line] = await server.sql(
      `select actor_id, details from public.audit_log where action = 'rectification.refused' and subject_id = $1`,
      [person.id],
    )
    expect(line).toEqual({ actor_id: boss.id, details: { request: id, about: 'other' } })
  })

  it('for the name reaches certificates, and changes nothing else in them', async () => {
    const boss = await admin(server)
    const firm = await partner(server, 'company', { approver: boss })
    const { holder, code } = await earn(server, firm, await publishCounting(firm))
    const facts = async () =>
      (
        await server.sql<{ facts: Record<string, unknown> }>(
          'select facts from public.certificates where code = $1',
          [code],
        )
      )[0]!.facts
    const before = await facts()
    await holder.client.from('profiles').update({ last_name: 'Corrected' }).eq('user_id', holder.id)
    good(await answer(boss, good<string>(await ask(holder, 'certificates'))))
    expect(await facts()).toEqual({ ...before, name: expect.stringContaining('Corrected') })
    const forged = server.sql(
      `update public.certificates set facts = facts || '{"name": "Eve"}' where code = $1`,
      [code],
    )
    await expect(forged).rejects.toThrow()
  })
})

describe('consents', () => {
  it('are only added to, and readable by the person who gave them', async () => {
    const [person, other] = [await candidate(server), await candidate(server)]
    await server.sql(`select private.record_consent($1, 'terms', '7', true)`, [person.id])
    expect(await consentsOf(person)).toContainEqual({
      kind: 'terms',
      version: '7',
      given: true,
      browser: null,
    })
    expect((await other.client.from('consent_events').select().eq('user_id', person.id)).data).toEqual([])
    const forged = { user_id: person.id, kind: 'terms', version: '8', given: true }
    expect((await person.client.from('consent_events').insert(forged)).error?.code).toBe('42501')
    await expect(server.sql(`update public.consent_events set given = false`)).rejects.toThrow()
  })

  const consentsOf = async ({ client }: Person) =>
    (await client.from('consent_events').select('kind, version, given, browser').order('id')).data

  it('are recorded when they change, with their origin', async () => {
    const person = await candidate(server)
    const choose = (values: object) =>
      person.client.from('notification_preferences').upsert({ user_id: person.id, ...values })
    await server.sql(
      `insert into public.candidate_profiles (user_id, visibility, handle) values ($1, 'partners', $2)`,
      [person.id, `p-${person.id.slice(0, 8)}`],
    )
    for (const is_findable of [true, false]) {
      good(await person.client.rpc('set_my_discovery', { is_findable, hidden: [] }))
    }
    good(await choose({ feedback: 'never' }))
    good(await choose({ feedback: 'at_once' }))
    const events = (await consentsOf(person))!.filter(({ kind }) => kind !== 'terms' && kind !== 'privacy')
    expect(events).toMatchObject([
      { kind: 'public_page', version: 'partners', given: true },
      { kind: 'discovery', given: true },
      { kind: 'discovery', given: false },
      { kind: 'mails', version: 'feedback: never', given: false, browser: expect.any(String) },
      { kind: 'mails', version: 'feedback: at_once', given: true },
    ])
  })
})

describe('retention', () => {
  it('deletes what is older than the settings say, and records each part', async () => {
    const [person, boss] = [await candidate(server), await admin(server)]
    await enter(server, person)
    await server.sql(`select private.record_consent($1, 'terms', '7', true)`, [person.id])
    const old = [
      `insert into public.notifications (user_id, kind, created_at) values ($1, 'welcome', now() - interval '181 days')`,
      `insert into private.mails (user_id, recipient, kind, language, created_at)
       values ($1, 'x@example.test', 'welcome', 'en', now() - interval '91 days')`,
      `update auth.sessions set created_at = now() - interval '181 days', updated_at = null, refreshed_at = null
       where user_id = $1`,
      `insert into public.consent_events (user_id, kind, given, ip, created_at)
       values ($1, 'mails', true, '192.0.2.1', now() - interval '366 days')`,
    ]
    for (const statement of old) await server.sql(statement, [person.id])
    await server.sql('delete from public.retention_runs')
    await server.sql('select private.apply_retention()')
    const runs = await server.sql<{ thing: string }>(
      'select thing, days, removed, error from public.retention_runs order by thing',
    )
    expect(runs).toMatchObject([
      { thing: 'audit_ip', days: 365, removed: 1, error: null },
      { thing: 'export_files', days: 7, error: null },
      { thing: 'mails', days: 90, removed: 1, error: null },
      { thing: 'moderation', days: 730, removed: 0, error: null },
      { thing: 'notifications', days: 180, removed: 1, error: null },
      { thing: 'page_views', days: 395, removed: 0, error: null },
      { thing: 'sessions_inactive', days: 180, removed: 1, error: null },
    ])
    expect(good<{ runs: object[] }>(await boss.client.rpc('data_protection')).runs).toHaveLength(7)
    expect((await person.client.from('retention_runs').select()).data).toEqual([])
  })

  it('follows the settings, and a failing part stops no other', async () => {
    await server.sql('delete from public.retention_runs')
    await server.sql(`insert into public.platform_settings (key, value) values ('retention_mails_days', '30')
      on conflict (key) do update set value = excluded.value`)
    await server.sql('alter table public.notifications rename to away')
    await server
      .sql('select private.apply_retention()')
      .finally(() => server.sql('alter table public.away rename to notifications'))
    const runs = await server.sql<{ thing: string; error: string | null }>(
      `select thing, days, error from public.retention_runs where thing in ('mails', 'notifications') order by thing`,
    )
    expect(runs).toEqual([
      { thing: 'mails', days: 30, error: null },
      { thing: 'notifications', days: 180, error: expect.stringContaining('42P01') },
    ])
  })
})

it('stored data is counted by part of the product', async () => {
  const person = await candidate(server)
  const held = good<{ area: string; entries: number }[]>(await person.client.rpc('my_data'))
  expect(held).toContainEqual({ area: 'profile', entries: 1 })
  expect((await server.client().rpc('my_data')).error?.code).toBe('42501')
})
