import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestServer } from '../../server/testing/server.ts'
import { decisions } from './decisions.ts'
import { earn, publishCounting, submitCounting } from './earned.ts'
import { colleague, draftMission } from './missions.ts'
import {
  admin,
  candidate,
  newEmail,
  type Partner,
  type Person,
  partner,
  partnerData,
  pendingPartner,
  rolesOf,
  startProduct,
} from './people.ts'
import { good, hintOf } from './review-work.ts'

let server: TestServer
let boss: Person
beforeAll(async () => {
  server = await startProduct()
  boss = await admin(server)
})
afterAll(() => server.close())
const { approve, reject, organizationOf, auditOf, newsOf } = decisions(() => server)

const day = 86_400_000
const inDays = (days: number) => new Date(Date.now() + days * day).toISOString()
const on = (name: string, by: Pick<Person, 'client'>, whom: Partner, more: object = {}) =>
  by.client.rpc(name, { organization_id: whom.organizationId, ...more })
const kindsOf = async (person: Person) => (await newsOf(person)).map(({ kind }) => kind)
const lastAudit = async (whom: Partner) => (await auditOf(whom)).at(-1)
const ask = (whom: Partner, question = 'Which team follows candidates?') =>
  on('ask_applicant', boss, whom, { question })
const answer = (by: Person, whom: Partner, said = 'The team of Lyon.') =>
  on('answer_administrators', by, whom, { answer: said })
const suspend = (whom: Partner, more: object = {}) =>
  on('suspend_organization', boss, whom, { reason: 'Complaints about pay.', ...more })
const restore = (whom: Partner, reason = 'Cleared up.') => on('restore_organization', boss, whom, { reason })
const approved = (kind: 'company' | 'academia' | 'on_maker' = 'company') =>
  partner(server, kind, { approver: boss })

describe('administrator functions', () => {
  it('are refused to everyone else', async () => {
    const owner = await approved()
    const other = await candidate(server)
    const merge = {
      source_id: owner.organizationId,
      target_id: owner.organizationId,
      owners_become: 'recruiter',
    }
    for (const { client } of [owner, other, { client: server.client() }]) {
      const call = (name: string, more: object) =>
        client.rpc(name, { organization_id: owner.organizationId, ...more })
      const answers = await Promise.all([
        call('ask_applicant', { question: 'Why?' }),
        call('verify_organization', { checks: ['siret'] }),
        call('take_verification', { reason: 'No.' }),
        call('suspend_organization', { reason: 'No.' }),
        call('restore_organization', { reason: 'No.' }),
        call('organization_dossier', {}),
        client.rpc('merge_organizations', { ...merge, reason: 'No.' }),
      ])
      expect(new Set(answers.map(({ error }) => error?.code))).toEqual(new Set(['42501']))
    }
    expect(await organizationOf(owner)).toMatchObject({ status: 'approved' })
  })

  it('and owners’ replies are accepted only from owners', async () => {
    const waiting = await pendingPartner(server)
    good(await ask(waiting))
    const stranger = await approved()
    expect(hintOf(await answer(stranger, waiting))).toBe('owners_only')
    expect(hintOf(await on('ask_verification', stranger, waiting))).toBe('owners_only')
    expect(hintOf(await on('reply_to_suspension', stranger, waiting, { reply: 'No.' }))).toBe('owners_only')
    const { data } = await stranger.client.from('request_questions').select('question')
    expect(data).toEqual([])
  })
})

