import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestServer } from '../../server/testing/server.ts'
import { placeholders } from '../functions/send-mails/own-words.ts'
import { admin, candidate, newEmail, type Person, partner, password, startProduct } from './people.ts'

let server: TestServer
let boss: Person
let other: Person
let someone: Person
beforeAll(async () => {
  server = await startProduct()
  boss = await admin(server)
  other = await admin(server)
  someone = await candidate(server)
})
afterAll(() => server.close())

const stored = async (key: string) =>
  (await server.sql('select value from public.platform_settings where key = $1', [key]))[0]?.value
const save = async (section: string, changes: Record<string, unknown>, by = boss) => {
  const seen = Object.fromEntries(
    await Promise.all(Object.keys(changes).map(async (key) => [key, (await stored(key)) ?? null])),
  )
  return by.client.rpc('save_settings', { section, changes, seen })
}
const codeOf = ({ error }: { error: unknown }) => (error as { hint?: string } | null)?.hint ?? null
const lastAudit = async () =>
  (await server.sql('select action, subject_id, details from public.audit_log order by id desc limit 1'))[0]

describe('settings', () => {
  it.each<[string, string, unknown, unknown]>([
    ['identity', 'product_name', '  Envol ', 'Envol'],
    ['identity', 'languages', ['fr'], ['fr']],
    ['identity', 'languages', ['fr', 'en'], ['fr', 'en']],
    ['mail_domains', 'free_mail_domains', ['Mail.test', 'gmail.com'], ['gmail.com', 'mail.test']],
    ['limits', 'limit_reports_a_day', 2, 2],
    ['features', 'feature_talks', false, false],
    ['retention', 'retention_mails_days', 30, 30],
  ])('of %s are stored as expected: %s', async (section, key, given, kept) => {
    const before = await stored(key)
    expect((await save(section, { [key]: given })).error).toBeNull()
    expect(await stored(key)).toEqual(kept)
    expect(await lastAudit()).toEqual({
      action: 'settings.changed',
      subject_id: section,
      details: { before: { [key]: before }, after: { [key]: kept } },
    })
    expect((await save(section, { [key]: before })).error).toBeNull()
  })

  it.each<[string, string, unknown, string]>([
    ['identity', 'product_name', '', 'setting_text_invalid'],
    ['identity', 'product_name', '<b>x', 'setting_text_invalid'],
    ['identity', 'product_name', 'x'.repeat(41), 'setting_text_invalid'],
    ['identity', 'product_name', 7, 'setting_invalid'],
    ['identity', 'logo_path', 'not-there.png', 'picture_missing'],
    ['identity', 'languages', [], 'setting_invalid'],
    ['identity', 'languages', ['de'], 'setting_invalid'],
    ['identity', 'languages', ['fr', 'fr'], 'setting_invalid'],
    ['identity', 'languages', 'fr', 'setting_invalid'],
    ['mail_domains', 'free_mail_domains', ['not a domain'], 'not_a_domain'],
    ['limits', 'limit_reports_a_day', 0, 'setting_out_of_range'],
    ['limits', 'limit_reports_a_day', 1.5, 'setting_out_of_range'],
    ['limits', 'limit_reports_a_day', '5', 'setting_invalid'],
    ['features', 'feature_talks', 'off', 'setting_invalid'],
    ['retention', 'retention_mails_days', 100_000, 'setting_out_of_range'],
    ['limits', 'feature_talks', false, 'setting_unknown'],
    ['security', 'admins_need_second_factor', false, 'setting_unknown'],
  ])('of %s refuse invalid values for %s: %j', async (section, key, given, code) => {
    const before = await stored(key)
    expect(codeOf(await save(section, { [key]: given }))).toBe(code)
    expect(await stored(key)).toEqual(before)
  })

  it('can’t be overwritten from outdated values, and change all or none', async () => {
    const seen = { limit_open_talks: 3, limit_contacts_a_day: 20 }
    const first = await boss.client.rpc('save_settings', {
      section: 'limits',
      changes: { limit_open_talks: 4 },
      seen,
    })
    expect(first.error).toBeNull()
    const late = { limit_contacts_a_day: 30, limit_open_talks: 5 }
    expect(codeOf(await other.client.rpc('save_settings', { section: 'limits', changes: late, seen }))).toBe(
      'revision_conflict',
    )
    expect(await stored('limit_contacts_a_day')).toBe(20)
    await save('limits', { limit_open_talks: 3 })
  })

  it('show only administrators who changed them last', async () => {
    await save('limits', { limit_match_questions_a_day: 11 })
    const { data } = await other.client.rpc('admin_settings')
    expect(data).toContainEqual(
      expect.objectContaining({
        key: 'limit_match_questions_a_day',
        value: 11,
        lowest: 1,
        changedBy: 'Ada Admin',
      }),
    )
    expect(data.map(({ key }: { key: string }) => key)).not.toContain('admins_need_second_factor')
    expect((await someone.client.rpc('admin_settings')).error?.code).toBe('42501')
    expect((await server.client().rpc('admin_settings')).error?.code).toBe('42501')
  })

  it('take effect immediately: a lowered limit refuses', async () => {
    await save('limits', { limit_reports_a_day: 1 })
    const report = (person: string) =>
      someone.client.rpc('report_content', { kind: 'person', id: person, reason: 'other', details: 'Rude.' })
    expect((await report(other.id)).error).toBeNull()
    const third = await candidate(server)
    expect(codeOf(await report(third.id))).toBe('too_many_reports')
    await save('limits', { limit_reports_a_day: 10 })
    expect((await report(third.id)).error).toBeNull()
  })

  it('that everyone needs are readable without an account, and no others', async () => {
    await save('features', { feature_events: false })
    expect((await server.client().rpc('public_settings')).data).toEqual({
      name: 'Essor',
      logo: null,
      freeMail: ['gmail.com', 'hotmail.com', 'outlook.com', 'yahoo.com'],
      languages: ['en', 'fr'],
      off: ['events'],
    })
    await save('features', { feature_events: true })
    expect((await server.client().rpc('public_settings')).data.off).toEqual([])
  })
})

