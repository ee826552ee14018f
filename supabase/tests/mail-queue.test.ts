import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { restClient } from '../../server/testing/rest-client.ts'
import type { TestServer } from '../../server/testing/server.ts'
import { english } from '../functions/send-mails/texts-en.ts'
import { admin, candidate, dataOf, type Person, pendingPartner, startProduct } from './people.ts'

let server: TestServer
let post: ReturnType<TestServer['client']>
beforeAll(async () => {
  server = await startProduct()
  post = server.client(server.engine.secretKey)
})
afterAll(() => server.close())
beforeEach(() => server.sql('delete from private.mails'))
const rest = restClient(() => server)

const notify = (person: Person, kind: string, more: object = {}) =>
  server.sql(`select private.notify($1, $2, $3, '/missions/work/1')`, [
    person.id,
    kind,
    { mission: 'Export', ...more },
  ])
const queued = (person?: Person) =>
  server.sql<{ id: string; kind: string; language: string; attempts: number; data: Record<string, unknown> }>(
    'select * from private.mails where $1::uuid is null or user_id = $1 order by created_at',
    [person?.id ?? null],
  )
const prefer = (person: Person, choices: object) =>
  person.client.from('notification_preferences').upsert({ user_id: person.id, ...choices })
const take = async (batch = 50) => (await post.rpc('claim_mails', { batch })).data as Record<string, string>[]

it('no notification is of a kind that isn’t listed, and each kind listed has its email', async () => {
  const person = await candidate(server)
  await expect(notify(person, 'review_validate')).rejects.toThrow(/notifications_kind_fkey/)
  const listed = await server.sql<{ kind: string }>('select kind from private.notification_kinds')
  const emailed = Object.keys(english.kinds).filter((kind) => kind !== 'other')
  expect(listed.map(({ kind }) => kind).toSorted()).toEqual(emailed.toSorted())
})

describe('emails sent immediately', () => {
  it('are taken with the time zone the person chose, if they chose one', async () => {
    const [far, near] = [await candidate(server), await candidate(server)]
    expect((await prefer(far, { time_zone: 'America/New_York' })).error).toBeNull()
    for (const person of [far, near]) await notify(person, 'review_validated')
    const taken = await take()
    const zoneOf = (person: Person) => taken.find(({ recipient }) => recipient === person.email)!.time_zone
    expect(zoneOf(far)).toBe('America/New_York')
    expect(zoneOf(near)).toBeNull()
  })

  it('include the verdict, in the notification’s transaction and the person’s language', async () => {
    const person = await candidate(server)
    await person.client.from('profiles').update({ language: 'fr' }).eq('user_id', person.id)
    await notify(person, 'review_validated')
    expect(await queued(person)).toMatchObject([
      { kind: 'review_validated', language: 'fr', data: { mission: 'Export' }, recipient: person.email },
    ])
    const client = await server.engine.db.admin.connect()
    await client.query('begin')
    await client.query(`select private.notify($1, 'review_revise')`, [person.id])
    await client.query('rollback')
    client.release()
    expect(await queued(person)).toHaveLength(1)
  })

  it('are those the person chose, and those about the account regardless', async () => {
    const person = await candidate(server)
    expect((await prefer(person, { feedback: 'never', reviews: 'at_once' })).error).toBeNull()
    for (const kind of [
      'review_revise',
      'work_submitted',
      'welcome',
      'certificate_revoked',
      'organization_approved',
    ]) {
      await notify(person, kind)
    }
    expect((await queued(person)).map(({ kind }) => kind)).toEqual([
      'work_submitted',
      'certificate_revoked',
      'organization_approved',
    ])
  })

  it('go to confirmed addresses only, and not for imported history', async () => {
    const stranger = await candidate(server, { confirmed: false })
    await notify(stranger, 'review_validated')
    const person = await candidate(server)
    await server.sql(
      `insert into public.notifications (user_id, kind, created_at) values ($1, 'review_validated', now() - interval '2 days')`,
      [person.id],
    )
    expect(await queued()).toEqual([])
  })

  it('call the function once per transaction, after commit', async () => {
    await server.sql(`select vault.create_secret('http://127.0.0.1:9', 'project_url')`)
    try {
      const person = await candidate(server)
      const before = await server.sql('select from net._http_response')
      await server.sql(`select private.notify($1, 'review_revise') from generate_series(1, 5)`, [person.id])
      expect(await queued(person)).toHaveLength(5)
      await expect
        .poll(async () => (await server.sql('select from net._http_response')).length)
        .toBe(before.length + 1)
    } finally {
      await server.sql(`delete from vault.secrets where name = 'project_url'`)
    }
  })
})

