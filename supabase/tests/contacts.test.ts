import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestServer } from '../../server/testing/server.ts'
import { block } from './connected.ts'
import { colleague, publishMission } from './missions.ts'
import {
  admin,
  candidate,
  dataOf,
  type Partner,
  type Person,
  partner,
  removeFiles,
  startProduct,
} from './people.ts'
import { good, hintOf } from './review-work.ts'

let server: TestServer
let company: Partner
let boss: Person
beforeAll(async () => {
  server = await startProduct()
  boss = await admin(server)
  company = await partner(server, 'company', { approver: boss })
})
afterAll(() => server.close())

const text = 'We build tools for small shops and would like to talk with you.'
const phone = '+33 6 99 88 77 66'
const until = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

/** A findable person with a name that must not appear anywhere before it is shared. */
async function findable(): Promise<Person> {
  const person = await candidate(server, { metadata: { first_name: 'Zelie', last_name: 'Quasimodo' } })
  await server.sql(
    `insert into public.candidate_profiles (user_id, visibility, handle) values ($1, 'partners', $2)
     on conflict (user_id) do update set visibility = 'partners', handle = excluded.handle`,
    [person.id, `h-${person.id.slice(0, 8)}`],
  )
  await server.sql(
    `update public.candidate_profiles set phone = $1, interests = '{Kendo}' where user_id = $2`,
    [phone, person.id],
  )
  await server.sql(
    `update public.profiles set job_title = 'Junior data analyst', avatar_url = $1 where user_id = $2`,
    [`${person.id}/face.png`, person.id],
  )
  good(await person.client.rpc('set_my_discovery', { is_findable: true, hidden: [] }))
  return person
}

const cardOf = async (person: Person, by = company) =>
  (
    await server.sql<{ card: string }>('select private.card_id($1, $2) as card', [
      by.organizationId,
      person.id,
    ])
  )[0]!.card

const ask = async (person: Person, by = company, more: object = {}) =>
  by.client.rpc('ask_contact', { card: await cardOf(person, by), purpose: 'job', body: text, ...more })
const accept = ({ client }: Person, request_id: string, fields = ['name', 'email', 'resume', 'photo']) =>
  client.rpc('accept_contact', { request_id, fields, shared_until: until(90) })
const shareOf = async (person: Person) => {
  const { data } = await person.client.from('contact_shares').select('id')
  return data![0]!.id as string
}
const kindsOf = async ({ client }: Person) =>
  good<{ events: { kind: string }[] }>(await client.rpc('my_consent')).events.map(({ kind }) => kind)
const newsOf = async ({ client }: Person) =>
  (await client.from('notifications').select('kind, data, link').like('kind', 'contact%')).data!

/** Nothing in it identifies the person. */
function expectAnonymous(answer: unknown, person: Person) {
  const said = JSON.stringify(answer)
  for (const secret of ['Zelie', 'Quasimodo', person.id, person.email, phone, 'Kendo', 'face.png']) {
    expect(said).not.toContain(secret)
  }
}

interface Contact {
  id: string
  card: string
  status: string
  facts: { title?: { slug: string; titleEn: string } } | null
  shared: { name: string | null } | null
  conversation: string | null
  reason: string | null
}
const contacts = async (by: Pick<Person, 'client'> = company) =>
  good<{ left: number; contacts: Contact[] }>(await by.client.rpc('organization_contacts'))
const contactOf = async (person: Person, by = company) => {
  const card = await cardOf(person, by)
  return (await contacts(by)).contacts.find((one) => one.card === card)
}

