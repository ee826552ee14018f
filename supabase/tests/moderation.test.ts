import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestServer } from '../../server/testing/server.ts'
import { connect } from './connected.ts'
import { colleague, publishMission } from './missions.ts'
import { publishOpening } from './openings.ts'
import {
  admin,
  candidate,
  enter,
  everyRole,
  type Partner,
  type Person,
  partner,
  roleNames,
  startProduct,
} from './people.ts'
import { good, hintOf } from './review-work.ts'

interface Part {
  label: string
  text: string
}
interface Case {
  id: string
  kind: string
  status: string
  title: string
  reports: number
  reasons: string[]
  isMine: boolean
  isHidden: boolean
  isOwnDecision: boolean
  allowed: string[]
  evidence: { content: { title: string; parts: Part[] } }[]
  now: { title: string; parts: Part[] } | null
  received: { details: string; reporter: { id: string; decided: number; confirmed: number } }[]
  templates: Record<string, string>
  earlier: { id: string; decision: string }[]
}
interface Decision {
  id: string
  decision: string
  kind: string
  words: string
  excerpt: string | null
  title: string | null
  appeal: { isReversed: boolean | null; answer: string } | null
}

let server: TestServer
let boss: Person
let other: Person
let firm: Partner
let everybody: Awaited<ReturnType<typeof everyRole>>
beforeAll(async () => {
  server = await startProduct()
  everybody = await everyRole(server)
  boss = everybody.admin as Person
  other = await admin(server)
  firm = await partner(server, 'company', { approver: boss })
})
afterAll(() => server.close())

const report = (who: Pick<Person, 'client'>, kind: string, id: string, more: Record<string, unknown> = {}) =>
  who.client.rpc('report_content', { kind, id, reason: 'spam', ...more })
const decide = (case_id: string, decision: string, more: Record<string, unknown> = {}, who = boss) =>
  who.client.rpc('decide_case', { case_id, decision, note: 'Seen.', words: 'Because.', ...more })
const answerAppeal = (case_id: string, is_reversed: boolean, who = other) =>
  who.client.rpc('decide_appeal', { case_id, is_reversed, note: 'Looked again.', words: 'The answer.' })
const caseOf = async (id: string, who = boss) =>
  good<Case>(await who.client.rpc('moderation_case', { case_id: id }))
const queue = async (show: string, who = boss) =>
  good<{ counts: Record<string, number>; cases: Case[] }>(
    await who.client.rpc('moderation_queue', { show, by_reports: true }),
  )
const mine = async (who: Person) =>
  good<{ decisions: Decision[]; reports: { kind: string; outcome: string }[] }>(
    await who.client.rpc('my_decisions'),
  )
const toldTo = async ({ id }: Person) =>
  (
    await server.sql<{ kind: string; text: string }>(
      'select kind, to_jsonb(n)::text as text from public.notifications as n where user_id = $1 order by created_at',
      [id],
    )
  ).filter(({ kind }) => kind !== 'welcome')
const openCase = async (subject: string) =>
  (
    await server.sql<{ id: string }>(
      `select id from private.moderation_cases where subject_id = $1 order by opened_at desc limit 1`,
      [subject],
    )
  )[0]!.id
const say = (who: Person, conversation_id: string, body: string, message_id: string = randomUUID()) =>
  who.client.rpc('send_message', { conversation_id, message_id, body })
const someone = (first_name = 'Carla') => candidate(server, { metadata: { first_name, last_name: 'Else' } })
const daysAhead = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()

/** What a person's export says about moderation, as its tables declare it. */
async function exported({ id }: Person) {
  const declared = await server.sql<{ target: string; about: string; left_out: string[] }>(
    `select target::text, about, left_out from private.data_declarations where target in (
       'private.moderation_cases'::regclass, 'private.case_evidence', 'private.moderation_decisions', 'private.appeals'
     )`,
  )
  expect(declared).toHaveLength(4)
  const rows = declared.map(({ target, about, left_out }) =>
    server.sql(`select to_jsonb(t) - $2::text[] as told from ${target} as t where ${about}`, [id, left_out]),
  )
  return (await Promise.all(rows)).flat()
}

