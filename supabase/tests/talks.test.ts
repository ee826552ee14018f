import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestServer } from '../../server/testing/server.ts'
import {
  admin,
  candidate,
  dataOf,
  type Partner,
  type Person,
  partner,
  pendingPartner,
  startProduct,
} from './people.ts'
import { good, hintOf } from './review-work.ts'

let server: TestServer
let maker: Partner
beforeAll(async () => {
  server = await startProduct()
  maker = await host()
})
afterAll(() => server.close())

const offer = {
  title: 'Life as an independent designer',
  about: 'Ask **anything**.',
  topics: ['Design', 'Freelancing'],
  languages: ['en', 'fr'],
  meeting: 'video',
  place: 'https://meet.example/SECRET-ROOM',
  minutes: 30,
  notice_hours: 0,
  time_zone: 'Europe/Paris',
}
interface Slot {
  id: string
  starts_at: string
  is_taken?: boolean
}
interface Talk {
  id: string
  name: string
  place: string | null
  about: string
  is_host: boolean
  cancelled_by: string | null
}

const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10)
const save = ({ client }: Person, more: object = {}) =>
  client.rpc('save_talk_offer', { document: { ...offer, ...more } })
const addSlots = ({ client }: Person, more: object = {}) =>
  client.rpc('add_talk_slots', { first_day: day(3), from_time: '09:00', until_time: '11:00', ...more })
const slotsOf = async ({ client }: Person) => good<{ slots: Slot[] }>(await client.rpc('my_talk_offer')).slots
const book = ({ client }: Person, slot_id: string, about = 'How did you find your first client?') =>
  client.rpc('book_talk', { slot_id, about, zone: 'America/Montreal' })
const talksOf = async ({ client }: Person) => good<Talk[]>(await client.rpc('my_talks'))
const found = async ({ client }: Person, filter: object = {}) =>
  good<{ total: number; talks: { host_id: string; free: number }[] }>(
    await client.rpc('find_talks', filter),
  ).talks.map(({ host_id }) => host_id)
const told = async (person: Person, kind: string) =>
  (await person.client.from('notifications').select('data, link').eq('kind', kind)).data!

/** A maker with four free slots. */
async function host(more: object = {}): Promise<Partner> {
  const person = await partner(server, 'on_maker')
  good(await save(person, more))
  good(await addSlots(person))
  return person
}

describe('an offer', () => {
  it('shows the photo of a candidate only if the candidate shows it', async () => {
    const [person, guest] = [await candidate(server), await candidate(server)]
    good(await save(person))
    good(await addSlots(person))
    await server.sql('insert into public.candidate_profiles (user_id) values ($1) on conflict do nothing', [
      person.id,
    ])
    await server.sql(`update public.profiles set avatar_url = $1 || '/face.webp' where user_id = $1::uuid`, [
      person.id,
    ])
    const photo = async () => good(await guest.client.rpc('talk_page', { host: person.id }))
    await server.sql(`update public.candidate_profiles set shown = '{}' where user_id = $1`, [person.id])
    expect(JSON.stringify(await photo())).not.toContain('face.webp')
    await server.sql(`update public.candidate_profiles set shown = '{photo}' where user_id = $1`, [person.id])
    expect(JSON.stringify(await photo())).toContain('face.webp')
    // Hosts see their guests' photos by the same rule.
    const booked = await host()
    good(await book(person, (await slotsOf(booked))[0]!.id))
    const seen = async () => JSON.stringify(await talksOf(booked))
    expect(await seen()).toContain('face.webp')
    await server.sql(`update public.candidate_profiles set shown = '{}' where user_id = $1`, [person.id])
    expect(await seen()).not.toContain('face.webp')
  })

  it('can be made only by candidates, makers, companies and schools', async () => {
    const makers = [
      await candidate(server),
      await partner(server, 'company'),
      await partner(server, 'academia'),
    ]
    for (const person of makers) {
      expect((await person.client.rpc('my_talk_offer')).data).toBeNull()
      good(await save(person))
      expect(good(await person.client.rpc('my_talk_offer'))).toMatchObject({ title: offer.title, slots: [] })
    }
    for (const person of [await pendingPartner(server), await admin(server)]) {
      expect(hintOf(await save(person))).toBe('talks_not_offered')
    }
    expect(hintOf(await server.client().rpc('save_talk_offer', { document: offer }))).toBe('42501')
    for (const bad of [{ title: ' ' }, { time_zone: 'Europe/Nowhere' }, { minutes: 7 }, { languages: [] }]) {
      expect(hintOf(await save(maker, bad)), JSON.stringify(bad)).toBe('23514')
    }
  })

  it('has slots that follow the clock of its zone, never overlap, and are limited', async () => {
    const person = await host()
    expect(await slotsOf(person)).toHaveLength(4)
    expect(good(await addSlots(person, { from_time: '08:45', until_time: '09:45' }))).toBe(0)
    expect(good(await addSlots(person, { from_time: '08:30', until_time: '11:30' }))).toBe(2)
    for (const bad of [
      { until_time: '09:20' },
      { until_time: '08:00' },
      { weeks: 13 },
      { weeks: 0 },
      { first_day: day(200) },
    ]) {
      expect(hintOf(await addSlots(person, bad)), JSON.stringify(bad)).toBe('slots_invalid')
    }
    expect(good(await addSlots(person, { first_day: day(-2) }))).toBe(0)
    expect(hintOf(await addSlots(person, { first_day: day(10), until_time: '23:30', weeks: 12 }))).toBe(
      'too_many_slots',
    )
    expect(await slotsOf(person)).toHaveLength(6)

    // Nine in the morning stays nine, although clocks change at least once in 36 weeks.
    const year = await host()
    for (const ahead of [5, 89, 173]) {
      good(await addSlots(year, { first_day: day(ahead), until_time: '09:30', weeks: 12 }))
    }
    const local = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone: 'Europe/Paris' })
    const late = (await slotsOf(year)).slice(4)
    expect(late).toHaveLength(36)
    expect(new Set(late.map(({ starts_at }) => local.format(new Date(starts_at))))).toEqual(
      new Set(['09:00']),
    )
    expect(new Set(late.map(({ starts_at }) => new Date(starts_at).getUTCHours())).size).toBe(2)
  })
})

