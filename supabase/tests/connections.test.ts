import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pause, TestClient } from '../../server/testing/realtime/clients.ts'
import type { TestServer } from '../../server/testing/server.ts'
import { publishMission } from './missions.ts'
import {
  type Caller,
  candidate,
  dataOf,
  everyRole,
  type Partner,
  type Person,
  startProduct,
} from './people.ts'
import { good, hintOf } from './review-work.ts'

let server: TestServer
let roles: Awaited<ReturnType<typeof everyRole>>
let count = 0
beforeAll(async () => {
  server = await startProduct()
  roles = await everyRole(server)
})
afterAll(() => server.close())

interface Card {
  id: string
  firstName: string
  lastName: string
  relation: string
  common: { kind: string; titleEn: string }[]
  note?: string
}
interface List {
  people: Card[]
  next: { name?: string; at?: string; id: string } | null
}

const everything = ['photo', 'last_name', 'job_title', 'location', 'skills', 'education']
const show = ({ client, id }: Person, visibility: string, shown = everything) =>
  client.rpc('set_my_page', {
    wanted_visibility: visibility,
    wanted_handle: handleOf(id),
    wanted_shown: shown,
  })
const handleOf = (id: string) => `p-${id.slice(0, 18)}`

/** A person with a public page and a unique name. */
async function someone(more: Record<string, unknown> = {}, visibility = 'public'): Promise<Person> {
  const person = await candidate(server)
  good(
    await person.client.rpc('save_my_profile', {
      base_revision: 0,
      document: { first_name: `Nobody${++count}`, last_name: 'Else', ...more },
    }),
  )
  good(await show(person, visibility))
  return person
}
const settle = ({ client, id }: Person, chosen: Record<string, unknown>) =>
  client.from('network_settings').upsert({ user_id: id, ...chosen })
const find = async ({ client }: Caller, search: string, more: Record<string, unknown> = {}) =>
  good<List>(await client.rpc('find_people', { search: search ? [search] : [], ...more }))
const foundBy = async (who: Caller, search: string) => (await find(who, search)).people.map(({ id }) => id)
const people = async ({ client }: Person, list: string) =>
  good<List>(await client.rpc('my_people', { show: list })).people
const network = async ({ client }: Person) =>
  good<{ suggestions: Card[]; connected: number; incoming: number; asksLeft: number }>(
    await client.rpc('my_network'),
  )
const suggestedTo = async (who: Person) => (await network(who)).suggestions.map(({ id }) => id)
const ask = ({ client }: Person, { id }: Person, note = '') =>
  client.rpc('ask_to_connect', { person: id, note })
const answer = ({ client }: Person, { id }: Person, is_accepted: boolean) =>
  client.rpc('answer_request', { person: id, is_accepted })
const block = ({ client }: Person, { id }: Person) => client.rpc('block_person', { person: id })
const unblock = ({ client, id }: Person, other: Person) =>
  client.from('blocks').delete().eq('user_id', id).eq('blocked_id', other.id)
const endorse = ({ client }: Person, { id }: Person, skill: string) =>
  client.rpc('endorse_skill', { person: id, skill })
const pageOf = async ({ client }: Caller, { id }: Person) =>
  good<{ skills: { key: string; sources: { kind: string; facts: Record<string, unknown> }[] }[] } | null>(
    await client.rpc('person_page', { wanted_handle: handleOf(id) }),
  )
const noticesOf = async ({ client }: Person) =>
  good<{ kind: string; data: Record<string, string>; read_at: string | null }[]>(
    await client.from('notifications').select('kind, data, read_at').like('kind', 'connection%'),
  )
async function connected(one: Person, other: Person) {
  good(await ask(one, other))
  good(await answer(other, one, true))
}