/** Two people in a conversation; the second wrote something the first objects to. */
async function badMessage() {
  const [ada, troll] = [await someone('Adeline'), await someone('Troll')]
  await connect(server, ada.id, troll.id)
  const chat = good<string>(await ada.client.rpc('start_conversation', { person: troll.id }))
  good(await say(ada, chat, 'My secret reply'))
  const message = randomUUID()
  good(await say(troll, chat, 'Hello there'))
  good(await say(troll, chat, 'Buy my pills', message))
  return { ada, troll, chat, message }
}

async function reported() {
  const scene = await badMessage()
  good(await report(scene.ada, 'message', scene.message, { details: 'Twice now.' }))
  return { ...scene, id: await openCase(scene.message) }
}

describe('a report', () => {
  it('stores a copy, joins one case, and can be made once and not too often', async () => {
    const { ada, troll, chat, message } = await badMessage()
    for (const [more, code] of [
      [{ reason: 'other' }, 'report_unclear'],
      [{ reason: 'real_work' }, 'report_unclear'],
      [{ reason: 'ugly' }, '22P02'],
      [{ details: 'x'.repeat(1001) }, 'report_too_long'],
    ] as const) {
      expect(hintOf(await report(ada, 'message', message, more))).toBe(code)
    }
    expect(hintOf(await report(troll, 'message', message))).toBe('report_own')
    expect(hintOf(await report(ada, 'person', ada.id))).toBe('report_own')
    expect(hintOf(await report(await someone(), 'message', message))).toBe('report_gone')
    good(await report(ada, 'message', message, { details: 'Twice now.' }))
    expect(hintOf(await report(ada, 'message', message))).toBe('reported_already')
    const id = await openCase(message)
    good(await troll.client.rpc('edit_message', { message_id: message, body: 'Nice' }))
    const one = await caseOf(id)
    expect(one).toMatchObject({
      kind: 'message',
      reports: 1,
      reasons: ['spam'],
      now: { title: 'Troll Else' },
    })
    expect(one.evidence).toMatchObject([
      {
        content: {
          parts: [
            { label: 'message', text: 'Buy my pills' },
            { label: 'before', text: 'Hello there' },
          ],
        },
      },
    ])
    expect(JSON.stringify(one.evidence)).not.toMatch(new RegExp(`${ada.id}|Adeline|My secret reply`))

    good(await report(ada, 'person', troll.id, { also_block: true }))
    expect(hintOf(await say(ada, chat, 'x'))).toBe('you_blocked')
    for (let number = 3; number <= 10; number++) good(await report(ada, 'person', (await someone()).id))
    expect(hintOf(await report(ada, 'person', (await someone()).id))).toBe('too_many_reports')
  })

  it('of many people about one mission is one case, with each reporter’s reliability', async () => {
    const mission = await publishMission(firm)
    const people = await Promise.all([someone(), someone()])
    for (const who of people) good(await report(who, 'mission', mission, { reason: 'real_work' }))
    expect(hintOf(await report(firm, 'mission', mission))).toBe('report_own')
    const id = await openCase(mission)
    expect((await queue('open')).cases[0]).toMatchObject({ id, reports: 2, reasons: ['real_work'] })
    expect((await caseOf(id)).allowed).toEqual([
      'no_violation',
      'remove_content',
      'warn',
      'suspend_organization',
    ])
    good(await decide(id, 'remove_content'))
    expect((await server.client().from('mission_listings').select().eq('mission_id', mission)).data).toEqual(
      [],
    )
    for (const act of ['restore_mission', 'publish_mission']) {
      expect(hintOf(await firm.client.rpc(act, { mission_id: mission }))).toBe('content_removed')
    }
    expect((await mine(firm)).decisions).toMatchObject([
      { decision: 'remove_content', title: 'Answer a customer' },
    ])
    good(await report(people[0]!, 'organization', firm.organizationId))
    const next = await caseOf(await openCase(firm.organizationId))
    expect(next.received[0]?.reporter).toMatchObject({ decided: 1, confirmed: 1 })
    expect(next.earlier).toMatchObject([{ id, decision: 'remove_content' }])
  })

  it.each([
    ['visitors', 'anonymous', '42501'],
    ['nobody on what is not there', 'candidate', 'report_gone'],
  ] as const)('is for %s', async (_, role, code) => {
    for (const kind of [
      'person',
      'message',
      'mission',
      'organization',
      'event',
      'talk',
      'case_study',
      'rating',
      'opening',
    ]) {
      expect(hintOf(await report(everybody[role], kind, randomUUID())), kind).toBe(code)
    }
  })
})

