import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestServer } from '../../server/testing/server.ts'
import { signedIn } from './access-tokens.ts'
import { type Hiring, moveTo, notificationsFor, publishWithTeam, startHiring } from './hiring.ts'
import { publishOpening } from './openings.ts'
import { candidate, dataOf, everyRole, type Partner, type Person, partner } from './people.ts'
import { good, hintOf, publish, reviewer, work } from './review-work.ts'
import { assignProgram, makeCohort, makeStudent } from './school.ts'
import { createEndpoint, endpointOf } from './webhook-endpoints.ts'

let server: TestServer
let hiring: Hiring
let company: Partner
let rival: Partner
let school: Partner
let recruiter: Person
beforeAll(async () => {
  hiring = await startHiring()
  server = hiring.server
  company = await signedIn(server, hiring.company)
  recruiter = await signedIn(server, hiring.recruiter)
  rival = await signedIn(server, await partner(server, 'company', { approver: hiring.boss }))
  school = await signedIn(server, await partner(server, 'academia', { approver: hiring.boss }))
})
afterAll(() => server.close())

let next = 0
const address = () => `https://hooks.partner.example/in/${next++}`
const ofCompany = [
  'submission.received',
  'review.finished',
  'certificate.issued',
  'opening.published',
  'opening.closed',
  'application.received',
  'application.stage_changed',
]
const add = (owner: Partner, events: string[], url = address()) =>
  endpointOf(owner, owner.organizationId, url, events)
const remove = async ({ client }: Person, endpoint_id: string) =>
  good(await client.rpc('delete_webhook', { endpoint_id }))
const coOwner = async (): Promise<Partner> => {
  const person = await candidate(server)
  await server.sql(
    `insert into public.organization_members (organization_id, user_id, member_role) values ($1, $2, 'owner')`,
    [company.organizationId, person.id],
  )
  return { ...(await signedIn(server, person)), organizationId: company.organizationId }
}
interface Sent {
  type: string
  data: Record<string, unknown>
}
/** The events queued for an endpoint, oldest first. */
const eventsOf = (endpoint: string) =>
  server.sql<{ type: string; data: Record<string, unknown> }>(
    `select type, data from public.webhook_events as event
     join public.webhook_deliveries as delivery on delivery.event_id = event.id
     where delivery.endpoint_id = $1 order by event.occurred_at, event.type`,
    [endpoint],
  )
async function during(owner: Partner, events: string[], act: () => Promise<unknown>): Promise<Sent[]> {
  const endpoint = await add(owner, events)
  await act()
  const sent = await eventsOf(endpoint.id)
  await remove(owner, endpoint.id)
  return sent
}
const apply = async (who: Person, { id }: { id: string }) => {
  const [row] = await server.sql<{ id: string }>(
    `insert into public.opening_applications (opening_id, version, user_id, stage_id, shared_fields, answer_due_at)
     select $1, opening.version, $2, stage.id, '{name,email}', now() + interval '5 days'
     from public.openings as opening join public.opening_stages as stage on stage.opening_id = opening.id and stage.kind = 'new'
     where opening.id = $1 returning id`,
    [id, who.id],
  )
  return row!.id
}