describe('being found', () => {
  it('is only for public pages, only by candidates, and only by what the page shows', async () => {
    const ada = await someone({
      first_name: 'Élodie',
      last_name: 'Zylberstein',
      job_title: 'Luthière',
      location: 'Mirecourt',
      skills: ['Tableurs', 'Colle d’os'],
    })
    const seeker = roles.candidate
    for (const word of ['elod', 'ZYLBER', 'luthiere', 'mirec', 'spreadsheets', 'colle d']) {
      expect(await foundBy(seeker, word), word).toEqual([ada.id])
    }
    expect((await find(seeker, '', { skill: 'spreadsheets' })).people.map(({ id }) => id)).toEqual([ada.id])
    expect(await foundBy(seeker, '%')).toEqual([])
    expect(await foundBy(ada, 'zylberstein')).toEqual([])

    good(await show(ada, 'public', []))
    expect((await find(seeker, 'elodie')).people).toMatchObject([
      { firstName: 'Élodie', lastName: 'Z.', relation: 'open' },
    ])
    for (const word of ['zylber', 'luthiere', 'mirecourt', 'spreadsheets', 'colle']) {
      expect(await foundBy(seeker, word), word).toEqual([])
    }
    for (const visibility of ['partners', 'private']) {
      good(await show(ada, visibility))
      expect(await foundBy(seeker, 'elodie'), visibility).toEqual([])
      expect(hintOf(await ask(seeker as Person, ada))).toBe('person_closed')
    }
    for (const role of ['company', 'academia', 'on_maker', 'pending', 'admin'] as const) {
      expect(hintOf(await roles[role].client.rpc('find_people')), role).toBe('candidates_only')
      expect(hintOf(await ask(roles[role] as Person, ada)), role).toBe('candidates_only')
    }
    expect(hintOf(await server.client().rpc('find_people'))).toBe('42501')
  })

  it('ends while an account is suspended or about to be deleted', async () => {
    const ada = await someone({ first_name: 'Quitterie' })
    const seen = () => foundBy(roles.candidate, 'quitterie')
    expect(await seen()).toEqual([ada.id])
    await server.sql('update public.profiles set deletion_requested_at = now() where user_id = $1', [ada.id])
    expect(await seen()).toEqual([])
    await server.sql('update public.profiles set deletion_requested_at = null where user_id = $1', [ada.id])
    expect(await seen()).toEqual([ada.id])
    await server.sql(`update auth.users set banned_until = now() + interval '1 day' where id = $1`, [ada.id])
    expect(await seen()).toEqual([])
    expect(hintOf(await ask(await someone(), ada))).toBe('person_closed')
  })

  it('and being asked follow the person’s settings', async () => {
    const education = [{ school: 'Lycée des Métiers' }]
    const ada = await someone({ first_name: 'Ottoline', education })
    const mate = await someone({ education: [{ school: ' lycee des metiers ' }] })
    const stranger = await someone()
    good(await settle(ada, { found_by: 'related', asked_by: 'related' }))
    expect(await foundBy(stranger, 'ottoline')).toEqual([])
    expect(await suggestedTo(mate)).toContain(ada.id)
    expect((await find(mate, 'ottoline', { shared: 'school' })).people).toMatchObject([
      { id: ada.id, relation: 'open', common: [{ kind: 'school', titleEn: ' lycee des metiers ' }] },
    ])
    expect(hintOf(await ask(stranger, ada))).toBe('person_closed')
    good(await settle(ada, { found_by: 'nobody', asked_by: 'everyone' }))
    expect(await foundBy(mate, 'ottoline')).toEqual([])
    expect(hintOf(await ask(stranger, ada))).toBe('done')
    good(await settle(ada, { found_by: 'everyone', asked_by: 'nobody' }))
    expect((await find(mate, 'ottoline')).people).toMatchObject([{ relation: 'closed' }])
    expect(hintOf(await ask(mate, ada))).toBe('person_closed')

    good(await settle(ada, { found_by: 'related', asked_by: 'related', common: ['mission'] }))
    expect(await foundBy(mate, 'ottoline')).toEqual([])
    expect(hintOf(await ask(mate, ada))).toBe('person_closed')
    const others = await mate.client.from('network_settings').select().eq('user_id', ada.id)
    expect(others.data).toEqual([])
    expect(hintOf(await settle({ ...mate, id: ada.id }, { found_by: 'everyone' }))).toBe('42501')
  })

  it('pages by name, without gaps', async () => {
    const all = await Promise.all(
      Array.from({ length: 23 }, (_, place) =>
        someone({ first_name: 'Twin', last_name: `N${place % 7}`, job_title: 'Gardener' }),
      ),
    )
    const first = await find(roles.candidate, 'twin')
    expect(first.people).toHaveLength(20)
    const { name, id } = first.next!
    const second = await find(roles.candidate, 'twin', { after_name: name, after_id: id })
    expect(second.next).toBeNull()
    const ids = [...first.people, ...second.people].map((person) => person.id)
    expect(new Set(ids)).toEqual(new Set(all.map((person) => person.id)))
    const names = [...first.people, ...second.people].map((person) => person.lastName)
    expect(names).toEqual([...names].sort())
  })
})