describe('a request', () => {
  it('reaches the candidate, tells the company nothing about who it is, and is logged', async () => {
    const person = await findable()
    const request = good<string>(await ask(person))
    const [mine] = good<object[]>(await person.client.rpc('my_contact_requests'))
    expect(mine).toMatchObject({ id: request, purpose: 'job', body: text, status: 'pending' })
    expect(await newsOf(person)).toMatchObject([{ kind: 'contact_asked', link: '/networking/requests' }])
    expectAnonymous(await contacts(), person)
    expect(await contactOf(person)).toMatchObject({
      status: 'pending',
      facts: { title: { slug: 'data-analyst', titleEn: 'Data analyst' } },
      shared: null,
    })
    expect(await kindsOf(person)).toContain('contacted')
    const card = good<object>(await company.client.rpc('open_card', { card: await cardOf(person) }))
    expect(card).toMatchObject({ contact: { status: 'pending', isShared: false } })
    expect((await company.client.from('contact_requests').select()).data).toEqual([])
    expect(good(await company.client.rpc('shared_profile', { card: await cardOf(person) }))).toBeNull()
  })

  it('is for owners and recruiters of approved companies who can find the candidate', async () => {
    const person = await findable()
    const card = await cardOf(person)
    const values = { card, purpose: 'job', body: text }
    const others = [
      await colleague(server, company, 'reviewer'),
      await candidate(server),
      await partner(server, 'academia', { approver: boss }),
      boss,
    ]
    for (const { client } of others) {
      for (const [name, values] of [
        ['ask_contact', { card, purpose: 'job', body: text }],
        ['organization_contacts', {}],
        ['shared_profile', { card }],
        ['my_pools', {}],
        ['compare_cards', { cards: [card] }],
        ['save_pool', { name: 'Mine', is_shared: true }],
      ] as const) {
        expect(hintOf(await client.rpc(name, values)), name).toBe('recruiter_required')
      }
    }
    expect((await server.client().rpc('ask_contact', values)).error).not.toBeNull()
    // One company's card ID means nothing to another.
    const other = await partner(server, 'company', { approver: boss })
    expect(hintOf(await other.client.rpc('ask_contact', values))).toBe('card_gone')
    expect(hintOf(await company.client.rpc('ask_contact', { ...values, card: randomUUID() }))).toBe(
      'card_gone',
    )
    for (const hide of [
      async (one: Person) =>
        good(await one.client.rpc('set_my_discovery', { is_findable: false, hidden: [] })),
      async (one: Person) =>
        good(await one.client.rpc('hide_me_from', { organization_id: company.organizationId })),
      async (one: Person) => block(server, one.id, company.id),
    ]) {
      const shy = await findable()
      await hide(shy)
      expect(hintOf(await ask(shy))).toBe('card_gone')
    }
    expect(hintOf(await ask(person, company, { purpose: 'date' }))).toBe('contact_purpose')
    expect(hintOf(await ask(person, company, { body: 'Hi.' }))).toBe('contact_text')
  })

  it('is one at a time, pauses after a refusal, and is limited per day', async () => {
    const busy = await partner(server, 'company', { approver: boss })
    const person = await findable()
    const request_id = good<string>(await ask(person, busy))
    expect(hintOf(await ask(person, busy))).toBe('contact_pending')
    good(await person.client.rpc('decline_contact', { request_id, reason: 'Not now.' }))
    expect(await contactOf(person, busy)).toMatchObject({
      status: 'declined',
      reason: 'Not now.',
      shared: null,
    })
    expect(await newsOf(busy)).toMatchObject([
      { kind: 'contact_declined', data: { reason: 'Not now.' }, link: '/candidates/contacts' },
    ])
    expect(hintOf(await ask(person, busy))).toBe('contact_paused')
    expect(hintOf(await ask(person))).toBe('done')
    await server.sql(
      `update public.contact_requests set decided_at = now() - interval '91 days' where id = $1`,
      [request_id],
    )
    const fill = (sender: string, count: number) =>
      server.sql(
        `insert into public.contact_requests (organization_id, user_id, sent_by, purpose, body, status, decided_at)
         select $1, $2, $3, 'job', $4, 'expired', now() - interval '40 days' from generate_series(1, $5)`,
        [busy.organizationId, busy.id, sender, text, count],
      )
    await fill(busy.id, 18)
    expect((await contacts(busy)).left).toBe(1)
    good(await ask(person, busy))
    expect(hintOf(await ask(await findable(), busy))).toBe('too_many_contacts')
    const mate = await colleague(server, busy, 'recruiter')
    expect((await contacts(mate)).left).toBe(20)
    await fill(boss.id, 30)
    expect(hintOf(await ask(await findable(), mate))).toBe('too_many_contacts')
  })

  it('is shown with the card in search results', async () => {
    const watching = await partner(server, 'company', { approver: boss })
    const person = await findable()
    const card = await cardOf(person, watching)
    const inSearch = async (by = watching) => {
      const id = await cardOf(person, by)
      for (let page = 0; ; page++) {
        const { cards } = good<{ cards: { id: string; contact: object | null }[] }>(
          await by.client.rpc('find_candidates', { page }),
        )
        const found = cards.find((one) => one.id === id)
        if (found || cards.length === 0) return found?.contact
      }
    }
    expect(await inSearch()).toBeNull()
    const request_id = good<string>(await ask(person, watching))
    expect(await inSearch()).toMatchObject({ status: 'pending', isShared: false, isPaused: false })
    expect(await inSearch(await partner(server, 'company', { approver: boss }))).toBeNull()
    good(await person.client.rpc('decline_contact', { request_id, reason: '' }))
    expect(await inSearch()).toMatchObject({ status: 'declined', isShared: false, isPaused: true })
    expect(good(await watching.client.rpc('open_card', { card }))).toMatchObject({
      contact: { status: 'declined', isPaused: true },
    })
  })

  it('expires after seven days, and can’t be answered afterward', async () => {
    const person = await findable()
    const request_id = good<string>(await ask(person))
    await server.sql(
      `update public.contact_requests set expires_at = now() - interval '1 minute' where id = $1`,
      [request_id],
    )
    expect((await contactOf(person))!.status).toBe('expired')
    expect(hintOf(await accept(person, request_id))).toBe('contact_over')
    await server.sql('select private.expire_contacts()')
    expect(await kindsOf(person)).toContain('expired')
    expect((await newsOf(company)).map(({ kind }) => kind)).toContain('contact_expired')
    expect(hintOf(await person.client.rpc('decline_contact', { request_id }))).toBe('contact_over')
    const other = await findable()
    const second = good<string>(await ask(other))
    expect(hintOf(await accept(person, second))).toBe('contact_gone')
    const rival = await partner(server, 'company', { approver: boss })
    expect(hintOf(await rival.client.rpc('withdraw_contact', { request_id: second }))).toBe('contact_over')
    good(await company.client.rpc('withdraw_contact', { request_id: second }))
    expect(await newsOf(other)).toEqual([])
    expect(hintOf(await accept(other, second))).toBe('contact_over')
  })
})