describe('booking', () => {
  it('gives a slot to one of two who book at the same moment', async () => {
    const person = await host()
    const [slot] = await slotsOf(person)
    const guests = await Promise.all(Array.from({ length: 6 }, () => candidate(server)))
    const answers = await Promise.all(guests.map((guest) => book(guest, slot!.id)))
    expect(answers.map(hintOf).sort()).toEqual([
      'done',
      'slot_taken',
      'slot_taken',
      'slot_taken',
      'slot_taken',
      'slot_taken',
    ])
    expect((await slotsOf(person)).map(({ is_taken }) => is_taken)).toEqual([true, false, false, false])
    // Without any function, the index still refuses.
    await expect(
      server.sql(
        `insert into public.talk_bookings (slot_id, host_id, guest_id, starts_at, ends_at, about, guest_zone)
         select id, user_id, $2, starts_at, ends_at, 'Directly, as the owner.', 'UTC' from public.talk_slots where id = $1`,
        [slot!.id, (await candidate(server)).id],
      ),
    ).rejects.toThrow('a_slot_is_booked_once')
  })

  it('shows the place to the guest and the subject to the host, and to no one else', async () => {
    const person = await host()
    const [slot] = await slotsOf(person)
    const guest = await candidate(server)
    good(await book(guest, slot!.id))
    expect(await talksOf(guest)).toMatchObject([
      { name: 'Paula Partner', is_host: false, place: offer.place, title: offer.title },
    ])
    expect(await talksOf(person)).toMatchObject([
      { name: 'Carla Candidate', is_host: true, about: 'How did you find your first client?' },
    ])
    expect(await told(person, 'talk_booked')).toMatchObject([
      { data: { name: 'Carla Candidate', zone: 'Europe/Paris', at: expect.any(String) }, link: '/talks' },
    ])
    for (const stranger of [await candidate(server), maker, await admin(server)]) {
      expect(await talksOf(stranger)).toEqual([])
      for (const table of ['talk_bookings', 'talk_slots', 'talk_offers']) {
        const { data } = await stranger.client.from(table).select()
        expect(JSON.stringify(data), table).not.toMatch(new RegExp(`${person.id}|${guest.id}`))
      }
      const page = JSON.stringify((await stranger.client.rpc('talk_page', { host: person.id })).data)
      expect(page).toContain(offer.title)
      expect(page).not.toContain('SECRET')
      expect(JSON.stringify((await stranger.client.rpc('find_talks')).data)).not.toContain('SECRET')
    }
    for (const table of ['talk_bookings', 'talk_slots', 'talk_offers']) {
      expect((await server.client().from(table).select()).error?.code, table).toBe('42501')
      expect(hintOf(await guest.client.from(table).delete().neq('created_at', '2000-01-01')), table).toBe(
        '42501',
      )
    }
    expect(hintOf(await guest.client.from('talk_bookings').update({ about: 'x' }).eq('id', slot!.id))).toBe(
      '42501',
    )
  })

  it('is for candidates, states a subject, needs notice, and is limited', async () => {
    const guest = await candidate(server)
    const hosts = await Promise.all([host(), host(), host(), host()])
    const slots = await Promise.all(hosts.map(slotsOf))
    expect(hintOf(await book(await partner(server, 'company'), slots[0]![0]!.id))).toBe(
      'talks_for_candidates',
    )
    expect(hintOf(await book(guest, slots[0]![0]!.id, '   short   '))).toBe('talk_about_required')
    expect(hintOf(await book(guest, '00000000-0000-4000-8000-000000000000'))).toBe('talk_not_found')
    expect(hintOf(await server.client().rpc('book_talk', { slot_id: slots[0]![0]!.id, about: 'x' }))).toBe(
      '42501',
    )

    good(await book(guest, slots[0]![0]!.id))
    expect(hintOf(await book(guest, slots[0]![1]!.id))).toBe('talk_already_booked')
    expect(hintOf(await book(guest, slots[1]![0]!.id))).toBe('talk_overlaps')
    good(await book(guest, slots[1]![1]!.id))
    // Two windows do not get around the limit of three.
    const both = await Promise.all([book(guest, slots[2]![2]!.id), book(guest, slots[3]![3]!.id)])
    expect(both.map(hintOf).sort()).toEqual(['done', 'too_many_talks'])
    expect((await guest.client.rpc('talk_page', { host: hosts[0]!.id })).data).toMatchObject({
      open_bookings: 3,
      booked_at: slots[0]![0]!.starts_at,
    })

    const careful = await host({ notice_hours: 168 })
    const [soon] = await slotsOf(careful)
    expect(await found(guest)).not.toContain(careful.id)
    expect(hintOf(await book(await candidate(server), soon!.id))).toBe('slot_too_soon')
    const mentor = await candidate(server)
    good(await save(mentor))
    good(await addSlots(mentor))
    expect(hintOf(await book(mentor, (await slotsOf(mentor))[0]!.id))).toBe('talk_not_found')
  })

  it('is out of reach once the offer is closed, its host leaves, or either blocks the other', async () => {
    const person = await host()
    const guest = await candidate(server)
    const [slot] = await slotsOf(person)
    const isHidden = async () => {
      expect(await found(guest)).not.toContain(person.id)
      expect((await guest.client.rpc('talk_page', { host: person.id })).data).toBeNull()
      expect(hintOf(await book(guest, slot!.id))).toBe('talk_not_found')
    }
    expect(await found(guest)).toContain(person.id)
    good(await save(person, { is_open: false }))
    await isHidden()
    good(await save(person))
    await server.sql('update public.profiles set deletion_requested_at = now() where user_id = $1', [
      person.id,
    ])
    await isHidden()
    await server.sql('update public.profiles set deletion_requested_at = null where user_id = $1', [
      person.id,
    ])
    for (const pair of [
      [person.id, guest.id],
      [guest.id, person.id],
    ]) {
      await server.sql('insert into public.blocks (user_id, blocked_id) values ($1, $2)', pair)
      await isHidden()
      await server.sql('delete from public.blocks where user_id = $1', [pair[0]])
    }
    good(await book(guest, slot!.id))
    // A block ends earlier bookings, without a reason.
    await server.sql('insert into public.blocks (user_id, blocked_id) values ($1, $2)', [person.id, guest.id])
    expect(await talksOf(guest)).toMatchObject([{ cancelled_by: 'host', place: null, reason: '' }])
    expect(await told(guest, 'talk_cancelled')).toHaveLength(1)
  })

  it('finds by text, subject, language and format', async () => {
    const guest = await candidate(server)
    const other = await host({ title: 'Épicerie', topics: ['Commerce'], languages: ['fr'], meeting: 'phone' })
    for (const [filter, isFound] of [
      [{ search: ['epicerie'] }, true],
      [{ search: ['epicerie', 'zzz'] }, false],
      [{ search: ['%'] }, false],
      [{ topic: 'Commerce' }, true],
      [{ topic: 'Design' }, false],
      [{ spoken: 'fr', held: 'phone' }, true],
      [{ spoken: 'en' }, false],
      [{ held: 'video' }, false],
    ] as const) {
      expect((await found(guest, filter)).includes(other.id), JSON.stringify(filter)).toBe(isFound)
    }
    expect(await found(other)).not.toContain(other.id)
  })
})