describe('the reported person', () => {
  it('L2 notices nothing and isn’t muted before the decision, and never learns who reported', async () => {
    const heard = () =>
      server
        .sql(`select from realtime.messages where payload ->> 'kind' = 'state'`)
        .then(({ length }) => length)
    const before = await heard()
    const { ada, troll, chat, message, id } = await reported()
    expect(await heard()).toBe(before)
    expect(good(await troll.client.rpc('open_conversation', { conversation_id: chat }))).toMatchObject({
      obstacle: null,
    })
    good(await say(troll, chat, 'Why?'))
    good(await say(ada, chat, 'I can write, too.'))

    good(await decide(id, 'remove_content', { words: 'We removed it.' }))
    good(await say(troll, chat, 'Sorry.'))
    expect((await ada.client.from('messages').select('body').eq('id', message).single()).data).toEqual({
      body: '',
    })
    const seen = JSON.stringify([
      await toldTo(troll),
      await mine(troll),
      (await troll.client.from('reports').select()).data,
      await exported(troll),
      await server.sql(
        `select to_jsonb(m) from private.mails as m where user_id = $1 and kind like 'account%'`,
        [troll.id],
      ),
      await server.sql(`select content from private.case_evidence where case_id = $1`, [id]),
    ])
    expect(seen).toContain('We removed it.')
    expect(seen).not.toMatch(new RegExp(`${ada.id}|${ada.email}|Adeline|Twice now`))
    expect((await toldTo(ada)).map(({ kind }) => kind)).toContain('report_acted')
    expect((await mine(ada)).reports).toMatchObject([{ kind: 'message', outcome: 'acted' }])
    expect(JSON.stringify(await toldTo(ada))).not.toContain('We removed it.')
  })

  it('is not notified if nothing was wrong, and can still write', async () => {
    const { ada, troll, chat, id } = await reported()
    good(await decide(id, 'no_violation', { words: '' }))
    good(await say(troll, chat, 'Back.'))
    expect((await toldTo(troll)).filter(({ kind }) => kind.startsWith('account_'))).toEqual([])
    expect((await mine(troll)).decisions).toEqual([])
    expect((await toldTo(ada)).map(({ kind }) => kind)).toContain('report_kept')
  })

  it('can’t write anywhere while messages are paused', async () => {
    const { troll, chat, id } = await reported()
    expect(await exported(troll)).toEqual([])
    for (const ends_at of [null, daysAhead(400), daysAhead(-1)]) {
      expect(hintOf(await decide(id, 'pause_messages', { ends_at }))).toBe(
        ends_at === null || ends_at > daysAhead(1) ? 'pause_end_required' : 'end_in_the_past',
      )
    }
    good(await decide(id, 'pause_messages', { ends_at: daysAhead(7) }))
    expect(hintOf(await say(troll, chat, 'x'))).toBe('messaging_paused')
    const [written] = await server.sql('select id from public.messages where author_id = $1', [troll.id])
    expect(hintOf(await troll.client.rpc('delete_message', { message_id: written!.id }))).toBe(
      'messaging_paused',
    )
    good(await troll.client.rpc('open_conversation', { conversation_id: chat }))
  })
})