describe('a suggestion', () => {
  it('names a mission, a school or a job in common, until it is dismissed or used', async () => {
    const mission_id = await publishMission(roles.company as Partner, { title: 'The shared mission' })
    const education = [{ school: 'École du Vent' }]
    const me = await someone({ education })
    const [worker, mate, aimer, shy] = [
      await someone(),
      await someone({ education }),
      await someone(),
      await someone({ education }, 'private'),
    ]
    for (const person of [me, worker, shy]) {
      good(await person.client.rpc('start_mission', { mission_id }))
    }
    for (const person of [me, aimer, worker]) {
      good(await person.client.rpc('set_target_jobs', { chosen: ['ux-designer'] }))
    }
    expect((await network(me)).suggestions).toMatchObject([
      {
        id: worker.id,
        common: [
          { kind: 'mission', titleEn: 'The shared mission' },
          { kind: 'job', titleEn: 'UX designer', titleFr: expect.any(String) },
        ],
      },
      { id: mate.id, common: [{ kind: 'school', titleEn: 'École du Vent' }] },
      { id: aimer.id, common: [{ kind: 'job' }] },
    ])
    await show(mate, 'public', ['photo'])
    expect(await suggestedTo(me)).toEqual([worker.id, aimer.id])
    const dismissals = me.client.from('dismissed_people')
    good(await dismissals.insert({ user_id: me.id, dismissed_id: aimer.id }))
    expect(await suggestedTo(me)).toEqual([worker.id])
    good(await ask(worker, me))
    expect(await suggestedTo(me)).toEqual([])
    expect(await suggestedTo(worker)).toEqual([aimer.id])
    good(await dismissals.delete().eq('dismissed_id', aimer.id))
    expect(await suggestedTo(me)).toEqual([aimer.id])
    good(await aimer.client.rpc('set_target_jobs', { chosen: [] }))
    expect(await suggestedTo(me)).toEqual([])
    const forged = await me.client
      .from('dismissed_people')
      .insert({ user_id: worker.id, dismissed_id: me.id })
    expect(forged.error?.code).toBe('42501')
  })
})

/** What the menu says; reading one profile reveals nothing about another. */
async function waiting(person: Person, of = person): Promise<number | null | undefined> {
  const { data } = await person.client.from('profiles').select('network_waiting').eq('user_id', of.id)
  return data?.[0]?.network_waiting ?? null
}

