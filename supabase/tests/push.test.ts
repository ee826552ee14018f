import type { SupabaseClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestServer } from '../../server/testing/server.ts'
import {
  admin,
  candidate,
  createProductDatabase,
  dataOf,
  enter,
  everyRole,
  type Person,
  startProduct,
  startProductWithMail,
} from './people.ts'
import { type PushBrowser, startPushService } from './push-service.ts'

const keys = { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) }
let next = 0
const endpoint = () => `https://updates.push.services.mozilla.com/wpush/v2/${next++}`
const saveDevice = (client: SupabaseClient, at = endpoint()) =>
  client.rpc('save_push_device', { endpoint: at, ...keys })
const devices = async (client: SupabaseClient) => (await client.rpc('my_push_devices')).data ?? []

describe('devices', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startProduct()
  })
  afterAll(() => server.close())

  it('belong to the person who turned them on, whatever their role', async () => {
    const owner = await candidate(server)
    const { client } = await enter(server, owner)
    const { data: id, error } = await saveDevice(client)
    expect(error).toBeNull()
    expect(await devices(client)).toMatchObject([{ id, is_current: true }])
    const secret = await client.from('push_devices').select('endpoint, p256dh, auth, off_token')
    expect(secret.error?.code).toBe('42501')
    for (const [role, caller] of Object.entries(await everyRole(server))) {
      expect((await caller.client.from('push_devices').select('id')).data ?? [], role).toEqual([])
      await caller.client.from('push_devices').delete().eq('id', id)
      const forged = await caller.client
        .from('push_devices')
        .insert({ user_id: owner.id, session_id: crypto.randomUUID(), endpoint: endpoint(), ...keys })
      expect(forged.error?.code, role).toBe('42501')
      // Their tokens belong to no session, so there is no device to turn on.
      expect((await saveDevice(caller.client)).error?.code, role).toBe('42501')
      if (role === 'anonymous') continue
      expect((await caller.client.rpc('push_key')).error?.code, role).toBe('42501')
      expect((await caller.client.rpc('claim_pushes', { batch: 1 })).error?.code, role).toBe('42501')
      expect(await devices(caller.client), role).toEqual([])
    }
    expect(await devices(client)).toHaveLength(1)
    expect((await client.from('push_devices').delete().eq('id', id)).error).toBeNull()
    expect(await devices(client)).toEqual([])
  })

  it('are saved or refused, never with a database error, however calls overlap', async () => {
    const people = await Promise.all([candidate(server), candidate(server), candidate(server)])
    const sessions = await Promise.all(people.map((person) => enter(server, person)))
    for (let round = 0; round < 8; round++) {
      const shared = endpoint()
      const answers = await Promise.all(
        [...sessions, ...sessions].map(({ client }) => saveDevice(client, shared)),
      )
      expect(answers.map(({ error }) => error)).toEqual(answers.map(() => null))
      expect(
        await server.sql('select id from public.push_devices where endpoint = $1', [shared]),
      ).toHaveLength(1)
      // Signing out removes the device, or comes first.
      const leaving = await enter(server, people[0]!)
      const [saved] = await Promise.all([
        saveDevice(leaving.client),
        leaving.client.auth.signOut({ scope: 'local' }),
      ])
      expect([undefined, '42501', 'PGRST301', 'PGRST303']).toContain(saved.error?.code)
    }
  })

  it.each([
    'http://updates.push.services.mozilla.com/wpush/1',
    'https://updates.push.services.mozilla.com:8443/wpush/1',
    'https://push.services.mozilla.com.attacker.example/1',
    'https://attacker.example/push.apple.com/1',
    'https://user@web.push.apple.com/1',
    'https://attackerpush.apple.com/1',
    'https://127.0.0.1/1',
    'http://127.0.0.1:8080/1',
    'http://169.254.169.254/latest/meta-data',
    'https://[::1]/1',
    'https://10.0.0.1/1',
    'https://localhost/1',
    'file:///etc/passwd',
  ])('are refused at %s', async (address) => {
    const { client } = await enter(server, await candidate(server))
    const { error } = await saveDevice(client, address)
    expect(error?.hint).toBe('push_service_unknown')
  })

  it('are deleted with the session, however it ends', async () => {
    const person = await candidate(server)
    const [here, there] = [await enter(server, person), await enter(server, person)]
    for (const { client } of [here, there]) expect((await saveDevice(client)).error).toBeNull()
    await there.client.auth.signOut({ scope: 'local' })
    expect(await devices(here.client)).toMatchObject([{ is_current: true }])
    const { client: approver } = await admin(server)
    const { error } = await approver.rpc('suspend_account', { person: person.id, reason: 'Spam in messages' })
    expect(error).toBeNull()
    const left = await server.sql('select id from public.push_devices where user_id = $1', [person.id])
    expect(left).toEqual([])
  })

  it('get nothing once their session or account is closed, even while its row exists', async () => {
    const person = await candidate(server)
    const [here, there] = [await enter(server, person), await enter(server, person)]
    const { data: ended } = await saveDevice(here.client)
    const { data: open } = await saveDevice(there.client)
    const notify = () => server.sql(`select private.notify($1, 'welcome')`, [person.id])
    const waiting = async () =>
      (
        await server.sql<{ id: string }>(
          'select device_id as id from private.pushes where device_id = any ($1)',
          [[ended, open]],
        )
      ).map(({ id }) => id)
    await notify()
    expect(await waiting()).toHaveLength(2)
    const end = `update auth.sessions set not_after = now() where id = (
      select session_id from public.push_devices where id = $1)`
    await server.sql(end, [ended])
    await server.sql('select public.claim_pushes(50)')
    expect(await waiting()).toEqual([open])
    await notify()
    expect(await waiting()).toEqual([open, open])
    await server.sql(`update auth.users set banned_until = 'infinity' where id = $1`, [person.id])
    await notify()
    expect(await waiting()).toEqual([open, open])
  })

  it('never hold up a notification or a sent push while the person signs out', async () => {
    const person = await candidate(server)
    const [here, there] = [await enter(server, person), await enter(server, person)]
    await saveDevice(here.client)
    const { data: kept } = await saveDevice(there.client)
    const leaving = await server.engine.db.admin.connect()
    try {
      await leaving.query('begin')
      await leaving.query('delete from public.push_devices where user_id = $1 and id <> $2', [
        person.id,
        kept,
      ])
      await server.sql(`select private.notify($1, 'welcome')`, [person.id])
      await leaving.query('commit')
      const queued = await server.sql<{ id: string; device_id: string; lease: string }>(
        `update private.pushes set lease = gen_random_uuid() where device_id in (
           select id from public.push_devices where user_id = $1
         ) returning id, device_id, lease`,
        [person.id],
      )
      expect(queued).toMatchObject([{ device_id: kept }])
      await leaving.query('begin')
      await leaving.query('select from public.push_devices where id = $1 for update', [kept])
      await server.sql('select public.mark_push_sent($1, $2)', [queued[0]!.id, queued[0]!.lease])
      await leaving.query('rollback')
      expect(await server.sql('select from private.pushes where device_id = $1', [kept])).toEqual([])
    } finally {
      leaving.release()
    }
  })

  it('are served however much waits that was read meanwhile', async () => {
    const person = await candidate(server)
    const { client } = await enter(server, person)
    await saveDevice(client)
    await server.sql(
      `insert into public.notifications (user_id, kind, data) select $1, 'welcome', '{}' from generate_series(1, 600)`,
      [person.id],
    )
    await server.sql('update public.notifications set read_at = now() where user_id = $1', [person.id])
    await server.sql(`select private.notify($1, 'review_revise')`, [person.id])
    const taken = await server.sql<{ kind: string }>('select kind from public.claim_pushes(50)')
    expect(taken.filter(({ kind }) => kind === 'review_revise')).toHaveLength(1)
    const left = await server.sql(
      `select from private.pushes join public.push_devices as device on device.id = device_id where user_id = $1`,
      [person.id],
    )
    expect(left).toHaveLength(1)
  })

  it('move to the account that turned them on last', async () => {
    const [before, after] = [await candidate(server), await candidate(server)]
    const shared = endpoint()
    const { client: first } = await enter(server, before)
    const { client: second } = await enter(server, after)
    await saveDevice(first, shared)
    await saveDevice(second, shared)
    expect(await devices(first)).toEqual([])
    expect(await devices(second)).toHaveLength(1)
  })

  it('are limited to ten, even for concurrent requests', async () => {
    const person = await candidate(server)
    const sessions = await Promise.all(Array.from({ length: 12 }, () => enter(server, person)))
    const saved = await Promise.all(sessions.map(({ client }) => saveDevice(client)))
    expect(saved.filter(({ error }) => error?.hint === 'too_many_push_devices')).toHaveLength(2)
    expect(await devices(sessions[0]!.client)).toHaveLength(10)
    // Turning it on again in the same session replaces the device.
    const isOn = saved.findIndex(({ error }) => !error)
    expect((await saveDevice(sessions[isOn]!.client)).error).toBeNull()
  })

  it('are in the data export without their secrets, and are deleted with the account', async () => {
    const person = await candidate(server)
    const { client } = await enter(server, person)
    await saveDevice(client)
    await server.sql(`select private.notify($1, 'welcome')`, [person.id])
    const data = await dataOf(server, person)
    expect(data.push_devices).toEqual([
      {
        id: expect.any(String),
        endpoint: expect.any(String),
        user_agent: expect.any(String),
        created_at: expect.any(String),
        last_used_at: expect.any(String),
      },
    ])
    expect(data['private.pushes']).toHaveLength(1)
    await server.sql('select private.end_account($1)', [person.id])
    expect((await dataOf(server, person)).push_devices).toEqual([])
  })

  it('are turned off by their token, without signing in', async () => {
    const { client } = await enter(server, await candidate(server))
    const { data: id } = await saveDevice(client)
    const [row] = await server.sql<{ off_token: string }>(
      'select off_token from public.push_devices where id = $1',
      [id],
    )
    const press = (token: string) =>
      fetch(`${server.url}/functions/v1/unsubscribe?device=${token}`, { method: 'POST' })
    expect((await press('0'.repeat(48))).status).toBe(204)
    expect(await devices(client)).toHaveLength(1)
    expect((await press(row!.off_token)).status).toBe(204)
    expect(await devices(client)).toEqual([])
  })

  it('are chosen by topic; those about the account are always sent', async () => {
    const person = await candidate(server)
    const { client } = await enter(server, person)
    await saveDevice(client)
    const choose = (values: object) =>
      client.from('notification_preferences').upsert({ user_id: person.id, ...values })
    expect((await choose({ push_topics: ['feedback'] })).error).toBeNull()
    for (const kind of ['review_revise', 'welcome', 'account_signed_out'])
      await server.sql(`select private.notify($1, $2)`, [person.id, kind])
    const queued = await server.sql(
      `select kind from private.pushes join public.notifications as about on about.id = notification_id
       where user_id = $1 order by kind`,
      [person.id],
    )
    expect(queued).toEqual([{ kind: 'account_signed_out' }, { kind: 'review_revise' }])
    expect((await choose({ push_topics: ['account'] })).error?.code).toBe('23514')
    expect((await choose({ quiet_from: 22 })).error?.code).toBe('23514')
    expect((await choose({ quiet_from: 22, quiet_until: 22 })).error?.code).toBe('23514')
  })

  it.each([
    // from, until, moment, held until
    [null, null, '2026-11-17T23:00:00Z', '2026-11-17T23:00:00Z'],
    [22, 8, '2026-11-17T20:59:59Z', '2026-11-17T20:59:59Z'],
    [22, 8, '2026-11-17T21:00:00Z', '2026-11-18T07:00:00Z'],
    [22, 8, '2026-11-18T06:59:59Z', '2026-11-18T07:00:00Z'],
    [22, 8, '2026-11-18T07:00:00Z', '2026-11-18T07:00:00Z'],
    [13, 14, '2026-11-18T12:30:00Z', '2026-11-18T13:00:00Z'],
    // The night of March 29, 2026 is an hour shorter, that of October 25 an hour longer.
    [22, 8, '2026-03-28T22:00:00Z', '2026-03-29T06:00:00Z'],
    [22, 8, '2026-10-24T21:00:00Z', '2026-10-25T07:00:00Z'],
    [22, 2, '2026-03-29T00:30:00Z', '2026-03-29T01:00:00Z'],
    [22, 3, '2026-10-25T00:30:00Z', '2026-10-25T02:00:00Z'],
    [22, 3, '2026-10-25T01:30:00Z', '2026-10-25T02:00:00Z'],
  ])('rest from %s to %s: %s', async (from, until, moment, held) => {
    const [row] = await server.sql<{ held: Date }>(
      `select private.after_quiet_hours($1, $2, $3, 'Europe/Paris') as held`,
      [moment, from, until],
    )
    expect(row!.held).toEqual(new Date(held))
  })
})