describe('a case', () => {
  it('is visible only to administrators', async () => {
    const { id } = await reported()
    for (const role of roleNames.filter((name) => name !== 'admin')) {
      const { client } = everybody[role]
      for (const [name, values] of [
        ['moderation_queue', {}],
        ['moderation_case', { case_id: id }],
        ['claim_case', { case_id: id }],
        ['release_case', { case_id: id }],
        ['decide_case', { case_id: id, decision: 'warn', note: 'x', words: 'x' }],
        ['decide_appeal', { case_id: id, is_reversed: true, note: 'x', words: 'x' }],
      ] as const) {
        expect((await client.rpc(name, values)).error?.code, `${role} ${name}`).toBe('42501')
      }
    }
  })

  it('is claimed by one administrator, decided once, with a reason, and never by someone involved', async () => {
    const { id, ada, troll } = await reported()
    good(await boss.client.rpc('claim_case', { case_id: id }))
    expect(hintOf(await other.client.rpc('claim_case', { case_id: id }))).toBe('case_claimed')
    expect(hintOf(await decide(id, 'warn', {}, other))).toBe('case_claimed')
    expect((await queue('mine')).cases).toMatchObject([{ id, isMine: true }])
    good(await other.client.rpc('release_case', { case_id: id }))
    expect((await queue('mine')).cases).toEqual([])
    expect(hintOf(await decide(id, 'suspend_organization'))).toBe('decision_not_possible')
    expect(hintOf(await decide(id, 'warn', { note: ' ' }))).toBe('reason_required')
    expect(hintOf(await decide(id, 'warn', { words: ' ' }))).toBe('words_required')
    await server.sql('update public.reports set user_id = $1 where case_id = $2', [other.id, id])
    expect(hintOf(await decide(id, 'warn', {}, other))).toBe('own_case')
    await server.sql('update public.reports set user_id = $1 where case_id = $2', [ada.id, id])
    good(await decide(id, 'warn', { words: 'Please stop.' }))
    expect(hintOf(await decide(id, 'warn'))).toBe('case_decided')
    expect((await mine(troll)).decisions).toMatchObject([
      { decision: 'warn', words: 'Please stop.', excerpt: 'Buy my pills' },
    ])
    expect(
      await server.sql(
        `select action, reason, actor_id from public.audit_log where subject_id = $1 and action = 'moderation.decided'`,
        [id],
      ),
    ).toEqual([{ action: 'moderation.decided', reason: 'Seen.', actor_id: boss.id }])
    const logged = good<Record<string, unknown>[]>(await boss.client.rpc('audit_entries', { actor: boss.id }))
    expect(logged.find((entry) => entry.subject_id === id)).toMatchObject({
      subject_type: 'moderation_case',
      subject_name: expect.stringContaining('Else'),
    })
  })

  it('has draft texts in the recipient’s language', async () => {
    const { id, troll } = await reported()
    await server.sql(`update public.profiles set language = 'fr' where user_id = $1`, [troll.id])
    expect((await caseOf(id)).templates.remove_content).toContain('retiré l’un de vos messages')
  })

  it('hides its subject, whatever it is, until the decision is reversed', async () => {
    const maker = await partner(server, 'on_maker', { approver: boss })
    const host = await someone()
    const [event] = await server.sql<{ id: string }>(
      `insert into public.events (organization_id, title, kind, language, is_online, starts_at, ends_at, time_zone, status, published_at)
       values ($1, 'Fair', 'fair', 'en', true, now() + interval '5 days', now() + interval '6 days', 'Europe/Paris', 'published', now())
       returning id`,
      [firm.organizationId],
    )
    const [study] = await server.sql<{ id: string }>(
      `insert into public.portfolio_cases (organization_id, slug, title, body, place, is_published)
       values ($1, 'study', 'Study', repeat('Long enough. ', 5), 'a0', true) returning id`,
      [maker.organizationId],
    )
    await server.sql(
      `insert into public.talk_offers (user_id, title, languages, meeting, minutes, time_zone) values ($1, 'Talk', '{en}', 'video', 30, 'Europe/Paris')`,
      [host.id],
    )
    await server.sql(
      `insert into public.candidate_profiles (user_id, visibility, handle) values ($1, 'public', $2)
       on conflict (user_id) do update set visibility = 'public', handle = excluded.handle`,
      [host.id, `h-${host.id.slice(0, 8)}`],
    )
    const subjects = [
      ['event', event!.id, firm, `select status = 'published' as shown from public.events where id = $1`],
      [
        'case_study',
        study!.id,
        maker,
        'select is_published as shown from public.portfolio_cases where id = $1',
      ],
      ['talk', host.id, host, 'select is_open as shown from public.talk_offers where user_id = $1'],
      [
        'person',
        host.id,
        host,
        `select visibility = 'public' as shown from public.candidate_profiles where user_id = $1`,
      ],
    ] as const
    for (const [kind, subject, owner, question] of subjects) {
      good(await report(await someone(), kind, subject))
      const id = await openCase(subject)
      good(await decide(id, 'remove_content'))
      expect(await server.sql(question, [subject]), kind).toEqual([{ shown: false }])
      const { decisions } = await mine(owner)
      const made = decisions.find((one) => one.kind === kind)!
      good(await owner.client.rpc('appeal_decision', { decision_id: made.id, words: 'This was a mistake.' }))
      good(await answerAppeal(id, true))
      expect(await server.sql(question, [subject]), kind).toEqual([{ shown: true }])
    }
  })
})