describe('a language that isn’t offered', () => {
  const spoken = async (person: Person) => {
    const [row] = await server.sql<{ language: string }>('select private.language_of($1) as language', [
      person.id,
    ])
    return row!.language
  }
  const mailed = async (wanted: string | null) => {
    await server.sql(`select private.queue_mail('someone@example.test', 'account_email_test', '{}', $1)`, [
      wanted,
    ])
    const [mail] = await server.sql<{ language: string }>(
      `delete from private.mails where recipient = 'someone@example.test' returning language`,
    )
    return mail!.language
  }
  it('is replaced by the default in lists and emails, whatever a profile says', async () => {
    await server.sql(`update public.profiles set language = 'en' where user_id = $1`, [someone.id])
    expect([await spoken(someone), await mailed('en'), await mailed(null)]).toEqual(['en', 'en', 'en'])
    expect((await save('identity', { languages: ['fr', 'en'] })).error).toBeNull()
    expect([await spoken(someone), await mailed('en'), await mailed(null)]).toEqual(['en', 'en', 'fr'])
    expect((await save('identity', { languages: ['fr'] })).error).toBeNull()
    expect([await spoken(someone), await mailed('en'), await mailed(null)]).toEqual(['fr', 'fr', 'fr'])
    expect((await save('identity', { languages: ['en', 'fr'] })).error).toBeNull()
  })
})

describe('the product’s logo', () => {
  const picture = (type: string) => new Blob(['x'], { type })
  it('can be uploaded only by administrators, as PNG or WebP', async () => {
    const branding = (person: Person) => person.client.storage.from('branding')
    expect((await branding(someone).upload('a.png', picture('image/png'))).error).not.toBeNull()
    expect((await branding(boss).upload('a.svg', picture('image/svg+xml'))).error).not.toBeNull()
    expect((await branding(boss).upload('a.png', picture('image/png'))).error).toBeNull()
    expect((await save('identity', { logo_path: 'a.png' })).error).toBeNull()
    expect((await server.client().rpc('public_settings')).data.logo).toBe('a.png')
    expect((await save('identity', { logo_path: null })).error).toBeNull()
  })
})