describe('through a push service', () => {
  let server: TestServer
  let service: Awaited<ReturnType<typeof startPushService>>
  beforeAll(async () => {
    service = await startPushService()
    server = await startProductWithMail({ LOG_LEVEL: 'silent' })
    await server.sql(`insert into private.push_services values ('127.0.0.1')`)
  })
  afterAll(async () => {
    await server.close()
    await service.close()
    expect(service.faults).toEqual([])
  })

  const send = (to = server) => fetch(`${to.url}/functions/v1/send-pushes`, { method: 'POST' })
  const notify = (person: Person, kind = 'review_revise') =>
    server.sql(`select private.notify($1, $2, '{"mission": "Été à Lyon"}', '/missions/work/1')`, [
      person.id,
      kind,
    ])
  const queue = (person: Person) =>
    server.sql<{ attempts: number; due: Date }>(
      `select attempts, due_at as due from private.pushes
       join public.push_devices as device on device.id = device_id where user_id = $1`,
      [person.id],
    )
  /** How many attempts there were, and the minutes until the next one. */
  const attempt = async (person: Person) => {
    const [row] = await queue(person)
    return row && [row.attempts, Math.round((row.due.getTime() - Date.now()) / 60_000)]
  }
  const dueNow = () => server.sql('update private.pushes set due_at = now()')

  /** A person with one browser that shows notifications. */
  async function subscribed(
    person?: Person,
  ): Promise<{ person: Person; browser: PushBrowser; client: SupabaseClient }> {
    const owner = person ?? (await candidate(server))
    const { client } = await enter(server, owner)
    const browser = service.subscribe()
    const { endpoint: at, p256dh, auth } = browser
    const { error } = await client.rpc('save_push_device', { endpoint: at, p256dh, auth })
    expect(error).toBeNull()
    return { person: owner, browser, client }
  }

  it('the key is created once and readable by people who are signed in', async () => {
    const { client } = await enter(server, await candidate(server))
    await Promise.all([send(), send()])
    const { data: key } = await client.rpc('push_public_key')
    expect(key).toMatch(/^B[\w-]{86}$/)
    await send()
    expect((await client.rpc('push_public_key')).data).toBe(key)
    expect((await server.client().rpc('push_public_key')).error?.code).toBe('42501')
  })

  it('each browser gets the bell’s sentence once, in the person’s language', async () => {
    const { person, browser } = await subscribed()
    const { browser: other } = await subscribed(person)
    await server.sql(`update public.profiles set language = 'fr' where user_id = $1`, [person.id])
    await notify(person)
    await expect.poll(() => [browser.received.length, other.received.length]).toEqual([1, 1])
    const [{ message, headers }] = browser.received as [PushBrowser['received'][number]]
    expect(message).toMatchObject({
      title: 'Essor',
      body: expect.stringContaining('Été à Lyon'),
      path: `/dashboard/missions/work/1?notification=${message.id}`,
      language: 'fr',
      turnOff: 'Désactiver sur cet appareil',
      offUrl: expect.stringContaining('/functions/v1/unsubscribe?device='),
    })
    expect(headers).toMatchObject({
      'content-encoding': 'aes128gcm',
      ttl: expect.stringMatching(/^2(16|15)\d\d$/),
      urgency: 'normal',
      topic: message.id!.replaceAll('-', ''),
    })
    await expect.poll(() => queue(person)).toEqual([])
    await send()
    expect(browser.received).toHaveLength(1)
    // One press turns off this browser and leaves the other.
    await fetch(message.offUrl!, { method: 'POST' })
    await notify(person)
    await expect.poll(() => other.received.length).toBe(2)
    expect(browser.received).toHaveLength(1)
  })

  it('details are left out for people who hide them', async () => {
    const { person, browser, client } = await subscribed()
    await client.from('notification_preferences').upsert({ user_id: person.id, push_details: false })
    await notify(person)
    await expect.poll(() => browser.received.length).toBe(1)
    expect(browser.received[0]!.message.body).toBe('You have a new notification.')
  })

  it('what was read in the meantime or is too old is not sent', async () => {
    const { person, browser, client } = await subscribed()
    await client
      .from('notification_preferences')
      .upsert({ user_id: person.id, time_zone: 'UTC', ...quietNow() })
    await notify(person)
    await send()
    expect(browser.received).toEqual([])
    expect(await queue(person)).toMatchObject([{ attempts: 0 }])
    // Still quiet: a run that comes too early waits again.
    await dueNow()
    await send()
    expect(await queue(person)).toMatchObject([{ attempts: 0 }])
    expect((await queue(person))[0]!.due.getTime()).toBeGreaterThan(Date.now())
    await client
      .from('notification_preferences')
      .upsert({ user_id: person.id, quiet_from: null, quiet_until: null })
    await client.from('notifications').update({ read_at: new Date().toISOString() }).eq('user_id', person.id)
    await notify(person, 'welcome')
    await expect.poll(() => browser.received.length).toBe(1)
    expect(browser.received[0]!.message.body).toContain('Welcome')
    await dueNow()
    await send()
    expect(await queue(person)).toEqual([])
    expect(browser.received).toHaveLength(1)

    service.answer(browser, 503)
    await notify(person)
    // The refusal is recorded, not only the attempt.
    await expect.poll(() => attempt(person)).toEqual([1, 1])
    await server.sql(`update private.pushes set due_at = now(), expires_at = now()`)
    service.answer(browser, 201)
    await send()
    expect(await queue(person)).toEqual([])
    expect(browser.received).toHaveLength(1)
  })

  it('a busy service is tried again later, a refusal is final, and a browser that unsubscribed is removed', async () => {
    const busy = await subscribed()
    service.answer(busy.browser, 429)
    await notify(busy.person)
    const minutes = () => attempt(busy.person)
    await expect.poll(minutes).toEqual([1, 1])
    await dueNow()
    await send()
    expect(await minutes()).toEqual([2, 4])
    service.answer(busy.browser, 201)
    await dueNow()
    await send()
    expect(busy.browser.received).toHaveLength(1)

    const refused = await subscribed()
    service.answer(refused.browser, 307)
    await notify(refused.person)
    await expect.poll(() => queue(refused.person)).toEqual([])
    expect(await devices(refused.client)).toHaveLength(1)

    const gone = await subscribed()
    service.answer(gone.browser, 410)
    await notify(gone.person)
    await expect.poll(() => devices(gone.client)).toEqual([])
    expect(gone.browser.received).toEqual([])
  })

  it('an action that can be undone is sent a minute later', async () => {
    const { person } = await subscribed()
    await server.sql(`select private.notify_unless_undone($1, 'account_restored', '{}')`, [person.id])
    const [row] = await queue(person)
    expect(row!.due.getTime()).toBeGreaterThan(Date.now() + 30_000)
  })
})