describe('shared data', () => {
  async function inContact(fields?: string[]) {
    const person = await findable()
    const path = `${person.id}/cv.pdf`
    const file = new Blob(['%PDF-1.7'], { type: 'application/pdf' })
    const stored = await person.client.storage.from('resumes').upload(path, file)
    if (stored.error) throw stored.error
    good(await person.client.rpc('add_resume', { file_path: path, file_name: 'cv.pdf' }))
    const request = good<string>(await ask(person))
    const conversation = good<string>(await accept(person, request, fields))
    return { person, path, conversation, card: await cardOf(person) }
  }
  const open = (conversation_id: string, { client }: Pick<Person, 'client'> = company) =>
    client.rpc('open_conversation', { conversation_id })
  const download = async (path: string, { client }: Pick<Person, 'client'> = company) =>
    (await client.storage.from('resumes').download(path)).error === null

  it('opens when accepted, field by field, and starts a conversation', async () => {
    const { person, path, conversation, card } = await inContact()
    expect(good(await company.client.rpc('shared_profile', { card }))).toMatchObject({
      name: 'Zelie Quasimodo',
      email: person.email,
      photo: `${person.id}/face.png`,
      resume: { path, name: 'cv.pdf' },
    })
    expect(await contactOf(person)).toMatchObject({
      status: 'accepted',
      conversation,
      shared: { name: 'Zelie Quasimodo' },
    })
    const thread = good<{ messages: object[]; others: object[] }>(await open(conversation))
    expect(thread.messages).toMatchObject([{ number: 1, body: text, author: company.id }])
    expect(thread.others).toMatchObject([{ name: 'Zelie Quasimodo' }])
    good(
      await person.client.rpc('send_message', {
        conversation_id: conversation,
        message_id: randomUUID(),
        body: 'With pleasure.',
      }),
    )
    expect(await download(path)).toBe(true)
    const signed = await company.client.storage.from('resumes').createSignedUrl(path, 31_536_000)
    expect(signed.data?.signedUrl).toBeUndefined()
    expect((await company.client.storage.from('resumes').list(person.id)).data).toEqual([])
    // What the company stores names no one.
    await server.sql(`update public.conversation_members set notify_at = now() where conversation_id = $1`, [
      conversation,
    ])
    await server.sql('select private.notify_of_messages()')
    const news = await newsOf(company)
    expect(news.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['contact_accepted', 'contact_message']),
    )
    expectAnonymous(news, person)
  })

  it('includes the phone number only for the company it was given to', async () => {
    const { person, card } = await inContact(['name', 'interests'])
    const read = async () => good<{ phone?: string }>(await company.client.rpc('shared_profile', { card }))
    expect(await read()).toMatchObject({ interests: ['Kendo'] })
    expect(await read()).not.toHaveProperty('phone')
    const found = good<object>(await company.client.rpc('find_candidates', {}))
    expect(JSON.stringify([found, good(await company.client.rpc('open_card', { card }))])).not.toContain(
      phone,
    )
    const { data } = await company.client.from('candidate_profiles').select('phone')
    expect(data).toEqual([])
    const share_id = await shareOf(person)
    good(
      await person.client.rpc('change_share', {
        share_id,
        fields: ['name', 'phone'],
        shared_until: until(30),
      }),
    )
    expect(await read()).toMatchObject({ phone })
    const rival = await partner(server, 'company', { approver: boss })
    expect(good(await rival.client.rpc('shared_profile', { card: await cardOf(person, rival) }))).toBeNull()
  })

  it('includes no field that was not chosen, and may be empty', async () => {
    const { person, path, conversation, card } = await inContact(['job_title'])
    const shared = good(await company.client.rpc('shared_profile', { card }))
    expect(shared).toMatchObject({ jobTitle: 'Junior data analyst', fields: ['job_title'] })
    expectAnonymous([shared, await contactOf(person)], person)
    expect(good<{ others: object[] }>(await open(conversation)).others).toMatchObject([
      { name: '', photo: null, handle: null, card },
    ])
    expect(await download(path)).toBe(false)
    for (const [fields, days, hint] of [
      [['shoe_size'], 30, 'contact_fields'],
      [['skills'], 30, 'contact_fields'],
      [['certificates', 'email'], 30, 'contact_fields'],
      [['name'], 0, 'contact_until'],
      [['name'], 500, 'contact_until'],
      [['name'], 30, 'done'],
    ] as const) {
      const change = { share_id: await shareOf(person), fields, shared_until: until(days) }
      expect(hintOf(await person.client.rpc('change_share', change))).toBe(hint)
    }
    expect(good(await company.client.rpc('shared_profile', { card }))).toMatchObject({
      name: 'Zelie Quasimodo',
    })
  })

  it.each([
    [
      'taken back',
      async (person: Person) =>
        good(await person.client.rpc('revoke_share', { share_id: await shareOf(person) })),
    ],
    [
      'over',
      (person: Person) =>
        server.sql('update public.contact_shares set shared_until = now() where user_id = $1', [person.id]),
    ],
    [
      'hidden from the company',
      async (person: Person) =>
        good(await person.client.rpc('hide_me_from', { organization_id: company.organizationId })),
    ],
    ['blocked', (person: Person) => block(server, person.id, company.id)],
  ])('is gone on the next request once it is %s', async (_, end) => {
    const { person, path, conversation, card } = await inContact()
    await end(person)
    expect(good(await company.client.rpc('shared_profile', { card }))).toBeNull()
    expect(await download(path)).toBe(false)
    const { others, obstacle } = good<{ others: { name: string }[]; obstacle: string }>(
      await open(conversation),
    )
    expect(others[0]).toMatchObject({ name: '', photo: null })
    expect(['contact_ended', 'blocked']).toContain(obstacle)
    const listed = good<{ conversations: { id: string; others: object[] }[] }>(
      await company.client.rpc('conversation_list'),
    ).conversations.find(({ id }) => id === conversation)
    expect(listed!.others).toMatchObject([{ name: '', photo: null }])
    expect((await contactOf(person))!.shared).toBeNull()
    const again = { conversation_id: conversation, message_id: randomUUID(), body: 'Hello?' }
    expect(['contact_ended', 'blocked']).toContain(hintOf(await company.client.rpc('send_message', again)))
  })

  it('closes to a member who was removed or no longer recruits, and stays open to a colleague', async () => {
    const mate = await colleague(server, company, 'recruiter')
    const person = await findable()
    const conversation = good<string>(await accept(person, good<string>(await ask(person, mate))))
    expect(hintOf(await open(conversation, mate))).toBe('done')
    expect(hintOf(await open(conversation))).toBe('conversation_not_found')
    await server.sql(`update public.organization_members set member_role = 'reviewer' where user_id = $1`, [
      mate.id,
    ])
    expect(hintOf(await open(conversation, mate))).toBe('conversation_not_found')
    expect(hintOf(await mate.client.rpc('shared_profile', { card: await cardOf(person) }))).toBe(
      'recruiter_required',
    )
    expect(
      (await mate.client.from('messages').select('id').eq('conversation_id', conversation)).data,
    ).toEqual([])
    expect(hintOf(await open(conversation))).toBe('done')
    await server.sql('delete from public.organization_members where user_id = $1', [mate.id])
    expect(good<{ obstacle: string | null }>(await open(conversation, person)).obstacle).toBeNull()
  })

  it('is in no other response to someone who knows the ID from the conversation', async () => {
    const person = await findable()
    const firm = await partner(server, 'company', { approver: boss })
    const { client } = firm
    good(await accept(person, good<string>(await ask(person, firm)), ['job_title']))
    good(await client.rpc('report_content', { kind: 'person', id: person.id, reason: 'spam' }))
    good(await client.rpc('block_person', { person: person.id }))
    good(await client.from('dismissed_people').insert({ user_id: firm.id, dismissed_id: person.id }))
    const told = [
      await dataOf(server, firm),
      good<unknown>(await client.from('reports').select()),
      good<unknown>(await client.rpc('my_decisions')),
    ]
    expect(JSON.stringify(told)).toContain('spam')
    for (const secret of ['Zelie', 'Quasimodo', 'face.png', person.email]) {
      expect(JSON.stringify(told)).not.toContain(secret)
    }
  })

  it('is of no use to another company', async () => {
    const { person, path, conversation, card } = await inContact()
    const rival = await partner(server, 'company', { approver: boss })
    expect(good(await rival.client.rpc('shared_profile', { card }))).toBeNull()
    expect(good(await rival.client.rpc('shared_profile', { card: await cardOf(person, rival) }))).toBeNull()
    expect(await download(path, rival)).toBe(false)
    expect(hintOf(await open(conversation, rival))).toBe('conversation_not_found')
    expect(hintOf(await rival.client.rpc('revoke_share', { share_id: await shareOf(person) }))).toBe(
      'share_gone',
    )
  })
})