describe('canceling', () => {
  it('by the guest frees the slot; by the host it needs a reason and removes the slot', async () => {
    const person = await host()
    const guest = await candidate(server)
    const [first] = await slotsOf(person)
    const booking_id = good<string>(await book(guest, first!.id))
    const cancel = ({ client }: Person, id: string, reason = '') =>
      client.rpc('cancel_talk', { booking_id: id, reason })
    expect(hintOf(await cancel(maker, booking_id))).toBe('booking_not_found')
    expect(good(await person.client.rpc('remove_talk_slots', { slot_ids: [first!.id] }))).toBe(0)
    good(await cancel(guest, booking_id))
    expect(hintOf(await cancel(guest, booking_id))).toBe('talk_over')
    expect(await told(person, 'talk_cancelled')).toMatchObject([{ data: { name: 'Carla Candidate' } }])
    expect((await slotsOf(person))[0]).toMatchObject({ id: first!.id, is_taken: false })

    const again = good<string>(await book(guest, first!.id))
    expect(hintOf(await cancel(person, again))).toBe('reason_required')
    good(await cancel(person, again, 'I am ill.'))
    expect(await slotsOf(person)).toHaveLength(3)
    expect(await told(guest, 'talk_cancelled')).toMatchObject([
      {
        data: { name: 'Paula Partner', reason: 'I am ill.', zone: 'America/Montreal' },
        link: '/networking/talks',
      },
    ])
    const slot_ids = (await slotsOf(person)).map(({ id }) => id)
    expect(good(await maker.client.rpc('remove_talk_slots', { slot_ids }))).toBe(0)
    expect(good(await person.client.rpc('remove_talk_slots', { slot_ids }))).toBe(3)
  })

  it('happens when either account is deleted, and the other person is notified', async () => {
    const [one, two] = [await host(), await host()]
    const [guest, leaving] = [await candidate(server), await candidate(server)]
    good(await book(guest, (await slotsOf(one))[0]!.id))
    good(await book(leaving, (await slotsOf(two))[0]!.id))
    await server.sql('delete from auth.users where id = any($1)', [[one.id, leaving.id]])
    expect(await told(guest, 'talk_lost')).toHaveLength(1)
    expect(await told(two, 'talk_lost')).toHaveLength(1)
    expect((await slotsOf(two))[0]).toMatchObject({ is_taken: false })
    expect(await server.sql('select from public.talk_slots where user_id = $1', [one.id])).toEqual([])
  })
})