describe('a disabled feature', () => {
  const calls: Record<string, [string, Record<string, unknown>][]> = {
    mentoring: [
      ['find_mentors', {}],
      ['my_mentorships', {}],
    ],
    practice: [
      ['my_practice', {}],
      ['start_live_practice', { questions: [], seconds: 60 }],
    ],
    talks: [
      ['find_talks', {}],
      ['my_talk_offer', {}],
    ],
    events: [
      ['find_events', {}],
      ['register_for_event', { event_id: crypto.randomUUID() }],
    ],
    discovery: [['my_matches', {}]],
  }
  it.each(Object.keys(calls))('refuses everyone: %s', async (feature) => {
    await save('features', { [`feature_${feature}`]: false })
    for (const [name, given] of calls[feature]!) {
      expect(codeOf(await someone.client.rpc(name, given)), name).toBe('feature_off')
    }
    await save('features', { [`feature_${feature}`]: true })
    for (const [name, given] of calls[feature]!) {
      expect(codeOf(await someone.client.rpc(name, given)), name).not.toBe('feature_off')
    }
  })

  it('P2 leads to no event from search or a school’s page while events are off', async () => {
    const school = await partner(server, 'academia', { approver: boss })
    await server.sql(
      `insert into public.events (organization_id, title, kind, language, is_online, join_url, time_zone, starts_at,
         ends_at, status, published_at)
       values ($1, 'Zeppelin evening', 'talk', 'en', true, 'https://x.example', 'Europe/Paris', now() + interval '2 days',
         now() + interval '2 days 1 hour', 'published', now())`,
      [school.organizationId],
    )
    const [page] = await server.sql<{ slug: string }>('select slug from public.organizations where id = $1', [
      school.organizationId,
    ])
    const shown = async () => ({
      found: (await school.client.rpc('find_anything', { words: 'zeppelin', area: 'academia' })).data.length,
      listed: (await server.client().rpc('school_page', { wanted_slug: page!.slug })).data.events.length,
    })
    expect(await shown()).toEqual({ found: 1, listed: 1 })
    await save('features', { feature_events: false })
    expect(await shown()).toEqual({ found: 0, listed: 0 })
    await save('features', { feature_events: true })
  })

  it('shows no rows and accepts none, and returns unchanged', async () => {
    const company = await partner(server, 'company', { approver: boss })
    const add = () =>
      company.client.rpc('save_opening', {
        document: { title: 'Data analyst', skills: [] },
        opening_id: null,
      })
    await save('features', { feature_discovery: false })
    expect(codeOf(await add())).toBe('feature_off')
    expect((await company.client.from('openings').select()).data).toEqual([])
    expect(codeOf(await company.client.rpc('find_candidates'))).toBe('feature_off')
    expect(codeOf(await company.client.rpc('shared_profile', { card: crypto.randomUUID() }))).toBe(
      'feature_off',
    )
    await save('features', { feature_discovery: true })
    expect((await company.client.rpc('find_candidates')).error).toBeNull()
  })

  it('refuses rows that people write themselves, and accepts them again', async () => {
    const [question] = await server.sql('select slug from public.interview_questions order by slug limit 1')
    const rate = () =>
      someone.client.from('practice_ratings').insert({
        question_slug: question!.slug,
        relevance: 3,
        structure: 3,
        evidence: 3,
        concision: 3,
        presence: 3,
      })
    await save('features', { feature_practice: false })
    expect(codeOf(await rate())).toBe('feature_off')
    await save('features', { feature_practice: true })
    expect((await rate()).error).toBeNull()
  })

  it('can be sign-up, either for everyone or only for partners', async () => {
    const signUp = (data: Record<string, unknown> = {}) =>
      server.client().auth.signUp({ email: newEmail(), password, options: { data } })
    await save('features', { feature_partner_sign_up: false })
    const refused = await signUp({ user_type: 'on_maker', first_name: 'A', last_name: 'B', role: 'maker' })
    expect(refused.error?.message).toBe('New partners cannot sign up for now.')
    await save('features', { feature_partner_sign_up: true, feature_sign_up: false })
    expect((await signUp()).error?.message).toBe('New accounts cannot be created for now.')
    await save('features', { feature_sign_up: true })
    expect((await signUp()).error).toBeNull()
  })
})