describe('a pool', () => {
  interface Entry {
    id: string
    card: string
    stage: string
    facts: object | null
    shared: object | null
    keepUntil: string
  }
  const pool = async (by: Person = company, is_shared = true) =>
    good<string>(await by.client.rpc('save_pool', { name: 'Data', is_shared }))
  const add = async (pool_id: string, people: Person[], by = company) =>
    by.client.rpc('add_to_pool', { pool_id, cards: await Promise.all(people.map((one) => cardOf(one, by))) })
  const entries = async (pool_id: string, { client }: Pick<Person, 'client'> = company) =>
    good<{ entries: Entry[] }>(await client.rpc('open_pool', { pool_id })).entries

  it('holds cards without names, and its stages change automatically', async () => {
    const [person, other] = [await findable(), await findable()]
    const data = await pool()
    expect(good(await add(data, [person, other, person]))).toBe(2)
    const stageOf = async (one: Person) => {
      const card = await cardOf(one)
      return (await entries(data)).find((entry) => entry.card === card)!.stage
    }
    expectAnonymous(await entries(data), person)
    expect(await stageOf(person)).toBe('uncontacted')
    const request = good<string>(await ask(person))
    expect(await stageOf(person)).toBe('contacted')
    const conversation_id = good<string>(await accept(person, request))
    expect(await stageOf(person)).toBe('replied')
    good(
      await person.client.rpc('send_message', {
        conversation_id,
        message_id: randomUUID(),
        body: 'Good day.',
      }),
    )
    expect(await stageOf(person)).toBe('in_talks')
    good(await other.client.rpc('decline_contact', { request_id: good<string>(await ask(other)) }))
    expect(await stageOf(other)).toBe('closed')
    const entry = (await entries(data)).find(({ stage }) => stage === 'in_talks')!
    const move = { entry_id: entry.id, from_stage: 'in_talks', to_stage: 'hired' }
    expect(good(await company.client.rpc('move_entry', move))).toBe(true)
    expect(good(await company.client.rpc('move_entry', move))).toBe(false)
    const history = good<object[]>(await company.client.rpc('entry_history', { entry_id: entry.id }))
    expect(history).toMatchObject([
      { kind: 'moved', to: 'hired', byItself: false, actor: 'Paula Partner' },
      { to: 'in_talks', byItself: true },
      { to: 'replied', byItself: true },
      { to: 'contacted', byItself: true },
      { kind: 'added' },
    ])
    expect(await kindsOf(person)).toEqual(['accepted', 'contacted', 'shortlisted'])
    good(await person.client.rpc('revoke_share', { share_id: await shareOf(person) }))
    expect(await stageOf(person)).toBe('hired')
  })

  it('shows nothing of people who can no longer be found, except what is shared', async () => {
    const [gone, known] = [await findable(), await findable()]
    const data = await pool()
    good(await add(data, [gone, known]))
    good(await accept(known, good<string>(await ask(known))))
    for (const one of [gone, known]) {
      good(await one.client.rpc('set_my_discovery', { is_findable: false, hidden: [] }))
    }
    const cards = [await cardOf(gone), await cardOf(known)]
    const seen = Object.fromEntries((await entries(data)).map((entry) => [entry.card, entry]))
    expect(seen[cards[0]!]).toMatchObject({ facts: null, shared: null })
    expect(seen[cards[1]!]).toMatchObject({ facts: null, shared: { name: 'Zelie Quasimodo' } })
    const compared = good<object[]>(await company.client.rpc('compare_cards', { cards }))
    expect(compared).toMatchObject([{ facts: null, shared: null }, { facts: null }])
    expectAnonymous(compared[0], gone)
    expect(await kindsOf(gone)).not.toContain('compared')
    expect(good(await add(await pool(), [gone]))).toBe(0)
  })

  it('belongs to the company, or only to its creator, and is closed to everyone else', async () => {
    const mate = await colleague(server, company, 'recruiter')
    const rival = await partner(server, 'company', { approver: boss })
    const person = await findable()
    const own = await pool(mate, false)
    good(await add(own, [person], mate))
    const shared = await pool(mate)
    good(await add(shared, [person], mate))
    const [hidden] = await entries(own, mate)
    const [open] = await entries(shared)
    for (const [caller, pool_id, entry_id] of [
      [company, own, hidden!.id],
      [rival, shared, open!.id],
    ] as const) {
      for (const [name, values] of [
        ['open_pool', { pool_id }],
        ['add_to_pool', { pool_id, cards: [] }],
        ['delete_pool', { pool_id }],
        ['save_pool', { pool_id, name: 'Taken', is_shared: true }],
        ['move_entry', { entry_id, from_stage: 'uncontacted', to_stage: 'hired' }],
        ['save_entry', { entry_id, note: '', tags: [], owner: null, keep_until: until(9) }],
        ['remove_entry', { entry_id }],
        ['entry_history', { entry_id }],
      ] as const) {
        expect(hintOf(await caller.client.rpc(name, values)), name).toBe('pool_not_found')
      }
    }
    const third = await colleague(server, company, 'recruiter')
    expect(hintOf(await third.client.rpc('delete_pool', { pool_id: shared }))).toBe('pool_not_yours')
    // A member who leaves loses access immediately, and their entries stay with the company.
    await server.sql('delete from public.organization_members where user_id = $1', [mate.id])
    expect(hintOf(await mate.client.rpc('open_pool', { pool_id: own }))).toBe('recruiter_required')
    expect(await entries(own)).toHaveLength(1)
    good(await company.client.rpc('delete_pool', { pool_id: own }))
  })

  it('deletes entries on their expiry date, two years away at most', async () => {
    const person = await findable()
    const data = await pool()
    good(await add(data, [person]))
    const [entry] = await entries(data)
    expect(entry!.keepUntil.slice(0, 4)).toBe(String(new Date().getFullYear() + 1))
    const save = (more: object) =>
      company.client.rpc('save_entry', {
        entry_id: entry!.id,
        note: 'Great work on SQL.',
        tags: ['sql'],
        owner: company.id,
        keep_until: until(30),
        ...more,
      })
    expect(hintOf(await save({ keep_until: until(800) }))).toBe('pool_keep_until')
    expect(hintOf(await save({ owner: person.id }))).toBe('pool_owner')
    expect(hintOf(await save({}))).toBe('done')
    expect((await entries(data))[0]).toMatchObject({ note: 'Great work on SQL.', tags: ['sql'] })
    await server.sql('update private.pool_entries set keep_until = current_date - 1 where id = $1', [
      entry!.id,
    ])
    await server.sql('select private.forget_entries()')
    expect(await entries(data)).toEqual([])
    expect(await kindsOf(person)).toEqual(['unlisted', 'shortlisted'])
  })
})