describe('a question to the applicant', () => {
  it('is shown as the state of the request, and its answer goes to the administrators', async () => {
    const waiting = await pendingPartner(server)
    expect(hintOf(await ask(waiting, ' '))).toBe('reason_required')
    good(await ask(waiting))
    expect(hintOf(await ask(waiting))).toBe('question_open')
    expect(await organizationOf(waiting)).toMatchObject({ status: 'pending', awaits_answer: true })
    const { data: asked } = await waiting.client.from('request_questions').select('question, answer')
    expect(asked).toEqual([{ question: 'Which team follows candidates?', answer: null }])
    expect(await newsOf(waiting)).toMatchObject([
      { kind: 'organization_question', data: { question: 'Which team follows candidates?' }, link: '/' },
    ])
    const waitingRows = async () => {
      const rows = good<{ id: string }[]>(
        await boss.client.rpc('organization_requests', { narrowed: 'asked' }),
      )
      return rows.map(({ id }) => id)
    }
    expect(await waitingRows()).toContain(waiting.organizationId)

    expect(hintOf(await answer(waiting, waiting, ' \n'))).toBe('answer_length')
    good(await answer(waiting, waiting))
    expect(hintOf(await answer(waiting, waiting))).toBe('no_question')
    expect(await waitingRows()).not.toContain(waiting.organizationId)
    expect((await newsOf(boss)).at(-1)).toMatchObject({
      kind: 'organization_answered',
      link: `/companies/${waiting.organizationId}`,
    })
    expect((await auditOf(waiting)).map(({ action }) => action)).toEqual([
      'organization.asked',
      'organization.answered',
    ])
    good(await ask(waiting, 'And who signs?'))
    good(await approve(boss, waiting))
    expect(await organizationOf(waiting)).toMatchObject({ status: 'approved', awaits_answer: false })
    expect(hintOf(await ask(waiting))).toBe('organization_already_decided')
  })

  it('is emailed whatever the applicant’s email preferences', async () => {
    const waiting = await pendingPartner(server)
    good(await ask(waiting))
    const mails = await server.sql('select kind from private.mails where user_id = $1', [waiting.id])
    expect(mails).toEqual([{ kind: 'organization_question' }])
  })
})

describe('organizations that may be the same', () => {
  it.each([
    ['Boréale Conseil', 'BORÉALE CONSEIL', {}, ['name']],
    ['Fonderie du Vercors', 'Fonderies du Vercors', {}, ['similar_name']],
    ['Ostrea', 'Ligne Douze', { siret: '35600000049837' }, ['siret']],
    ['Quatre Saisons', 'Papeterie Lune', { website: 'https://www.saisons.test/fr' }, ['website']],
    ['Halle Verte', 'Menuiserie Roy', {}, undefined],
  ])('%s and %s', async (one, two, shared, by) => {
    const ask = (organization_name: string) =>
      pendingPartner(server, 'company', {
        metadata: partnerData('company', {
          organization_name,
          siret: undefined,
          website: undefined,
          ...shared,
        }),
      })
    const first = await ask(one)
    const second = await ask(two)
    const { duplicates } = good<{ duplicates: { id: string; by: string[] }[] }>(
      await on('organization_dossier', boss, second),
    )
    expect(duplicates.find(({ id }) => id === first.organizationId)?.by).toEqual(by)
  })
})