describe('announcements', () => {
  const soon = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()
  const document = (more: Record<string, unknown> = {}) => ({
    en: 'Maintenance tonight',
    fr: 'Maintenance ce soir',
    tone: 'warning',
    endsAt: soon(2),
    ...more,
  })
  const shown = async (person: Person) => (await person.client.rpc('my_announcements')).data.shown

  it('reach their audience, until each person dismisses them', async () => {
    const company = await partner(server, 'company', { approver: boss })
    const { data: id, error } = await boss.client.rpc('save_announcement', {
      document: document({ role: 'candidate', link: '/dashboard' }),
    })
    expect(error).toBeNull()
    expect(await shown(someone)).toEqual([
      { id, en: 'Maintenance tonight', fr: 'Maintenance ce soir', link: '/dashboard', tone: 'warning' },
    ])
    expect(await shown(company)).toEqual([])
    expect((await someone.client.from('announcements').select()).data).toEqual([])
    expect((await someone.client.rpc('dismiss_announcement', { announcement_id: id })).error).toBeNull()
    expect(await shown(someone)).toEqual([])
    expect(await shown(await candidate(server))).toHaveLength(1)
    expect((await boss.client.rpc('delete_announcement', { announcement_id: id })).error).toBeNull()
    expect(await lastAudit()).toMatchObject({ action: 'announcement.deleted', subject_id: id })
  })

  it('can start later, and can’t be overwritten', async () => {
    const { data: id } = await boss.client.rpc('save_announcement', {
      document: document({ startsAt: soon(1) }),
    })
    const { data } = await someone.client.rpc('my_announcements')
    expect(data.shown).toEqual([])
    expect(Date.parse(data.changesAt)).toBeGreaterThan(Date.now())
    const change = (base_revision: number) =>
      other.client.rpc('save_announcement', { announcement_id: id, base_revision, document: document() })
    expect((await change(1)).error).toBeNull()
    expect(codeOf(await change(1))).toBe('revision_conflict')
    expect(await shown(someone)).toHaveLength(1)
  })

  it.each<[Record<string, unknown>, string]>([
    [{ fr: ' ' }, 'announcement_text'],
    [{ en: 'x'.repeat(301) }, 'announcement_text'],
    [{ link: 'javascript:alert(1)' }, 'announcement_link'],
    [{ link: '//evil.example' }, 'announcement_link'],
    [{ endsAt: soon(-1) }, 'announcement_period'],
    [{ tone: 'loud' }, 'setting_invalid'],
  ])('refuse %j', async (wrong, code) => {
    expect(codeOf(await boss.client.rpc('save_announcement', { document: document(wrong) }))).toBe(code)
  })

  it('can be written only by administrators', async () => {
    for (const [name, given] of [
      ['save_announcement', { document: document() }],
      ['delete_announcement', { announcement_id: crypto.randomUUID() }],
      ['save_mail_text', { kind: 'review_revise', language: 'en', subject: 'x', body: 'y' }],
      ['reset_mail_text', { kind: 'review_revise', language: 'en' }],
      ['save_settings', { section: 'identity', changes: {}, seen: {} }],
      ['admin_health', {}],
    ] as const) {
      expect((await someone.client.rpc(name, given)).error?.code, name).toBe('42501')
    }
  })
})

describe('email texts', () => {
  const words = (more: Record<string, unknown> = {}) => ({
    kind: 'review_revise',
    language: 'fr',
    subject: 'À revoir : {mission}',
    body: 'Bonjour {first_name},\n\nÀ vous de jouer.',
    base_revision: 0,
    ...more,
  })

  it('are sent instead of the built-in ones, and can be reset', async () => {
    expect((await boss.client.rpc('save_mail_text', words())).data).toBe(1)
    expect(codeOf(await other.client.rpc('save_mail_text', words()))).toBe('revision_conflict')
    await server.sql(`select private.queue_mail('zoe@example.test', 'review_revise', '{}', 'fr')`)
    const service = server.client(server.engine.secretKey)
    const taken = (await service.rpc('claim_mails', { batch: 50 })).data as Record<string, unknown>[]
    expect(taken.find(({ recipient }) => recipient === 'zoe@example.test')).toMatchObject({
      own_subject: 'À revoir : {mission}',
      own_body: words().body,
    })
    expect(
      (await boss.client.rpc('reset_mail_text', { kind: 'review_revise', language: 'fr' })).error,
    ).toBeNull()
    expect(await lastAudit()).toMatchObject({ action: 'mail_text.reset', subject_id: 'review_revise:fr' })
    expect(await server.sql('select * from public.mail_texts')).toEqual([])
  })

  it.each([
    [{ body: 'Hello {nickname}' }, 'placeholder_unknown'],
    [{ subject: 'Hello {' }, 'placeholder_unknown'],
    [{ subject: 'a\nBcc: x' }, 'mail_text_invalid'],
    [{ body: '' }, 'mail_text_invalid'],
  ])('refuse %j', async (wrong, code) => {
    expect(codeOf(await boss.client.rpc('save_mail_text', words(wrong)))).toBe(code)
  })

  it('have the same placeholders in the database as in the email code', async () => {
    const [row] = await server.sql('select private.mail_placeholders() as names')
    expect(row!.names).toEqual(placeholders)
  })
})