describe('a request', () => {
  it('with its note can be answered only by its recipient', async () => {
    const [ada, bob, eve] = [await someone(), await someone(), await someone()]
    expect(good(await ask(ada, bob, '  <script>alert(1)</script> 👋 '))).toBe('asked')
    expect(good(await ask(ada, bob, 'again'))).toBe('asked')
    expect([await waiting(bob), await waiting(ada), await waiting(bob, ada)]).toEqual([1, 0, null])
    const note = '<script>alert(1)</script> 👋'
    expect(await people(bob, 'incoming')).toMatchObject([{ id: ada.id, relation: 'asks_me', note }])
    expect(await people(ada, 'sent')).toMatchObject([{ id: bob.id, relation: 'asked', note }])
    expect(await noticesOf(bob)).toMatchObject([
      { kind: 'connection_asked', data: { name: expect.stringContaining('Else'), message: note } },
    ])
    const cannot = [
      await answer(eve, ada, true),
      await answer(ada, bob, true),
      await answer(ada, ada, true),
      await eve.client.rpc('withdraw_request', { person: bob.id }),
      await bob.client.rpc('withdraw_request', { person: ada.id }),
    ]
    expect(cannot.map(hintOf)).toEqual(Array(5).fill('request_gone'))
    good(await answer(bob, ada, true))
    for (const [one, other] of [
      [ada, bob],
      [bob, ada],
    ] as const) {
      expect(await people(one, 'connected')).toMatchObject([{ id: other.id, relation: 'connected' }])
      expect((await network(one)).connected).toBe(1)
    }
    expect(await waiting(bob)).toBe(0)
    expect(await noticesOf(ada)).toMatchObject([{ kind: 'connection_accepted' }])
    expect((await noticesOf(bob))[0]?.read_at).not.toBeNull()
    expect(hintOf(await answer(bob, ada, false))).toBe('request_gone')
    const seen = await eve.client.from('connections').select()
    expect(seen.data).toEqual([])
    for (const change of [
      await ada.client.from('connections').insert({ requester_id: ada.id, addressee_id: eve.id }),
      await ada.client.from('connections').update({ note: 'x' }).eq('requester_id', ada.id),
      await ada.client.from('connections').delete().eq('requester_id', ada.id),
    ])
      expect(hintOf(change)).toBe('42501')
  })

  it('that is declined stays pending for its sender, who learns nothing', async () => {
    const [ada, bob] = [await someone(), await someone()]
    good(await ask(ada, bob, 'Hello'))
    const before = await ada.client.from('connections').select()
    good(await answer(bob, ada, false))
    expect(await people(bob, 'incoming')).toEqual([])
    expect((await network(bob)).incoming).toBe(0)
    expect((await bob.client.from('connections').select()).data).toEqual([])
    expect((await ada.client.from('connections').select()).data).toEqual(before.data)
    expect(await people(ada, 'sent')).toMatchObject([{ id: bob.id, note: 'Hello' }])
    expect(await noticesOf(ada)).toEqual([])
    expect(good(await ask(ada, bob))).toBe('asked')
    expect(await people(bob, 'incoming')).toEqual([])
    expect(hintOf(await answer(bob, ada, true))).toBe('request_gone')
    expect(good(await ask(bob, ada))).toBe('connected')
  })

  it('that is withdrawn leaves nothing, and can’t be repeated right away', async () => {
    const [ada, bob] = [await someone(), await someone()]
    good(await ask(ada, bob))
    good(await ada.client.rpc('withdraw_request', { person: bob.id }))
    expect(await people(bob, 'incoming')).toEqual([])
    expect(await noticesOf(bob)).toEqual([])
    expect(hintOf(await ask(ada, bob))).toBe('person_closed')
    await server.sql(`update private.request_pauses set until = now() where user_id = $1`, [ada.id])
    expect(hintOf(await ask(ada, bob))).toBe('done')
  })

  it('from both at the same moment makes one connection', async () => {
    const [ada, bob] = [await someone(), await someone()]
    const both = await Promise.all([ask(ada, bob), ask(bob, ada)])
    expect(both.map((answer) => good<string>(answer)).sort()).toEqual(['asked', 'connected'])
    expect(await people(ada, 'connected')).toHaveLength(1)
  })

  it('is limited to twenty a day, and its note to 300 characters', async () => {
    const ada = await someone()
    await server.sql('insert into private.request_days values ($1, current_date, 19)', [ada.id])
    expect((await network(ada)).asksLeft).toBe(1)
    expect(hintOf(await ask(ada, await someone(), 'x'.repeat(301)))).toBe('request_note_too_long')
    const [bob, eve] = [await someone(), await someone()]
    expect(hintOf(await ask(ada, bob, 'x'.repeat(300)))).toBe('done')
    expect(hintOf(await ask(ada, eve))).toBe('too_many_requests_today')
    good(await ada.client.rpc('withdraw_request', { person: bob.id }))
    expect(hintOf(await ask(ada, eve))).toBe('too_many_requests_today')
    await server.sql(`update private.request_days set day = day - 1 where user_id = $1`, [ada.id])
    expect(hintOf(await ask(ada, eve))).toBe('done')
  })

  it('is emailed according to the recipient’s preferences', async () => {
    const [ada, bob] = [await someone(), await someone()]
    const preference = { user_id: bob.id, invitations: 'at_once' }
    good(await bob.client.from('notification_preferences').upsert(preference))
    good(await ask(ada, bob, 'Hello'))
    const queued = await server.sql('select kind, data, link from private.mails where user_id = $1', [bob.id])
    expect(queued).toMatchObject([
      { kind: 'connection_asked', data: { message: 'Hello' }, link: '/networking?show=incoming' },
    ])
  })
})