it('two servers never send the same notification twice', async () => {
  const service = await startPushService()
  const DATABASE_URL = await createProductDatabase()
  const same = { SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_x', SUPABASE_SECRET_KEY: 'sb_secret_x' }
  const servers = [
    await startProductWithMail({ DATABASE_URL, ...same }),
    await startProductWithMail({ DATABASE_URL, ...same }),
  ] as const
  try {
    await servers[0].sql(`insert into private.push_services values ('127.0.0.1')`)
    const { id, email, password } = await candidate(servers[0])
    const browsers = await Promise.all(
      Array.from({ length: 5 }, async () => {
        const browser = service.subscribe()
        const { client } = await enter(servers[0], { email, password })
        const { endpoint: at, p256dh, auth } = browser
        await client.rpc('save_push_device', { endpoint: at, p256dh, auth })
        return browser
      }),
    )
    const kinds = [
      'welcome',
      'review_revise',
      'review_validated',
      'event_reminder',
      'message_received',
      'team_left',
    ]
    await Promise.all(
      kinds.map((kind, n) => servers[n % 2]!.sql('select private.notify($1, $2)', [id, kind])),
    )
    await Promise.all(
      Array.from({ length: 6 }, (_, n) =>
        fetch(`${servers[n % 2]!.url}/functions/v1/send-pushes`, { method: 'POST' }),
      ),
    )
    await expect.poll(() => servers[0].sql('select id from private.pushes')).toEqual([])
    for (const { received } of browsers) {
      expect(received).toHaveLength(kinds.length)
      expect(new Set(received.map(({ message }) => message.id)).size).toBe(kinds.length)
    }
    expect(service.faults).toEqual([])
  } finally {
    await Promise.all(servers.map((one) => one.close()))
    await service.close()
  }
})

/** Quiet hours around the current hour in UTC. */
function quietNow(): { quiet_from: number; quiet_until: number } {
  const hour = new Date().getUTCHours()
  return { quiet_from: hour, quiet_until: (hour + 2) % 24 }
}