describe('the badge', () => {
  const until = async (whom: Partner) => (await organizationOf(whom)).verified_until as Date | null
  const shown = async (whom: Partner) => {
    const { slug } = await organizationOf(whom)
    const page = good<{ checks: { kind: string; at: string }[] }>(
      await server.client().rpc('company_page', { wanted_slug: slug as string }),
    )
    return page.checks.map(({ kind }) => kind)
  }
  const verify = (whom: Partner, checks: string[], note?: string) =>
    on('verify_organization', boss, whom, { checks, ...(note && { note }) })
  const verified = async () => {
    const company = await approved()
    good(await verify(company, ['siret']))
    return company
  }
  const endsIn = (whom: Partner, days: number) =>
    server.sql(
      `update public.organizations set verified_until = now() + make_interval(days => $2) where id = $1`,
      [whom.organizationId, days],
    )

  it('P1-4 does not come with the approval', async () => {
    const company = await approved()
    expect(await until(company)).toBeNull()
    expect(await shown(company)).toEqual([])
    expect(await rolesOf(server, company.id)).toEqual(['company'])
  })

  it('P1-4 says what was checked, lasts as long as the setting says, and then expires', async () => {
    const company = await verified()
    expect(Math.round(((await until(company))!.getTime() - Date.now()) / day / 30.4)).toBe(12)
    expect(await shown(company)).toEqual(['siret'])
    expect(
      good(await company.client.rpc('my_organization_checks', { organization_id: company.organizationId })),
    ).toEqual([{ kind: 'siret', at: expect.any(String) }])
    expect(await lastAudit(company)).toMatchObject({
      action: 'organization.verified',
      details: { checks: ['siret'] },
    })
    await endsIn(company, -1)
    expect(await shown(company)).toEqual([])
    expect(await rolesOf(server, company.id)).toEqual(['company'])
  })

  it.each([
    ['another domain', newEmail('elsewhere.test'), 'https://acme-one.test', false],
    ['a personal email provider', newEmail('laposte.net'), 'https://www.laposte.net/acme', false],
    [
      'a department of the website’s owner',
      newEmail('students.acme-two.test'),
      'https://acme-two.test',
      false,
    ],
    ['the website’s domain', newEmail('acme-three.test'), 'https://www.acme-three.test/about', true],
  ])('P1-4 confirms the domain of a website for an address at %s: %#', async (_, email, website, passes) => {
    const whom = await partner(server, 'on_maker', {
      approver: boss,
      email,
      metadata: partnerData('on_maker', { website, siret: undefined }),
    })
    expect(hintOf(await verify(whom, ['siret']))).toBe('check_not_passed')
    expect(hintOf(await verify(whom, ['domain']))).toBe(passes ? 'done' : 'check_not_passed')
    const { verification } = good<{ verification: unknown }>(await on('organization_dossier', boss, whom))
    expect(verification).toMatchObject({ passing: passes ? ['domain'] : [] })
  })

  it('P1-4 counts a checked person only with a note, which visitors can’t read', async () => {
    const company = await approved()
    expect(hintOf(await verify(company, []))).toBe('check_required')
    expect(hintOf(await verify(company, ['person'], '  '))).toBe('check_note_required')
    good(await verify(company, ['siret', 'person'], 'Video call, identity card shown.'))
    expect(await shown(company)).toEqual(['person', 'siret'])
    const { slug } = await organizationOf(company)
    const page = await server.client().rpc('company_page', { wanted_slug: slug as string })
    expect(JSON.stringify(page.data)).not.toContain('Video call')
    const { verification } = good<{ verification: unknown }>(await on('organization_dossier', boss, company))
    expect(verification).toMatchObject({
      checks: [
        { kind: 'person', note: 'Video call, identity card shown.', by: 'Ada Admin' },
        { kind: 'siret' },
      ],
    })
  })

  it('P1-4 ends when the checked number or website changes', async () => {
    const company = await verified()
    await server.sql('update public.organizations set siret = null where id = $1', [company.organizationId])
    expect(await shown(company)).toEqual([])
    expect(await until(company)).toBeNull()
  })

  it('is removed with a reason, and given again', async () => {
    const company = await verified()
    expect(hintOf(await on('take_verification', boss, company, { reason: '' }))).toBe('reason_required')
    good(await on('take_verification', boss, company, { reason: 'The website is gone.' }))
    expect(await shown(company)).toEqual([])
    expect(await lastAudit(company)).toMatchObject({
      action: 'organization.unverified',
      details: { before: expect.any(String), after: null },
      reason: 'The website is gone.',
    })
    expect(hintOf(await on('take_verification', boss, company, { reason: 'Again.' }))).toBe('not_verified')
    good(await verify(company, ['siret']))
    expect(await shown(company)).toEqual(['siret'])
    expect(await kindsOf(company)).toEqual([
      'organization_approved',
      'organization_verified',
      'organization_unverified',
      'organization_verified',
    ])
    expect(hintOf(await verify(await pendingPartner(server), ['siret']))).toBe('organization_not_approved')
  })

  it('expires with one notice to owners 30 days before, and can be requested again', async () => {
    const company = await verified()
    expect(hintOf(await on('ask_verification', company, company))).toBe('verified_long_enough')
    await endsIn(company, 29)
    await server.sql('select private.remind_of_verifications()')
    await server.sql('select private.remind_of_verifications()')
    expect(await kindsOf(company)).toEqual([
      'organization_approved',
      'organization_verified',
      'organization_verification_ends',
    ])
    expect(await lastAudit(company)).toMatchObject({ action: 'organization.verification_reminded' })
    good(await on('ask_verification', company, company))
    good(await on('ask_verification', company, company))
    const asked = (await newsOf(boss)).filter(({ kind }) => kind === 'organization_asks_verification')
    expect(asked).toHaveLength(1)
    const ending = good<{ id: string }[]>(
      await boss.client.rpc('organization_requests', { narrowed: 'ending' }),
    )
    expect(ending.map(({ id }) => id)).toEqual([company.organizationId])
    good(await verify(company, ['siret']))
    expect(await organizationOf(company)).toMatchObject({
      verification_asked_at: null,
      verification_reminded_at: null,
    })
  })
})