describe('taking from the queue', () => {
  const due = (person: Person, count: number) =>
    server.sql(`select private.queue_mail_to($1, 'review_revise', '{}') from generate_series(1, $2::int)`, [
      person.id,
      count,
    ])

  it('gives each email to one taker, with the unsubscribe link', async () => {
    const person = await candidate(server)
    await due(person, 40)
    const taken = (await Promise.all([take(15), take(15), take(15)])).flat()
    expect(taken).toHaveLength(40)
    expect(new Set(taken.map(({ id }) => id)).size).toBe(40)
    expect(taken[0]).toMatchObject({
      recipient: person.email,
      topic: 'feedback',
      first_name: 'Carla',
      unsubscribe_token: expect.stringMatching(/^[0-9a-f]{48}$/),
    })
    expect(await take()).toEqual([])
  })

  it('gives it again when the lease expires, never after it was sent, and ignores the earlier taker', async () => {
    await due(await candidate(server), 1)
    const [first] = await take()
    await server.sql(`update private.mails set due_at = now()`)
    const [second] = await take()
    expect(second!.id).toBe(first!.id)
    expect(second!.lease).not.toBe(first!.lease)
    await post.rpc('mark_mail_failed', { mail_id: first!.id, held_lease: first!.lease, reason: 'x' })
    await post.rpc('mark_mail_sent', { mail_id: first!.id, held_lease: first!.lease })
    expect(await queued()).toMatchObject([{ sent_at: null, last_error: null, attempts: 2 }])
    await post.rpc('mark_mail_sent', { mail_id: second!.id, held_lease: second!.lease })
    await server.sql(`update private.mails set due_at = now()`)
    expect(await take()).toEqual([])
  })

  it('waits longer after each failure, records the reason, and gives up after six', async () => {
    await due(await candidate(server), 1)
    const waits: number[] = []
    for (let attempt = 1; attempt <= 6; attempt++) {
      const [mail] = await take()
      const answer = await post.rpc('mark_mail_failed', {
        mail_id: mail!.id,
        held_lease: mail!.lease,
        reason: `450 the ${attempt}`,
      })
      expect(answer.data, `attempt ${attempt}`).toBe(attempt === 6)
      const [row] = await server.sql<{ wait: number; last_error: string }>(
        `select round(extract(epoch from due_at - now()) / 60)::int as wait, last_error from private.mails`,
      )
      expect(row!.last_error).toBe(`450 the ${attempt}`)
      waits.push(row!.wait)
      await server.sql(`update private.mails set due_at = now()`)
    }
    expect(waits.slice(0, 5)).toEqual([1, 4, 16, 64, 256])
    expect(await take()).toEqual([])
    expect(await queued()).toMatchObject([{ given_up_at: expect.any(Date), attempts: 6 }])
  })

  it('gives up immediately on what can never succeed, and on what no taker reported back', async () => {
    await due(await candidate(server), 2)
    const [hopeless] = await take(1)
    const values = { mail_id: hopeless!.id, held_lease: hopeless!.lease, reason: '550', is_final: true }
    expect((await post.rpc('mark_mail_failed', values)).data).toBe(true)
    await server.sql(`update private.mails set attempts = 6, due_at = now() where given_up_at is null`)
    expect(await take()).toEqual([])
    expect(await queued()).toMatchObject([
      { given_up_at: expect.any(Date) },
      { given_up_at: expect.any(Date), last_error: 'never answered for' },
    ])
  })

  it('is only for the service', async () => {
    await due(await candidate(server), 1)
    const calls = [
      ['claim_mails', { batch: 5 }],
      ['mark_mail_sent', { mail_id: randomUUID(), held_lease: randomUUID() }],
      ['mark_mail_failed', { mail_id: randomUUID(), held_lease: randomUUID(), reason: 'x' }],
    ] as const
    for (const client of [server.client(), (await candidate(server)).client, (await admin(server)).client]) {
      for (const [name, values] of calls) {
        expect((await client.rpc(name, values)).error?.code, name).toBe('42501')
      }
    }
    for (const table of ['mails', 'unsubscribe_tokens', 'digests']) {
      const { token } = await admin(server)
      expect((await rest(table, { token })).status).toBe(404)
      const headers = { 'accept-profile': 'private' }
      expect((await rest(table, { token, headers })).status).toBe(406)
    }
    expect(await queued()).toMatchObject([{ attempts: 0 }])
  })
})