describe('M4 files in a conversation with a company', () => {
  const bucket = ({ client }: Person) => client.storage.from('conversations')
  async function talk() {
    const person = await findable()
    const conversation = good<string>(await accept(person, good<string>(await ask(person)), ['job_title']))
    const { self } = good<{ self: string }>(
      await person.client.rpc('open_conversation', { conversation_id: conversation }),
    )
    const add = async () => {
      const path = `${self}/${conversation}/${randomUUID()}.txt`
      const file = new Blob(['x'], { type: 'text/plain' })
      expect((await bucket(person).upload(path, file)).error).toBeNull()
      return path
    }
    const send = async (path: string) => {
      const message_id = randomUUID()
      const files = [{ path, name: 'x.txt', size: 1 }]
      const message = { conversation_id: conversation, message_id, body: 'Hello', files }
      good(await person.client.rpc('send_message', message))
      return message_id
    }
    return { person, conversation, add, send }
  }
  const left = (name: string) => server.sql('select from storage.objects where name = $1', [name])

  it('open for both without naming the person, and are deleted with their message', async () => {
    const { person, conversation, add, send } = await talk()
    const [kept, deleted] = [await add(), await add()]
    await send(kept)
    const message_id = await send(deleted)
    good(await person.client.rpc('delete_message', { message_id }))
    const seen = good<object>(
      await company.client.rpc('open_conversation', { conversation_id: conversation }),
    )
    expectAnonymous([seen, (await bucket(company).list()).data], person)
    await removeFiles(server)
    for (const reader of [person, company]) expect((await bucket(reader).download(kept)).data?.size).toBe(1)
    expect(JSON.stringify(seen)).toContain(kept)
    expect(await left(deleted)).toEqual([])
  })

  it('are recognized as the person’s, and deleted with the account or the conversation', async () => {
    const { person, conversation, add } = await talk()
    const path = await add()
    const known = async () =>
      (await server.sql<{ known: string[] }>('select private.tables_that_know($1) as known', [person.id]))[0]!
        .known
    expect(await known()).toContain('storage.objects')
    await server.sql('delete from public.conversations where id = $1', [conversation])
    expect(await known()).not.toContain('storage.objects')
    const other = await talk()
    const unsent = await other.add()
    await server.sql('select private.end_account($1)', [other.person.id])
    await removeFiles(server)
    expect([...(await left(path)), ...(await left(unsent))]).toEqual([])
  })
})