describe('a suspended organization', () => {
  it('is hidden everywhere, its members lose access, and everything returns when it is restored', async () => {
    const company = await approved()
    const reviewer = await colleague(server, company, 'reviewer')
    const mission = await publishCounting(company)
    const { code } = await earn(server, company, mission)
    const { holder } = await submitCounting(server, mission)
    const reader = await candidate(server)
    const { slug } = await organizationOf(company)
    const seen = async () => ({
      listed: (await server.client().from('mission_listings').select().eq('mission_id', mission)).data!
        .length,
      found: good<{ total: number }>(
        await reader.client.rpc('find_missions', { company: company.organizationId }),
      ).total,
      page: (await server.client().rpc('company_page', { wanted_slug: slug as string })).data !== null,
      started: hintOf(await (await candidate(server)).client.rpc('start_mission', { mission_id: mission })),
      roles: [await rolesOf(server, company.id), await rolesOf(server, reviewer.id)],
      queue: (await company.client.from('missions').select('id')).data!.length,
      searched: hintOf(await company.client.rpc('find_candidates', {})),
      invited: hintOf(
        await company.client.rpc('invite_to_mission', { mission_id: mission, emails: [newEmail()] }),
      ),
      team: hintOf(
        await company.client.rpc('invite_to_team', {
          organization: company.organizationId,
          emails: [newEmail()],
          role: 'reviewer',
        }),
      ),
    })
    const open = await seen()
    expect(open).toMatchObject({
      listed: 1,
      found: 1,
      page: true,
      started: 'done',
      queue: 1,
      invited: 'done',
    })
    expect(open).toMatchObject({ roles: [['company'], ['company']], searched: 'done', team: 'done' })

    expect(hintOf(await suspend(company, { ends_at: inDays(-1) }))).toBe('end_in_the_past')
    good(await suspend(company, { ends_at: inDays(30) }))
    expect(hintOf(await suspend(company))).toBe('organization_not_approved')
    const shut = await seen()
    expect(shut).toMatchObject({ listed: 0, found: 0, page: false, started: 'mission_closed', queue: 0 })
    expect(shut).toMatchObject({ roles: [[], []], team: 'organization_suspended' })
    for (const refused of [shut.searched, shut.invited]) expect(refused).not.toBe('done')
    expect((await server.client().rpc('certificate_page', { wanted_code: code })).data).toMatchObject({
      code,
    })

    expect((await newsOf(reviewer)).at(-1)).toMatchObject({
      kind: 'organization_suspended',
      data: { reason: 'Complaints about pay.', date: expect.any(String) },
    })
    const { data: why } = await reviewer.client.from('organization_suspensions').select('reason, ends_at')
    expect(why).toMatchObject([{ reason: 'Complaints about pay.' }])
    expect((await newsOf(holder)).at(-1)).toMatchObject({
      kind: 'mission_paused',
      data: { mission: 'Count the stock' },
    })
    expect(await lastAudit(company)).toMatchObject({
      action: 'organization.suspended',
      details: { before: 'approved', after: 'suspended' },
      reason: 'Complaints about pay.',
    })
    good(await on('reply_to_suspension', company, company, { reply: 'We pay everybody now.' }))
    expect((await newsOf(boss)).at(-1)).toMatchObject({ kind: 'organization_answered' })

    expect(hintOf(await restore(company, ''))).toBe('reason_required')
    good(await restore(company))
    expect(await lastAudit(company)).toMatchObject({
      action: 'organization.restored',
      details: { before: 'suspended', after: 'approved' },
    })
    expect(hintOf(await restore(company))).toBe('organization_not_suspended')
    expect(await seen()).toEqual(open)
    expect((await newsOf(holder)).at(-1)).toMatchObject({ kind: 'mission_resumed' })
  })

  it('notifies people registered for its events, before and after', async () => {
    const company = await approved()
    const guest = await candidate(server)
    await server.sql(
      `with event as (
         insert into public.events (organization_id, title, kind, language, is_online, starts_at, ends_at, time_zone, status, published_at)
         select $1, title, 'fair', 'en', true, now() + start, now() + start + interval '1 hour', 'Europe/Paris', 'published', now()
         from (values ('Fair', interval '5 days'), ('Over', interval '-5 days')) as planned (title, start)
         returning id
       )
       insert into public.event_registrations (event_id, user_id, status) select id, $2, 'registered' from event`,
      [company.organizationId, guest.id],
    )
    const told = async () => (await newsOf(guest)).filter(({ kind }) => kind.startsWith('event_'))
    good(await suspend(company))
    expect(await told()).toMatchObject([{ kind: 'event_paused', data: { title: 'Fair' } }])
    good(await restore(company))
    expect((await told()).slice(1)).toMatchObject([{ kind: 'event_resumed', data: { title: 'Fair' } }])
  })

  it('lets candidates finish what they started, and says that it is suspended', async () => {
    const company = await approved()
    const mission = await publishCounting(company)
    const { client } = await candidate(server)
    const enrollment_id = good<string>(await client.rpc('start_mission', { mission_id: mission }))
    good(await suspend(company))
    const played = good<{ mission: { isPaused: boolean } }>(
      await client.rpc('play_mission', { enrollment_id }),
    )
    expect(played.mission.isPaused).toBe(true)
    const draft = { text: 'Still here.' }
    good(await client.rpc('save_step', { enrollment_id, step_id: 'letter', draft, base_revision: 0 }))
    good(await client.rpc('complete_step', { enrollment_id, step_id: 'letter' }))
  })

  it('can’t write to its contacts, and they can’t answer its requests', async () => {
    const company = await approved()
    const findable = async () => {
      const person = await candidate(server)
      await server.sql(
        `insert into public.candidate_profiles (user_id, visibility, handle) values ($1, 'partners', $2)
         on conflict (user_id) do update set visibility = 'partners', handle = excluded.handle`,
        [person.id, `h-${person.id.slice(0, 8)}`],
      )
      good(await person.client.rpc('set_my_discovery', { is_findable: true, hidden: [] }))
      const [row] = await server.sql<{ card: string }>('select private.card_id($1, $2) as card', [
        company.organizationId,
        person.id,
      ])
      const body = 'We would like to talk with you about a post.'
      const request = await company.client.rpc('ask_contact', { card: row!.card, purpose: 'job', body })
      return { person, request_id: good<string>(request) }
    }
    const [met, asked] = [await findable(), await findable()]
    const share = { request_id: met.request_id, fields: ['name'], shared_until: inDays(90).slice(0, 10) }
    const conversation_id = good<string>(await met.person.client.rpc('accept_contact', share))
    const write = async () =>
      hintOf(
        await company.client.rpc('send_message', {
          ...{ conversation_id, message_id: randomUUID(), body: 'Good morning.' },
        }),
      )
    const requests = async () => good<unknown[]>(await asked.person.client.rpc('my_contact_requests')).length
    expect([await write(), await requests()]).toEqual(['done', 1])
    good(await suspend(company))
    expect([await write(), await requests()]).toEqual(['contact_ended', 0])
    expect(
      hintOf(await asked.person.client.rpc('accept_contact', { ...share, request_id: asked.request_id })),
    ).toBe('contact_gone')
    good(await restore(company))
    expect([await write(), await requests()]).toEqual(['done', 1])
  })

  it('leaves the role of members who work elsewhere, and restores none to members who left', async () => {
    const [company, other] = [await approved(), await approved()]
    const both = await colleague(server, company, 'recruiter')
    const gone = await colleague(server, company, 'reviewer')
    await server.sql(
      `insert into public.organization_members (organization_id, user_id, member_role) values ($1, $2, 'reviewer')`,
      [other.organizationId, both.id],
    )
    good(await suspend(company))
    expect(await rolesOf(server, both.id)).toContain('company')
    good(await gone.client.rpc('leave_team', { organization: company.organizationId }))
    good(await restore(company))
    expect(await rolesOf(server, gone.id)).not.toContain('company')
    expect(await rolesOf(server, company.id)).toEqual(['company'])
  })

  it('is restored automatically when its suspension expires', async () => {
    const school = await approved('academia')
    good(await suspend(school, { ends_at: inDays(1) }))
    await server.sql('select private.end_organization_suspensions()')
    expect(await organizationOf(school)).toMatchObject({ status: 'suspended' })
    await server.sql(
      `update public.organization_suspensions set created_at = now() - interval '2 days', ends_at = now() - interval '1 day'
       where organization_id = $1`,
      [school.organizationId],
    )
    await server.sql('select private.end_organization_suspensions()')
    expect(await organizationOf(school)).toMatchObject({ status: 'approved' })
    expect(await rolesOf(server, school.id)).toEqual(['academia'])
    expect(await lastAudit(school)).toMatchObject({ action: 'organization.restored', actor_id: null })
  })
})