describe('preferences', () => {
  it('are a person’s own to create, read and change', async () => {
    const [person, other] = [await candidate(server), await candidate(server)]
    await prefer(person, { reviews: 'never', digest_hour: 18, time_zone: 'Asia/Kolkata' })
    const own = await person.client.from('notification_preferences').select()
    expect(own.data).toMatchObject([{ feedback: 'at_once', reviews: 'never', digest_hour: 18 }])
    for (const client of [other.client, (await admin(server)).client]) {
      expect((await client.from('notification_preferences').select()).data).toEqual([])
      const stolen = client
        .from('notification_preferences')
        .update({ feedback: 'never' })
        .eq('user_id', person.id)
      expect((await stolen.select()).data).toEqual([])
    }
    const forged = await other.client.from('notification_preferences').insert({ user_id: person.id })
    expect(forged.error?.code).toBe('42501')
    await prefer(other, {})
    const moved = other.client.from('notification_preferences').update({ user_id: person.id })
    expect((await moved.eq('user_id', other.id)).error?.code).toBe('42501')
    expect((await server.client().from('notification_preferences').select()).error?.code).toBe('42501')
  })

  it.each([{ digest_hour: 24 }, { time_zone: 'Mars/Base' }, { time_zone: '' }, { feedback: 'weekly' }])(
    'refuse %o',
    async (nonsense) => {
      expect((await prefer(await candidate(server), nonsense)).error).not.toBeNull()
    },
  )
})

describe('the digest', () => {
  /** Eight in the morning in Paris, in winter. */
  const morning = '2026-01-20T07:00:00Z'
  const digest = (moment = morning) => server.sql('select private.queue_digests($1)', [moment])
  const past = (person: Person, kind: string, at: string, more: object = {}) =>
    server.sql(
      `insert into public.notifications (user_id, kind, data, created_at, read_at) values ($1, $2, $3, $4, $5)`,
      [person.id, kind, { mission: 'Export', ...more }, at, 'read_at' in more ? at : null],
    )
  /** Without the welcome, which is in every candidate's first digest. */
  async function reviewer(): Promise<Person> {
    const person = await candidate(server)
    await server.sql('delete from public.notifications where user_id = $1', [person.id])
    return person
  }

  it('has ten items at most, newest first, and says how many more there are', async () => {
    const person = await reviewer()
    for (let n = 0; n < 13; n++) {
      await past(person, 'work_submitted', `2026-01-19T1${n % 10}:${10 + n}:00Z`, { mission: `Mission ${n}` })
    }
    await digest()
    const [mail] = await queued(person)
    expect(mail).toMatchObject({ kind: 'digest', data: { more: 3 } })
    const items = mail!.data.items as { data: { mission: string } }[]
    expect(items).toHaveLength(10)
    expect(items[0]!.data.mission).toBe('Mission 9')
    // The others aren't repeated later either.
    await digest('2026-01-21T07:00:00Z')
    expect(await queued(person)).toHaveLength(1)
  })

  it('is skipped if there is nothing new: read, emailed already, not wanted, too old or too recent', async () => {
    const person = await reviewer()
    await digest()
    await past(person, 'work_submitted', '2026-01-19T10:00:00Z', { read_at: true })
    await past(person, 'review_validated', '2026-01-19T10:00:00Z')
    await past(person, 'work_submitted', '2026-01-10T10:00:00Z')
    await past(person, 'work_submitted', '2026-01-20T07:30:00Z')
    await prefer(person, { invitations: 'never' })
    await past(person, 'mission_invited', '2026-01-19T10:00:00Z')
    await digest('2026-01-20T09:00:00Z')
    expect(await queued(person)).toEqual([])
    await digest('2026-01-21T07:00:00Z')
    expect((await queued(person)).map(({ data }) => (data.items as unknown[]).length)).toEqual([1])
  })

  it('is sent once a day, however often and from however many places the job runs', async () => {
    const person = await reviewer()
    await past(person, 'work_submitted', '2026-01-19T10:00:00Z')
    await Promise.all([digest(), digest(), digest(), digest()])
    await digest('2026-01-20T08:00:00Z')
    await past(person, 'work_submitted', '2026-01-20T06:00:00Z')
    await digest('2026-01-20T15:00:00Z')
    expect(await queued(person)).toHaveLength(1)
    await digest('2026-01-21T07:00:00Z')
    expect(await queued(person)).toHaveLength(2)
  })

  it('comes at the person’s hour in their time zone; a missed hour is made up for', async () => {
    const [paris, kolkata, newYork] = [await reviewer(), await reviewer(), await reviewer()]
    await prefer(kolkata, { digest_hour: 9, time_zone: 'Asia/Kolkata' })
    await prefer(newYork, { digest_hour: 20, time_zone: 'America/New_York' })
    for (const person of [paris, kolkata, newYork])
      await past(person, 'work_submitted', '2026-01-18T10:00:00Z')
    const got = async () =>
      (await Promise.all([paris, kolkata, newYork].map(queued))).map((list) => list.length)
    await digest('2026-01-19T00:59:00Z')
    expect(await got()).toEqual([0, 0, 0])
    await digest('2026-01-19T01:00:00Z')
    expect(await got()).toEqual([0, 0, 1])
    await digest('2026-01-19T04:00:00Z')
    expect(await got()).toEqual([0, 1, 1])
    await digest('2026-01-19T11:00:00Z')
    expect(await got()).toEqual([1, 1, 1])
  })
})