describe('an invitation by card', () => {
  it('opens the mission to the candidate, and shows the company no address', async () => {
    const mission_id = await publishMission(company)
    good(await company.client.rpc('set_mission_access', { mission_id, by_invitation: true }))
    const person = await findable()
    expect(hintOf(await person.client.rpc('start_mission', { mission_id }))).toBe('mission_closed')
    // Invited by address before, which the response must not reveal.
    good(await company.client.rpc('invite_to_mission', { mission_id, emails: [person.email] }))
    const cards = [await cardOf(person)]
    expect(good(await company.client.rpc('invite_cards', { mission_id, cards }))).toMatchObject([
      { card: cards[0], outcome: 'invited' },
    ])
    expect(good(await company.client.rpc('invite_cards', { mission_id, cards }))).toMatchObject([
      { outcome: 'already' },
    ])
    const guest = await findable()
    good(await company.client.rpc('invite_cards', { mission_id, cards: [await cardOf(guest), randomUUID()] }))
    expect(hintOf(await guest.client.rpc('start_mission', { mission_id }))).toBe('starting_names_you')
    good(await guest.client.rpc('agree_to_be_known', { mission_id }))
    good(await guest.client.rpc('start_mission', { mission_id }))
    const invitees = good<{ id: string; email: string | null; state: string }[]>(
      await company.client.rpc('mission_invitees', { mission_id }),
    )
    expectAnonymous(invitees, guest)
    expect(invitees.filter(({ email }) => email === null).map(({ state }) => state)).toEqual([
      'invited',
      'invited',
    ])
    const { data: rows } = await company.client.from('mission_invitations').select()
    expect(rows).toHaveLength(1)
    expectAnonymous(rows, guest)
    expect(await kindsOf(guest)).toEqual(['agreed', 'invited'])
    const { data: own } = await guest.client.from('mission_invitations').select('mission_id')
    expect(own).toEqual([{ mission_id }])
    const rival = await partner(server, 'company', { approver: boss })
    expect(hintOf(await rival.client.rpc('invite_cards', { mission_id, cards }))).toBe('mission_not_found')
    good(await guest.client.rpc('set_my_discovery', { is_findable: false, hidden: [] }))
    const other_mission = await publishMission(company)
    expect(
      good(
        await company.client.rpc('invite_cards', { mission_id: other_mission, cards: [await cardOf(guest)] }),
      ),
    ).toMatchObject([{ outcome: 'gone' }])
  })
})