describe('a connection', () => {
  it('can be removed by either side, with its endorsements, and can’t be requested again right away', async () => {
    const [ada, bob] = [await someone({ skills: ['Weaving'] }), await someone()]
    await connected(ada, bob)
    good(await endorse(bob, ada, 'weaving'))
    good(await ada.client.rpc('remove_connection', { person: bob.id }))
    expect(hintOf(await ada.client.rpc('remove_connection', { person: bob.id }))).toBe('connection_gone')
    expect((await ada.client.from('endorsements').select()).data).toEqual([])
    expect(await people(bob, 'connected')).toEqual([])
    expect(hintOf(await ask(bob, ada))).toBe('person_closed')
    expect(hintOf(await ask(ada, bob))).toBe('done')
  })

  it('is announced to both sides immediately, and to no one else', async () => {
    const [ada, bob, eve] = [await someone(), await someone(), await someone()]
    const clients = [ada, bob, eve].map(({ token }) => new TestClient(server, { token }))
    const [forAda, forBob, forEve] = await Promise.all(
      [ada, bob, eve].map(({ id }, place) => clients[place]!.join(`user:${id}`, { private: true })),
    )
    good(await ask(ada, bob, 'SECRET'))
    expect(await forAda!.messages(1)).toMatchObject([{ event: 'network', payload: {} }])
    const heard = await forBob!.messages(2)
    expect(heard.map(({ event }) => event).sort()).toEqual(['network', 'notification'])
    expect(JSON.stringify(heard)).not.toContain('SECRET')
    good(await answer(bob, ada, false))
    await forBob!.messages(3)
    await pause(100)
    expect(forAda!.received).toHaveLength(1)
    expect(forEve!.received).toEqual([])
    await Promise.all(clients.map((client) => client.close()))
  })
})

describe('a blocked person', () => {
  it('can’t find, see, ask, answer or endorse, and neither can the person who blocked', async () => {
    const education = [{ school: 'Blocked School' }]
    const [ada, bob] = [
      await someone({ first_name: 'Wilhelmina', education, skills: ['Weaving'] }),
      await someone({ first_name: 'Blaise', education }),
    ]
    await connected(ada, bob)
    good(await endorse(bob, ada, 'weaving'))
    expect(await pageOf(bob, ada)).not.toBeNull()
    good(await block(ada, bob))
    good(await block(ada, bob))
    expect(await people(ada, 'blocked')).toMatchObject([{ id: bob.id, relation: 'blocked' }])
    const pairs: [Person, Person, string][] = [
      [bob, ada, 'wilhelmina'],
      [ada, bob, 'blaise'],
    ]
    for (const [one, other, name] of pairs) {
      expect(await foundBy(one, name)).toEqual([])
      expect(await suggestedTo(one)).not.toContain(other.id)
      expect(await pageOf(one, other)).toBeNull()
      expect((await one.client.rpc('relation_with', { wanted_handle: handleOf(other.id) })).data).toBeNull()
      expect(await people(one, 'connected')).toEqual([])
      expect(hintOf(await ask(one, other))).toBe('person_closed')
      expect(hintOf(await answer(one, other, true))).toBe('request_gone')
      expect(hintOf(await endorse(one, other, 'weaving'))).toBe('connections_only')
      expect((await one.client.from('endorsements').select()).data).toEqual([])
      expect(await noticesOf(one)).toEqual([])
    }
    expect(await pageOf(roles.anonymous, ada)).not.toBeNull()
    expect((await bob.client.from('blocks').select()).data).toEqual([])
    expect((await unblock(bob, ada)).error).toBeNull()
    expect(await foundBy(bob, 'wilhelmina')).toEqual([])

    good(await unblock(ada, bob))
    expect(await foundBy(bob, 'wilhelmina')).toEqual([ada.id])
    expect(await pageOf(bob, ada)).not.toBeNull()
    expect(await people(bob, 'connected')).toEqual([])
  })

  it('is named only to people who knew the name', async () => {
    const boss = roles.admin as Person
    const hidden = await someone({ first_name: 'Hidden' }, 'private')
    const friend = await someone({ first_name: 'Friend' })
    const ada = await someone()
    await connected(ada, friend)
    good(await show(friend, 'private'))
    for (const person of [boss, hidden, friend]) good(await block(ada, person))
    const listed = await people(ada, 'blocked')
    const namesOf = (id: string) => listed.filter((one) => one.id === id).map(({ firstName }) => firstName)
    expect(namesOf(boss.id)).toEqual([''])
    expect(namesOf(hidden.id)).toEqual([''])
    expect(namesOf(friend.id)).toEqual(['Friend'])
    const named = await server.sql<{ name: string }>(
      'select private.known_name($1, blocked_id) as name from public.blocks where user_id = $1',
      [ada.id],
    )
    expect(named.map(({ name }) => name.split(' ')[0]).sort()).toEqual(['', '', 'Friend'])
  })

  it('loses requests in both directions', async () => {
    const [ada, bob] = [await someone(), await someone()]
    good(await ask(ada, bob))
    good(await block(bob, ada))
    expect(await people(ada, 'sent')).toEqual([])
    expect(await people(bob, 'incoming')).toEqual([])
    expect(hintOf(await block(ada, ada))).toBe('person_gone')
    const forged = await ada.client.from('blocks').insert({ user_id: bob.id, blocked_id: ada.id })
    expect(forged.error?.code).toBe('42501')
  })
})