describe('endpoints', () => {
  it('have a secret that is shown once and kept in the vault', async () => {
    const { id, secret } = await add(company, ['review.finished'])
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/)
    const rows = await server.sql<{ kept: string; plain: string }>(
      `select to_jsonb(kept)::text as kept, plain.decrypted_secret as plain from private.webhook_secrets as secret
       join vault.secrets as kept on kept.id = secret.vault_id
       join vault.decrypted_secrets as plain on plain.id = kept.id where secret.endpoint_id = $1`,
      [id],
    )
    expect(rows).toMatchObject([{ plain: secret }])
    expect(rows[0]!.kept).not.toContain(secret.slice(6))
    const listed = good(await company.client.rpc('webhooks', { organization_id: company.organizationId }))
    expect(JSON.stringify(listed)).toContain(id)
    expect(JSON.stringify(listed)).not.toContain(secret.slice(6))
    await remove(company, id)
    expect(await server.sql(`select from vault.secrets where name is distinct from 'project_url'`)).toEqual(
      [],
    )
  })

  it('are for owners of the organization alone, on every path', async () => {
    const { id: endpoint_id } = await add(company, ['review.finished'])
    const delivery_id = good<string>(await company.client.rpc('test_webhook', { endpoint_id }))
    const colleagues = { recruiter, rival, school }
    for (const [role, caller] of Object.entries({ ...(await everyRole(server)), ...colleagues })) {
      const answers = [
        await caller.client.rpc('webhooks', { organization_id: company.organizationId }),
        await createEndpoint(caller, company.organizationId, address(), ['review.finished']),
        await caller.client.rpc('change_webhook', {
          endpoint_id,
          url: address(),
          events: ['review.finished'],
        }),
        await caller.client.rpc('switch_webhook', { endpoint_id, is_on: false }),
        await caller.client.rpc('rotate_webhook_secret', { endpoint_id }),
        await caller.client.rpc('test_webhook', { endpoint_id }),
        await caller.client.rpc('replay_webhook', { delivery_id }),
        await caller.client.rpc('delete_webhook', { endpoint_id }),
        await caller.client.rpc('claim_webhooks', { batch: 5 }),
        await caller.client.rpc('mark_webhook_sent', {
          delivery_id,
          held_lease: endpoint_id,
          status: 200,
          body: '',
        }),
        await caller.client.rpc('mark_webhook_failed', { delivery_id, held_lease: endpoint_id }),
      ]
      for (const answer of answers)
        expect(hintOf(answer), role).toMatch(/owners_only|webhook_not_found|not_signed_in|42501/)
      for (const table of ['webhook_endpoints', 'webhook_events', 'webhook_deliveries']) {
        expect((await caller.client.from(table).select('id')).data ?? [], role).toEqual([])
        const change = await caller.client.from(table).delete().neq('id', company.id).select('id')
        expect(hintOf(change), `${role} ${table}`).toBe('42501')
      }
    }
    for (const table of ['webhook_endpoints', 'webhook_events', 'webhook_deliveries'])
      expect(good(await company.client.from(table).select('id')), table).toHaveLength(1)
    const hidden = await company.client.from('webhook_events').select('user_id')
    expect(hidden.error?.code).toBe('42501')
    await remove(company, endpoint_id)
  })

  it('are not shown to administrators who view as an owner', async () => {
    const { id: endpoint_id } = await add(company, ['review.finished'])
    const viewer = await candidate(server, {
      claims: { sub: company.id, acting_admin: hiring.boss.id },
    })
    expect((await viewer.client.from('webhook_endpoints').select('id')).data ?? []).toEqual([])
    const answer = await viewer.client.rpc('webhooks', { organization_id: company.organizationId })
    expect(hintOf(answer)).not.toBe('done')
    await remove(company, endpoint_id)
  })

  it('require a recent sign-in to be added, pointed elsewhere, or to show a secret', async () => {
    const { id: endpoint_id } = await add(company, ['review.finished'])
    const earlier = hiring.company
    const of = earlier.organizationId
    expect(hintOf(await createEndpoint(earlier, of, address(), ['review.finished']))).toBe('sign_in_again')
    const elsewhere = { endpoint_id, url: address(), events: ['review.finished'] }
    expect(hintOf(await earlier.client.rpc('change_webhook', elsewhere))).toBe('sign_in_again')
    expect(hintOf(await earlier.client.rpc('rotate_webhook_secret', { endpoint_id }))).toBe('sign_in_again')
    await remove(company, endpoint_id)
  })

  it.each([
    'http://hooks.example.com/',
    'https://127.0.0.1/',
    'https://2130706433/',
    'https://0x7f.0.0.1/',
    'https://0177.0.0.1/',
    'https://127.1/',
    'https://10.0.0.1/',
    'https://169.254.169.254/latest/meta-data',
    'https://8.8.8.8/',
    'https://[::1]/',
    'https://[::ffff:127.0.0.1]/',
    'https://[fe80::1]/',
    'https://localhost/',
    'https://localhost.:8443/',
    'https://api.localhost/',
    'https://printer.local/',
    'https://metadata.google.internal/',
    'https://intranet/',
    'https://user:secret@hooks.example.com/',
    'https://hooks.example.com\\@127.0.0.1/',
    'https://hooks.example.com#@127.0.0.1/',
    'https://hooks.example.com/a b',
    'https://hooks.example.com/\r\nhost: other',
    'file:///etc/passwd',
    `https://hooks.example.com/${'x'.repeat(500)}`,
    '',
  ])('are refused at %j', async (url) => {
    const answer = await createEndpoint(company, company.organizationId, url, ['review.finished'])
    expect(hintOf(answer)).toBe('webhook_url')
  })

  it.each([
    'https://hooks.example.com',
    'https://Hooks.Example.com:8443/a/b?key=1%2F2',
    'https://xn--bcher-kva.example/in',
    'https://example.co.uk?x=1',
  ])('are accepted at %s', async (url) => {
    const { id } = await add(company, ['review.finished'], url)
    await remove(company, id)
  })

  it('ask for events that such an organization has', async () => {
    const none = [[], ['nonsense'], ['webhook.test'], ['program.assignment.completed'], [null as never]]
    for (const events of [...none, ['review.finished', 'review.finished']])
      expect(
        hintOf(await createEndpoint(company, company.organizationId, address(), events)),
        String(events),
      ).toBe('webhook_events')
    const answer = await createEndpoint(school, school.organizationId, address(), ['review.finished'])
    expect(hintOf(answer)).toBe('webhook_events')
    const offered = good<{ events: string[] }>(
      await company.client.rpc('webhooks', { organization_id: company.organizationId }),
    )
    expect(offered.events).toEqual(ofCompany)
  })

  it('are limited to ten with different addresses, even for concurrent requests', async () => {
    const owner = await signedIn(server, await partner(server, 'company', { approver: hiring.boss }))
    const answers = await Promise.all(
      Array.from({ length: 13 }, (_, n) =>
        createEndpoint(owner, owner.organizationId, `https://hooks.example.com/${n % 12}`, [
          'opening.closed',
        ]),
      ),
    )
    const hints = answers.map(hintOf)
    expect(hints.filter((hint) => hint === 'done')).toHaveLength(10)
    expect(new Set(hints)).toEqual(
      new Set(['done', 'too_many_webhooks', ...(hints.includes('webhook_exists') ? ['webhook_exists'] : [])]),
    )
    const again = await createEndpoint(rival, rival.organizationId, 'https://a.example.com/', [
      'opening.closed',
    ])
    expect(hintOf(again)).toBe('done')
    const twice = await createEndpoint(rival, rival.organizationId, 'https://a.example.com/', [
      'opening.closed',
    ])
    expect(hintOf(twice)).toBe('webhook_exists')
  })

  it('are turned off when their owner leaves, and another owner turns them on', async () => {
    const leaver = await coOwner()
    const { id: endpoint_id } = await add(leaver, ['review.finished'])
    good(await leaver.client.rpc('test_webhook', { endpoint_id }))
    await server.sql(`update public.organization_members set member_role = 'recruiter' where user_id = $1`, [
      leaver.id,
    ])
    const state = () =>
      server.sql(
        `select is_on, off_reason, owner_id, (select array_agg(status) from public.webhook_deliveries where endpoint_id = known.id)
         from public.webhook_endpoints as known where known.id = $1`,
        [endpoint_id],
      )
    expect(await state()).toMatchObject([{ is_on: false, off_reason: 'owner_left', array_agg: ['failed'] }])
    expect(await notificationsFor(server, company)).toContain('webhook_turned_off')
    good(await company.client.rpc('switch_webhook', { endpoint_id, is_on: true }))
    expect(await state()).toMatchObject([{ is_on: true, off_reason: null, owner_id: company.id }])
    await remove(company, endpoint_id)
  })

  it('stay with the organization, off, when the account of their owner is deleted', async () => {
    const leaver = await coOwner()
    const { id } = await add(leaver, ['review.finished'])
    expect((await dataOf(server, leaver)).webhook_endpoints).toHaveLength(1)
    await server.sql('select private.end_account($1)', [leaver.id])
    expect(
      await server.sql('select is_on, owner_id from public.webhook_endpoints where id = $1', [id]),
    ).toEqual([{ is_on: false, owner_id: null }])
    await remove(company, id)
  })

  it('are recorded in the audit log, without the path of their address', async () => {
    const { id: endpoint_id } = await add(company, ['review.finished'], 'https://hooks.example.com/SECRET')
    good(await company.client.rpc('rotate_webhook_secret', { endpoint_id }))
    good(await company.client.rpc('switch_webhook', { endpoint_id, is_on: false }))
    good(await company.client.rpc('switch_webhook', { endpoint_id, is_on: true }))
    const change = { endpoint_id, url: 'https://hooks.example.com/SECRET', events: ['opening.closed'] }
    good(await company.client.rpc('change_webhook', change))
    await remove(company, endpoint_id)
    const log = await server.sql<{ action: string; details: { host: string } }>(
      `select action, details from public.audit_log where details ->> 'endpoint' = $1 order by id`,
      [endpoint_id],
    )
    expect(log.map(({ action }) => action)).toEqual([
      'webhook.created',
      'webhook.secret_rotated',
      'webhook.turned_off',
      'webhook.turned_on',
      'webhook.changed',
      'webhook.deleted',
    ])
    expect(log.every(({ details }) => details.host === 'hooks.example.com')).toBe(true)
    expect(JSON.stringify(log)).not.toContain('SECRET')
  })
})