it('can suspend an organization, which its reversal restores', async () => {
  const shop = await partner(server, 'company', { approver: boss })
  good(await report(await someone(), 'organization', shop.organizationId))
  const id = await openCase(shop.organizationId)
  good(await decide(id, 'suspend_organization', { ends_at: daysAhead(30) }))
  const status = () =>
    server.sql('select status from public.organizations where id = $1', [shop.organizationId])
  expect(await status()).toEqual([{ status: 'suspended' }])
  const [made] = (await mine(shop)).decisions
  good(await shop.client.rpc('appeal_decision', { decision_id: made!.id, words: 'This was a mistake.' }))
  good(await answerAppeal(id, true))
  expect(await status()).toEqual([{ status: 'approved' }])
})

describe('an appeal', () => {
  const object = (who: Pick<Person, 'client'>, decision_id: string, words = 'This was a mistake.') =>
    who.client.rpc('appeal_decision', { decision_id, words })

  it('is made once, in time, by the person concerned, and decided by another administrator', async () => {
    const { id, ada, troll, chat, message } = await reported()
    good(await decide(id, 'remove_content'))
    const [made] = (await mine(troll)).decisions
    expect(hintOf(await object(ada, made!.id))).toBe('decision_not_found')
    expect(hintOf(await object(troll, made!.id, 'No'))).toBe('appeal_length')
    await server.sql(
      `update private.moderation_decisions set decided_at = now() - interval '31 days' where id = $1`,
      [made!.id],
    )
    expect(hintOf(await object(troll, made!.id))).toBe('appeal_late')
    await server.sql(`update private.moderation_decisions set decided_at = now() where id = $1`, [made!.id])
    good(await object(troll, made!.id))
    expect(hintOf(await object(troll, made!.id))).toBe('appeal_made')
    expect((await queue('appealed')).cases).toMatchObject([{ id }])
    expect((await caseOf(id)).isOwnDecision).toBe(true)
    expect(hintOf(await answerAppeal(id, true, boss))).toBe('another_admin_decides')
    good(await answerAppeal(id, true))
    expect((await mine(troll)).decisions).toMatchObject([
      { appeal: { isReversed: true, answer: 'The answer.' } },
    ])
    expect((await toldTo(troll)).at(-1)?.kind).toBe('account_appeal_reversed')
    expect((await ada.client.from('messages').select('body').eq('id', message).single()).data).toEqual({
      body: 'Buy my pills',
    })
    good(await say(troll, chat, 'Thank you.'))
  })

  it('by a suspended person comes through the link in the email, which the queue forgets', async () => {
    const { id, troll } = await reported()
    await enter(server, troll)
    good(await decide(id, 'suspend_account', { ends_at: daysAhead(30) }))
    await expect(enter(server, troll)).rejects.toMatchObject({ code: 'user_banned' })
    const [mail] = await server.sql<{ id: string; path: string }>(
      `select id, data ->> 'path' as path from private.mails
       where user_id = $1 and kind = 'account_suspended_by_decision'`,
      [troll.id],
    )
    const token = mail!.path.replace('/appeal/', '')
    await server.sql('update private.mails set sent_at = now() where id = $1', [mail!.id])
    expect(
      await server.sql(`select data ->> 'path' as path from private.mails where id = $1`, [mail!.id]),
    ).toEqual([{ path: null }])
    const visitor = server.client()
    expect(good(await visitor.rpc('appeal_page', { token: 'wrong' }))).toBeNull()
    expect(good(await visitor.rpc('appeal_by_link', { token: 'wrong', words: 'Please look again.' }))).toBe(
      false,
    )
    expect(good(await visitor.rpc('appeal_page', { token }))).toMatchObject({ decision: 'suspend_account' })
    expect(good(await visitor.rpc('appeal_by_link', { token, words: 'Please look again.' }))).toBe(true)
    expect(hintOf(await visitor.rpc('appeal_by_link', { token, words: 'Please look again.' }))).toBe(
      'appeal_made',
    )
    good(await answerAppeal(id, true))
    await enter(server, troll)
  })

  it('is decided by the same administrator if there is no other', async () => {
    const { id, troll } = await reported()
    good(await decide(id, 'warn'))
    good(await object(troll, (await mine(troll)).decisions[0]!.id))
    await server.sql(`update public.profiles set deletion_requested_at = now() where user_id = $1`, [
      other.id,
    ])
    good(await answerAppeal(id, false, boss))
    await server.sql(`update public.profiles set deletion_requested_at = null where user_id = $1`, [other.id])
    expect((await toldTo(troll)).at(-1)?.kind).toBe('account_appeal_upheld')
  })
})