describe('platform health', () => {
  it('is reported part by part', async () => {
    const { data, error } = await boss.client.rpc('admin_health')
    expect(error).toBeNull()
    expect(data).toMatchObject({
      database: { bytes: expect.any(Number), connections: expect.any(Number), replicas: 0 },
      mail: { waiting: expect.any(Number) },
      versions: { postgres: expect.stringMatching(/^\d+/), migrations: expect.any(Number) },
    })
    expect(data.storage).toContainEqual(expect.objectContaining({ bucket: 'branding', files: 1, orphans: 1 }))
    expect(data.jobs).toContainEqual(expect.objectContaining({ name: 'queue digests', overdue: false }))
    expect(data.statements.slowest ?? data.statements.isMissing).toBeTruthy()
    expect(JSON.stringify(data.statements)).not.toMatch(/password '/)
  })

  it('counts failed emails by reason, without addresses, for administrators and for metrics', async () => {
    await server.sql(
      `insert into private.mails (kind, recipient, language, given_up_at, last_error)
      select 'message_new', 'ada@example.com', 'en', now(), error from unnest($1::text[]) as error`,
      [
        [
          '550 5.1.1 <ada@example.com>: Recipient address rejected',
          '550 5.1.1 <eve@example.com>: Recipient address rejected',
          'Invalid login: 535 5.7.8 EAUTH',
        ],
      ],
    )
    const { data } = await boss.client.rpc('admin_health')
    expect(data.mail.failures).toMatchObject([
      { text: '550 5.1.1 <…>: Recipient address rejected', count: 2 },
      { text: 'Invalid login: 535 5.7.8 EAUTH', count: 1 },
    ])
    expect(data.mail.account).toMatchObject({ waiting: expect.any(Number) })
    const metrics = await server.sql('select name, labels, value from private.metrics()')
    const failed = (reason: string, value: number) => ({
      name: 'product_emails_failed_last_day',
      labels: { reason },
      value,
    })
    expect(metrics).toEqual(
      expect.arrayContaining([failed('refused', 2), failed('sign_in', 1), failed('other', 0)]),
    )
  })

  it('says which part can’t be read, and reports the others', async () => {
    // P2 what the server recorded about itself.
    await expect
      .poll(async () => (await boss.client.rpc('admin_health')).data.server)
      .toMatchObject({ disk: { free: expect.any(Number), total: expect.any(Number) } })
    await server.sql('alter function private.health_mail() rename to health_of_mail')
    const { data } = await boss.client.rpc('admin_health')
    expect(data.mail).toEqual({ failure: expect.stringContaining('health_mail') })
    expect(data.database.bytes).toBeGreaterThan(0)
    await server.sql('alter function private.health_of_mail() rename to health_mail')
  })

  it.each([
    ['* * * * *', '00:01:00'],
    ['*/15 * * * *', '00:15:00'],
    ['7 * * * *', '01:00:00'],
    ['0 3 * * *', '1 day'],
    ['0 3 * * 1', '7 days'],
    ['0 3 1 * *', '31 days'],
    ['30 seconds', '00:00:30'],
  ])('knows how often %s runs', async (schedule, period) => {
    const [row] = await server.sql('select private.schedule_period($1)::text as period', [schedule])
    expect(row!.period).toBe(period)
  })
})