describe('unsubscribing without signing in', () => {
  const tokenOf = async (person: Person) => {
    await server.sql(`select private.queue_mail_to($1, 'review_revise', '{}')`, [person.id])
    const [row] = await server.sql<{ token: string }>(
      'select token from private.unsubscribe_tokens where user_id = $1',
      [person.id],
    )
    return row!.token
  }
  const choices = async (person: Person) =>
    (await person.client.from('notification_preferences').select().single()).data

  it('stops one topic, or everything in the digest, for that person only', async () => {
    const [person, other] = [await candidate(server), await candidate(server)]
    const token = await tokenOf(person)
    await prefer(other, {})
    expect((await server.client().rpc('unsubscribe', { token, topic: 'feedback' })).error).toBeNull()
    expect(await choices(person)).toMatchObject({ feedback: 'never', reviews: 'digest' })
    await prefer(person, { invitations: 'at_once' })
    await server.client().rpc('unsubscribe', { token, topic: 'digest' })
    expect(await choices(person)).toMatchObject({
      feedback: 'never',
      reviews: 'never',
      invitations: 'at_once',
      requests: 'never',
      other: 'never',
    })
    expect(await choices(other)).toMatchObject({ feedback: 'at_once', reviews: 'digest' })
  })

  it('works only with a valid token, and not for emails about the account', async () => {
    const person = await candidate(server)
    const token = await tokenOf(person)
    const attempts = [
      { token: 'x', topic: 'feedback' },
      { token: '', topic: 'feedback' },
      { token: person.id, topic: 'feedback' },
      { token, topic: 'account' },
      { token, topic: 'user_id' },
      { token, topic: null },
    ]
    for (const values of attempts) {
      const { error } = await server.client().rpc('unsubscribe', values)
      expect(error?.hint, JSON.stringify(values)).toBe('unsubscribe_link_invalid')
    }
    expect(await choices(person)).toBeNull()
  })
})

it('everything is exported, and deleted with the account', async () => {
  const person = await pendingPartner(server)
  await prefer(person, {})
  await server.sql(`select private.queue_mail_to($1, 'organization_approved', '{"name": "Acme"}')`, [
    person.id,
  ])
  expect(await dataOf(server, person)).toMatchObject({
    notification_preferences: [{ user_id: person.id, digest_hour: 8 }],
    'private.mails': [{ kind: 'organization_approved', recipient: person.email, sent_at: null }],
  })
  await server.sql('delete from auth.users where id = $1', [person.id])
  expect(await queued(person)).toEqual([])
})