describe('events', () => {
  it('tell a company of submissions, reviews and certificates, without names', async () => {
    const mission = await publish(company)
    const author = await candidate(server, { metadata: { first_name: 'Zelie', last_name: 'Quasimodo' } })
    let submission = ''
    const sent = await during(company, ofCompany, async () => {
      submission = (await work(server, mission, author)).submissionId
      const review = reviewer(recruiter, submission)
      good(await review.claim())
      good(await review.save())
      good(await review.deliver('validated'))
    })
    expect(sent).toEqual([
      {
        type: 'submission.received',
        data: {
          submission_id: submission,
          mission_id: mission,
          attempt: 1,
          language: 'en',
          submitted_at: expect.any(String),
          feedback_due_at: expect.any(String),
        },
      },
      {
        type: 'certificate.issued',
        data: { submission_id: submission, mission_id: mission, issued_at: expect.any(String) },
      },
      {
        type: 'review.finished',
        data: {
          submission_id: submission,
          mission_id: mission,
          verdict: 'validated',
          reviewed_at: expect.any(String),
        },
      },
    ])
    const said = JSON.stringify(sent)
    for (const secret of ['Zelie', 'Quasimodo', author.email, author.id]) expect(said).not.toContain(secret)
    expect((await dataOf(server, author)).webhook_events).toEqual([])
  })

  it('about a person are in their export, and deleted with their account', async () => {
    const { id } = await add(company, ['submission.received'])
    const { candidate: author } = await work(server, await publish(company))
    const data = await dataOf(server, author)
    expect(data.webhook_events).toMatchObject([{ type: 'submission.received' }])
    expect(data.webhook_deliveries).toHaveLength(1)
    await server.sql('select private.end_account($1)', [author.id])
    expect(await eventsOf(id)).toEqual([])
    await remove(company, id)
  })

  it('tell of openings, and of applications only if the owner is on the team', async () => {
    let opening = { id: '' }
    let application = ''
    const all = await during(company, ofCompany, async () => {
      const published = await publishWithTeam(hiring)
      opening = published
      application = await apply(await candidate(server), published)
      good(await company.client.rpc('open_application', { application_id: application }))
      good(await moveTo(company, application, published, 'new', 'shortlist'))
      const other = await publishOpening(server, company)
      await server.sql(
        'insert into public.opening_team (opening_id, user_id, is_lead) values ($1, $2, true)',
        [other.id, recruiter.id],
      )
      await apply(await candidate(server), other)
      good(await company.client.rpc('set_opening_status', { opening_id: opening.id, status: 'closed' }))
    })
    const about = all.filter(({ data }) => data.opening_id === opening.id)
    expect(about.map(({ type }) => type)).toEqual([
      'opening.published',
      'application.received',
      'application.stage_changed',
      'opening.closed',
    ])
    expect(about[1]!.data).toMatchObject({ application_id: application })
    expect(about[2]!.data).toMatchObject({ from: { kind: 'new' }, to: { kind: 'shortlist' } })
    // That of the other opening is left out.
    expect(all.filter(({ type }) => type === 'application.received')).toHaveLength(1)
    expect(all.filter(({ type }) => type === 'opening.published')).toHaveLength(2)
  })

  it('tell a school of completed assignments, of students who share progress', async () => {
    const mission = await publish(company)
    const cohort = await makeCohort(server, school)
    const shown = await makeStudent(server, school, cohort, ['progress'])
    const hidden = await makeStudent(server, school, cohort, ['skills'])
    const elsewhere = await candidate(server)
    const program = await assignProgram(school, [cohort], [{ id: mission }])
    const sent = await during(school, ['program.assignment.completed'], async () => {
      for (const person of [shown, hidden, elsewhere]) {
        const { submissionId } = await work(server, mission, person)
        const review = reviewer(recruiter, submissionId)
        good(await review.claim())
        good(await review.save())
        good(await review.deliver('validated'))
      }
    })
    expect(sent).toEqual([
      {
        type: 'program.assignment.completed',
        data: {
          program_id: program,
          mission_id: mission,
          student_id: shown.studentId,
          submitted_on: expect.any(String),
          is_late: false,
          completed_at: expect.any(String),
        },
      },
    ])
  })

  it('go to endpoints that want them, of that organization, while it may receive any', async () => {
    const wanted = await add(company, ['submission.received'])
    const other = await add(company, ['opening.closed'])
    const off = await add(company, ['submission.received'])
    good(await company.client.rpc('switch_webhook', { endpoint_id: off.id, is_on: false }))
    const foreign = await add(rival, ['submission.received'])
    const mission = await publish(company)
    await work(server, mission)
    expect(await eventsOf(wanted.id)).toHaveLength(1)
    for (const { id } of [other, off, foreign]) expect(await eventsOf(id)).toEqual([])
    const status = (value: string) =>
      server.sql('update public.organizations set status = $2 where id = $1', [company.organizationId, value])
    await status('suspended')
    try {
      await server.sql(`select private.emit_webhook($1, 'submission.received', '{}')`, [
        company.organizationId,
      ])
      expect(await eventsOf(wanted.id)).toHaveLength(1)
      expect(await server.sql('select id from public.claim_webhooks(50)')).toEqual([])
    } finally {
      await status('approved')
    }
    for (const { id } of [wanted, other, off]) await remove(company, id)
    await remove(rival, foreign.id)
  })

  it('do not exist if what happened is taken back', async () => {
    const { id } = await add(company, ['submission.received'])
    const client = await server.engine.db.admin.connect()
    try {
      await client.query('begin')
      await client.query(`select private.emit_webhook($1, 'submission.received', '{}')`, [
        company.organizationId,
      ])
      await client.query('rollback')
    } finally {
      client.release()
    }
    expect(await eventsOf(id)).toEqual([])
    await remove(company, id)
  })

  it('are removed after 30 days, with their deliveries', async () => {
    const { id: endpoint_id } = await add(company, ['review.finished'])
    good(await company.client.rpc('test_webhook', { endpoint_id }))
    good(await company.client.rpc('test_webhook', { endpoint_id }))
    await server.sql(
      `update public.webhook_events set occurred_at = now() - interval '31 days'
       where id = (select event_id from public.webhook_deliveries where endpoint_id = $1 limit 1)`,
      [endpoint_id],
    )
    await server.sql('select private.remove_old_webhook_events()')
    expect(await eventsOf(endpoint_id)).toHaveLength(1)
    await remove(company, endpoint_id)
  })
})