it('is deleted in time, and the log says so', async () => {
  const { id, ada } = await reported()
  good(await decide(id, 'warn'))
  const { id: waiting } = await reported()
  const forget = () => server.sql('select private.apply_retention()')
  await forget()
  expect(await caseOf(id)).toBeTruthy()
  await server.sql(
    `update private.moderation_cases set decided_at = now() - interval '731 days' where id = $1`,
    [id],
  )
  await forget()
  expect(hintOf(await boss.client.rpc('moderation_case', { case_id: id }))).toBe('case_gone')
  expect((await mine(ada)).reports).toEqual([])
  expect(await caseOf(waiting)).toBeTruthy()
  expect(
    await server.sql(
      `select details ->> 'count' as count from public.audit_log where action = 'moderation.forgotten'`,
    ),
  ).toEqual([{ count: '1' }])
  const runs = `select days, removed, error from public.retention_runs where thing = 'moderation' order by id`
  expect(await server.sql(runs)).toEqual([
    { days: 730, removed: 0, error: null },
    { days: 730, removed: 1, error: null },
  ])
})

describe('an opening', () => {
  const lead = (opening: string, { id }: Person) =>
    server.sql('insert into public.opening_team (opening_id, user_id, is_lead) values ($1, $2, true)', [
      opening,
      id,
    ])

  it('is reported for reasons of its own, as published, by those who can see it', async () => {
    const opening = await publishOpening(server, firm, { title: 'Easy money', description: 'Pay us first.' })
    await server.sql(`update public.openings set description = 'Being rewritten.' where id = $1`, [
      opening.id,
    ])
    const hidden = await publishOpening(server, firm, { audience: 'invited' })
    const ada = await someone('Adeline')
    expect(hintOf(await report(ada, 'opening', hidden.id, { reason: 'scam' }))).toBe('report_gone')
    expect(hintOf(await report(firm, 'opening', opening.id, { reason: 'scam' }))).toBe('report_own')
    expect(hintOf(await report(ada, 'person', firm.id, { reason: 'scam' }))).toBe('report_unclear')
    for (const [place, reason] of ['scam', 'not_a_job', 'asks_for_money', 'free_work'].entries()) {
      good(await report(place === 0 ? ada : await someone(), 'opening', opening.id, { reason }))
    }
    const one = await caseOf(await openCase(opening.id))
    expect(one).toMatchObject({ kind: 'opening', title: 'Easy money', reports: 4 })
    expect(one.allowed).toEqual(['no_violation', 'remove_content', 'warn', 'suspend_organization'])
    expect(one.evidence).toHaveLength(1)
    expect(one.evidence[0]?.content.parts).toEqual([
      { label: 'about', text: 'Pay us first.' },
      { label: 'payYear', text: '32000.00 – 38000.00 EUR' },
      { label: 'place', text: 'Lyon' },
    ])
    expect(JSON.stringify(one.evidence)).not.toMatch(new RegExp(`${ada.id}|Adeline`))
    // Nothing changes before the decision.
    expect(good(await server.client().rpc('opening_page', { slug: opening.slug }))).not.toBeNull()
  })

  it('that is closed is hidden everywhere, and its team can appeal', async () => {
    const opening = await publishOpening(server, firm, { title: 'Vanishing act' })
    const recruiter = await colleague(server, firm, 'recruiter')
    const outsider = await colleague(server, firm, 'recruiter')
    await lead(opening.id, recruiter)
    const shown = async () => {
      const visitor = server.client()
      const feed = good<{ openings: { id: string }[] }>(
        await visitor.rpc('opening_feed', {
          organization_slug: (
            await server.sql<{ slug: string }>('select slug from public.organizations where id = $1', [
              firm.organizationId,
            ])
          )[0]!.slug,
        }),
      )
      return {
        page: good(await visitor.rpc('opening_page', { slug: opening.slug })) !== null,
        board: good<{ total: number }>(
          await visitor.rpc('find_openings', { filter: { search: 'vanishing' } }),
        ).total,
        feed: feed.openings.filter(({ id }) => id === opening.id).length,
        sitemap: (
          await server.sql(`select from private.public_addresses where path = '/openings/' || $1`, [
            opening.slug,
          ])
        ).length,
      }
    }
    expect(await shown()).toEqual({ page: true, board: 1, feed: 1, sitemap: 1 })
    const saver = await someone()
    good(await saver.client.rpc('bookmark_opening', { opening_id: opening.id }))
    good(await report(saver, 'opening', opening.id, { reason: 'asks_for_money', details: 'A fee of 200 €.' }))
    const id = await openCase(opening.id)
    good(await decide(id, 'remove_content', { words: 'It asks for a fee.' }))
    expect(await shown()).toEqual({ page: false, board: 0, feed: 0, sitemap: 0 })
    expect(good(await saver.client.rpc('my_saved_openings'))).toMatchObject({ openings: [] })
    expect(
      good<{ id: string; isRemoved: boolean }[]>(await firm.client.rpc('opening_list')).find(
        (one) => one.id === opening.id,
      ),
    ).toMatchObject({ status: 'closed', isRemoved: true })
    for (const [act, values] of [
      ['set_opening_status', { status: 'open' }],
      ['publish_opening', {}],
    ] as const) {
      await server.sql('update public.openings set has_changes = true where id = $1', [opening.id])
      expect(hintOf(await recruiter.client.rpc(act, { opening_id: opening.id, ...values })), act).toBe(
        'content_removed',
      )
    }

    for (const told of [firm, recruiter]) {
      expect(JSON.stringify(await toldTo(told))).toContain('It asks for a fee.')
      expect(JSON.stringify([await toldTo(told), await mine(told)])).not.toMatch(
        new RegExp(`${saver.id}|A fee of 200`),
      )
    }
    expect((await toldTo(outsider)).map(({ kind }) => kind)).not.toContain('account_moderated')
    expect((await mine(outsider)).decisions).toEqual([])
    expect((await toldTo(saver)).map(({ kind }) => kind)).toContain('report_acted')
    const made = (await mine(recruiter)).decisions.find((one) => one.title === 'Vanishing act')!
    expect(made).toMatchObject({ kind: 'opening', decision: 'remove_content' })
    expect(
      hintOf(await outsider.client.rpc('appeal_decision', { decision_id: made.id, words: 'Not my team’s.' })),
    ).toBe('decision_not_found')
    good(await recruiter.client.rpc('appeal_decision', { decision_id: made.id, words: 'It was a typo.' }))
    good(await answerAppeal(id, true))
    expect(await shown()).toEqual({ page: true, board: 1, feed: 1, sitemap: 1 })
  })
})