describe('a merge', () => {
  const merge = (
    source: Partner,
    target: Partner,
    owners_become = 'recruiter',
    reason = 'The same company.',
  ) =>
    boss.client.rpc('merge_organizations', {
      ...{ source_id: source.organizationId, target_id: target.organizationId, owners_become, reason },
    })

  it('takes over people and drafts, notifies everyone, and keeps the history', async () => {
    const target = await approved()
    const source = await approved()
    const helper = await colleague(server, source, 'reviewer')
    const { name } = await organizationOf(source)
    const draft = await draftMission(source)
    expect(hintOf(await merge(source, target, 'teacher'))).toBe('team_role_unknown')
    expect(hintOf(await merge(source, target, 'recruiter', ' '))).toBe('reason_required')
    good(await merge(source, target))
    expect(await organizationOf(source)).toBeUndefined()
    const { data: team } = await target.client.from('organization_members').select('user_id, member_role')
    expect(team).toHaveLength(3)
    expect(team).toEqual(
      expect.arrayContaining([
        { user_id: source.id, member_role: 'recruiter' },
        { user_id: helper.id, member_role: 'reviewer' },
      ]),
    )
    const { data: drafts } = await source.client.from('missions').select('id, organization_id')
    expect(drafts).toEqual([{ id: draft, organization_id: target.organizationId }])
    expect(await rolesOf(server, source.id)).toEqual(['company'])
    expect((await newsOf(helper)).at(-1)).toMatchObject({ kind: 'organization_merged' })
    expect((await newsOf(target)).at(-1)).toMatchObject({ kind: 'organization_grew', data: { merged: name } })
    expect(await lastAudit(target)).toMatchObject({
      action: 'organization.merged',
      details: { before: { id: source.organizationId }, after: { members: [source.id, helper.id] } },
      reason: 'The same company.',
    })
  })

  it('lets an applicant join the existing organization', async () => {
    const target = await approved('academia')
    const waiting = await pendingPartner(server, 'academia')
    good(await merge(waiting, target, 'teacher'))
    expect(await rolesOf(server, waiting.id)).toEqual(['academia'])
    expect((await newsOf(waiting)).at(-1)).toMatchObject({ kind: 'organization_merged', link: '/' })
  })

  it.each<[string, () => Promise<[Partner, Partner]>]>([
    ['merge_kinds_differ', async () => [await approved('on_maker'), await approved()]],
    ['merge_target_not_approved', async () => [await approved(), await pendingPartner(server)]],
    [
      'organization_not_found',
      async () => {
        const one = await approved()
        return [one, one]
      },
    ],
    [
      'email_not_confirmed_yet',
      async () => [await pendingPartner(server, 'company', { confirmed: false }), await approved()],
    ],
    [
      'merge_has_work',
      async () => {
        const author = await approved()
        await publishCounting(author)
        return [author, await approved()]
      },
    ],
    [
      'organization_suspended',
      async () => {
        const one = await approved()
        good(await suspend(one))
        return [one, await approved()]
      },
    ],
  ])('is refused: %s', async (hint, pair) => {
    const [source, target] = await pair()
    expect(hintOf(await merge(source, target))).toBe(hint)
    expect(await organizationOf(source)).toBeDefined()
  })
})

it('a rejected request forgets its open question', async () => {
  const waiting = await pendingPartner(server)
  good(await ask(waiting))
  good(await reject(boss, waiting, 'No answer.'))
  expect(await organizationOf(waiting)).toMatchObject({ status: 'rejected', awaits_answer: false })
})