it('both are reminded once, a day before, each in their own time zone', async () => {
  const person = await host()
  const guest = await candidate(server)
  good(await book(guest, (await slotsOf(person))[0]!.id))
  await server.sql('select private.send_talk_reminders()')
  expect(await told(guest, 'talk_reminder')).toEqual([])
  await server.sql(
    `update public.talk_bookings set remind_at = now() where guest_id = $1 and remind_at = starts_at - interval '1 day'`,
    [guest.id],
  )
  await Promise.all([1, 2].map(() => server.sql('select private.send_talk_reminders()')))
  expect(await told(guest, 'talk_reminder')).toMatchObject([{ data: { zone: 'America/Montreal' } }])
  expect(await told(person, 'talk_reminder')).toMatchObject([{ data: { zone: 'Europe/Paris' } }])
  const mails = await server.sql('select kind from private.mails where user_id = $1', [guest.id])
  expect(mails).toContainEqual({ kind: 'talk_reminder' })
})

it('talks are in the export, each with only one’s own text', async () => {
  const person = await host()
  const guest = await candidate(server)
  good(await book(guest, (await slotsOf(person))[0]!.id, 'My own words for you.'))
  const mine = await dataOf(server, guest)
  expect(mine.talk_bookings).toMatchObject([{ as: 'guest', about: 'My own words for you.' }])
  expect(JSON.stringify(mine)).not.toContain(person.id)
  const theirs = await dataOf(server, person)
  expect(theirs).toMatchObject({ talk_offers: [{ title: offer.title }], talk_bookings: [{ as: 'host' }] })
  expect(theirs.talk_slots).toHaveLength(4)
  expect(JSON.stringify(theirs.talk_bookings)).not.toContain('My own words')
})