describe('an endorsement', () => {
  it('is a connection’s, for a skill on the page, and names the endorser as they choose to be shown', async () => {
    const ada = await someone({ skills: ['Tableurs', 'Colle d’os'] })
    const [bob, eve] = [await someone({ first_name: 'Bob', last_name: 'Bright' }), await someone()]
    await connected(ada, bob)
    expect(hintOf(await endorse(eve, ada, 'spreadsheets'))).toBe('connections_only')
    expect(hintOf(await endorse(ada, ada, 'spreadsheets'))).toBe('connections_only')
    expect(hintOf(await endorse(bob, ada, 'juggling'))).toBe('skill_gone')
    for (const skill of ['spreadsheets', 'spreadsheets', "colle d'os"]) good(await endorse(bob, ada, skill))
    const endorsed = (facts: Record<string, unknown>) => [{ kind: 'endorsed', facts }]
    const byBob = { name: 'Bob Bright', handle: handleOf(bob.id) }
    expect((await pageOf(roles.anonymous, ada))?.skills).toMatchObject([
      { key: 'spreadsheets', sources: endorsed(byBob) },
      { key: "colle d'os", sources: endorsed(byBob) },
    ])
    const relation = { wanted_handle: handleOf(ada.id) }
    expect(good(await bob.client.rpc('relation_with', relation))).toMatchObject({
      relation: 'connected',
      endorsed: expect.arrayContaining(['spreadsheets', "colle d'os"]),
    })
    await show(bob, 'private')
    expect((await pageOf(roles.anonymous, ada))?.skills[0]?.sources[0]?.facts).toEqual({})
    expect((await ada.client.rpc('my_skills')).data[0].sources[0].facts).toEqual({
      ownerOnly: { id: bob.id, name: 'Bob Bright' },
    })
    await ada.client
      .from('profiles')
      .update({ skills: ['Tableurs'] })
      .eq('user_id', ada.id)
    expect(JSON.stringify(await pageOf(roles.anonymous, ada))).not.toContain('colle')

    const taken = (client: Person['client']) =>
      client.from('endorsements').delete().eq('user_id', ada.id).eq('skill', 'spreadsheets').select()
    expect((await taken(eve.client)).data).toEqual([])
    expect((await taken(bob.client)).data).toHaveLength(1)
    expect((await pageOf(roles.anonymous, ada))?.skills).toMatchObject([{ key: 'spreadsheets', sources: [] }])
    good(await endorse(bob, ada, 'spreadsheets'))
    expect((await taken(ada.client)).data).toHaveLength(1)
    await show(ada, 'public', ['photo'])
    expect(hintOf(await endorse(bob, ada, 'spreadsheets'))).toBe('skill_gone')
    const forged = { user_id: ada.id, endorser_id: eve.id, skill: 'spreadsheets' }
    expect((await eve.client.from('endorsements').insert(forged)).error?.code).toBe('42501')
  })
})

it('deleting an account removes all of it, and an export includes one’s own side', async () => {
  const ada = await someone({ first_name: 'Gone', skills: ['Weaving'] })
  const [bob, eve] = [await someone({ first_name: 'Stays' }), await someone()]
  await connected(ada, bob)
  good(await endorse(bob, ada, 'weaving'))
  good(await ask(eve, ada))
  good(await answer(ada, eve, false))
  good(await block(ada, eve))
  good(await settle(ada, { found_by: 'related' }))
  good(await ada.client.rpc('report_content', { kind: 'person', id: bob.id, reason: 'spam' }))
  expect(await dataOf(server, ada)).toMatchObject({
    network_settings: [{ found_by: 'related' }],
    connections: [{ with: 'Stays Else', asked_by_me: true, status: 'connected' }],
    blocks: [{ name: expect.any(String) }],
    reports: [{ about: 'Stays Else', reason: 'spam' }],
    endorsements: [{ skill: 'weaving', of: 'Gone Else', by: 'Stays Else' }],
  })
  await server.sql('delete from auth.users where id = $1', [ada.id])
  expect(await people(bob, 'connected')).toEqual([])
  for (const table of [
    'public.connections',
    'private.network_people',
    'public.reports',
    'public.endorsements',
  ]) {
    const rows = await server.sql(`select to_jsonb(kept)::text as kept from ${table} as kept`)
    expect(JSON.stringify(rows), table).not.toContain(ada.id)
  }
})