describe('the activity log', () => {
  it('is the candidate’s own, counts views correctly, and is exported', async () => {
    const person = await findable()
    const note = (kind: string, days: number, by: string) =>
      server.sql(
        `insert into public.discovery_events (user_id, organization_id, kind, at, day)
         values ($1, $2, $3, now() - make_interval(days => $4), current_date - $4)`,
        [person.id, by, kind, days],
      )
    const rival = await partner(server, 'company', { approver: boss })
    await note('viewed', 1, company.organizationId)
    await note('viewed', 2, company.organizationId)
    await note('viewed', 2, rival.organizationId)
    await note('viewed', 40, rival.organizationId)
    const consent = good<{ figures: object; events: { at: string; id: number }[] }>(
      await person.client.rpc('my_consent'),
    )
    expect(consent).toMatchObject({ isFindable: true, figures: { views: 3, companies: 2 }, shares: [] })
    expect(consent.events).toHaveLength(4)
    const { at, id } = consent.events[1]!
    expect(good<object[]>(await person.client.rpc('my_ledger', { before: at, before_id: id }))).toHaveLength(
      2,
    )
    const home = good<{ discovery: object }>(await person.client.rpc('candidate_home'))
    expect(home.discovery).toEqual({ isFindable: true, views: 3, companies: 2, requests: 0 })
    expect((await company.client.from('discovery_events').select()).data).toEqual([])
    expect(hintOf(await company.client.rpc('my_consent'))).toBe('candidates_only')
    good(await accept(person, good<string>(await ask(person))))
    const exported = await dataOf(server, person)
    expect(exported.contact_requests).toMatchObject([{ status: 'accepted', body: text }])
    expect(exported.contact_shares).toHaveLength(1)
    const sent = await dataOf(server, company)
    expect(sent.contact_requests![0]).toMatchObject({ sent_by_me: true })
    expectAnonymous(sent.contact_requests, person)
    const found = good<{ name: string }[]>(await person.client.rpc('find_companies', { words: 'ACM' }))
    expect(found.length).toBeGreaterThan(0)
  })
})
