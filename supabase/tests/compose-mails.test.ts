import { describe, expect, it } from 'vitest'
import { emailTemplate } from '../../scripts/email-templates/template.ts'
import { templateTexts } from '../../scripts/email-templates/texts.ts'
import notificationTexts from '../../src/i18n/en/notificationTexts.ts'
import { drain, type Post } from '../functions/_shared/drain.ts'
import { longDate, longMoment } from '../functions/_shared/formats/long-date.ts'
import { sentenceOf } from '../functions/_shared/notifications/sentence.ts'
import { compose } from '../functions/send-mails/compose.ts'
import { isFinal } from '../functions/send-mails/is-final.ts'
import type { Language, QueuedMail } from '../functions/send-mails/mail.ts'
import { english } from '../functions/send-mails/texts-en.ts'
import { french } from '../functions/send-mails/texts-fr.ts'

const around = {
  site: 'https://essor.example',
  backend: 'https://api.example',
  from: 'Essor <noreply@essor.example>',
}
const queued = (more: Partial<QueuedMail> = {}): QueuedMail => ({
  id: '0b0e6d0e-0000-4000-8000-000000000001',
  lease: 'l',
  recipient: 'zoe@example.test',
  kind: 'review_revise',
  data: {
    mission: 'Un export qui casse',
    name: 'Acme',
    reason: 'Missing',
    company: 'Acme',
    message: 'Hi',
    action: 'Rappeler',
    title: 'Portfolio',
    date: '2026-12-01',
    by: 'Acme',
    program: 'Semestre 1',
    school: 'Campus Lumière',
    into: 'Acme France',
    merged: 'Acme Lyon',
    question: 'Pourquoi',
  },
  link: '/missions/work/1',
  language: 'en',
  topic: 'feedback',
  first_name: 'Zoé',
  unsubscribe_token: 'abc',
  ...more,
})
const kinds = Object.keys(english.kinds)
const forAdministrators =
  /^(account_admin_joined|account_administration_changed|account_email_test|inbox_received|moderation_\w+|organization_(requested|answered|asks_verification))$/

/** The email's text, as it is read. */
const wordsOf = (html: string) =>
  html
    .replace(/<style>[\s\S]*?<\/style>|<[^>]+>/g, ' ')
    .replaceAll('&nbsp;', '\u00a0')
    .replace(/https?:\/\/\S+/g, '')

describe.each(kinds)('the email of kind %s', (kind) => {
  it.each(['en', 'fr'] as Language[])('is complete, in one language: %s', (language) => {
    const mail = compose(queued({ kind, language }), around)
    const isFrench = language === 'fr'
    expect(mail.html).toContain(`<html lang="${language}">`)
    for (const words of [wordsOf(mail.html), mail.subject, mail.text.replace(/https?:\/\/\S+/g, '')]) {
      expect(words).not.toMatch(/undefined|null|\$\{|'/)
      expect(words).not.toMatch(isFrench ? /\b(the|your|this|you)\b/i : /\b(votre|vous|ce)\b/i)
      if (isFrench) expect(words).not.toMatch(/[^\u00a0][;:?!»]|«[^\u00a0]/)
    }
    const page = `${around.site}${forAdministrators.test(kind) ? '/admin-dashboard' : '/dashboard'}/missions/work/1`
    expect(mail.html).toContain(`<a href="${page}"`)
    expect(mail.text).toContain(page)
    expect(mail.html).not.toMatch(/<(img|link|script|iframe)|url\(|@import/i)
  })
})

it('every notification that the app can display can be emailed', () => {
  // Some read differently if the reader's partner acted; it is the same notification.
  const worded = Object.keys(notificationTexts).map((kind) => kind.replace(/_them$/, ''))
  expect(kinds).toEqual(expect.arrayContaining(worded))
})

it('P2 never says that a partner proposes terms to itself', () => {
  for (const texts of [english, french]) {
    for (const kind of [
      'partnership_changed',
      'partnership_declined',
      'partnership_withdrawn',
      'partnership_ended',
    ]) {
      const own = { name: 'Nordelia', by: 'Nordelia', reason: '' }
      expect(
        texts.kinds[kind]!(own)
          .lines.join(' ')
          .match(/Nordelia/g),
        kind,
      ).toHaveLength(1)
      for (const language of ['en', 'fr'] as const)
        expect(sentenceOf(language, kind, own).match(/Nordelia/g), kind).toHaveLength(1)
      const [line] = texts.kinds[kind]!({ name: 'Nordelia', by: 'Campus', reason: '' }).lines
      expect(line).toMatch(/Campus.*Nordelia/)
    }
  }
})

it('P2 explains to an invited student what Essor is, who invites them and whom to ask', () => {
  const data = { company: 'Campus', name: 'Claire Roy', email: 'claire@campus.example' }
  for (const texts of [english, french]) {
    const { lines, after = [] } = texts.kinds.school_invited!(data)
    expect([...lines, ...after].join(' ')).toMatch(/Essor.*missions.*Claire Roy.*claire@campus\.example/s)
  }
})

it('P2 quotes the teacher’s message to invited students', () => {
  const data = { company: 'Campus', name: 'Claire Roy', message: 'See you Monday.\nRoom 4.' }
  const { text } = compose(queued({ kind: 'school_invited', data }), around)
  expect(text).toContain('Claire Roy writes:\n\n> See you Monday.\n> Room 4.')
  expect(
    compose(queued({ kind: 'school_invited', data: { ...data, message: '' } }), around).text,
  ).not.toContain('writes:')
})

it('says why an account is suspended, and what is undone without a reason', () => {
  const suspended = queued({ kind: 'account_suspended', data: { reason: 'Messages nobody asked for.' } })
  expect(compose(suspended, around).text).toContain('> Messages nobody asked for.')
  const undone = queued({ kind: 'account_role_revoked', data: { role: 'admin' } })
  expect(compose(undone, around).text).not.toContain('The reason')
})

it('P2 sends replies to a school’s invitation to its sender, and to no other address', () => {
  const data = { company: 'Campus', name: 'Claire Roy', email: 'claire@campus.example' }
  const mail = compose(queued({ kind: 'school_invited', data }), around)
  expect(mail.replyTo).toEqual({ name: 'Claire Roy', address: 'claire@campus.example' })
  expect(mail.text).toContain('replies go to Claire Roy')
  expect(mail.text).not.toContain('aren’t read')
  for (const email of ['', 'a@b.example, c@d.example', 'a@b.example\r\nBcc: c@d.example', undefined])
    expect(
      compose(queued({ kind: 'school_invited', data: { ...data, email } }), around).replyTo,
    ).toBeUndefined()
  expect(compose(queued({ kind: 'team_invited', data }), around).replyTo).toBeUndefined()
})

it('both languages have the same kinds, topics and sentences', () => {
  expect(Object.keys(french.kinds)).toEqual(kinds)
  expect(Object.keys(french.reason)).toEqual(Object.keys(english.reason))
})

/** After a change of the frame or the texts, run `npx vitest run supabase/tests/compose-mails -u` to write them again. */
it.each(Object.keys(templateTexts))(
  'supabase/templates/%s.html is written from the common frame',
  async (name) => {
    await expect(emailTemplate(name)).toMatchFileSnapshot(`../templates/${name}.html`)
  },
)

it('is readable even if a value is missing', () => {
  for (const kind of kinds) {
    const mail = compose(queued({ kind, data: {} }), around)
    expect(mail.html + mail.subject + mail.text).not.toMatch(/undefined|null/)
  }
})

it('can’t be injected into: names are text, on one line, and shortened', () => {
  const mission = `<script>alert(1)</script>\r\nBcc: eve@example.test "x" ${'a'.repeat(500)}`
  const mail = compose(queued({ data: { mission }, first_name: '<b>Eve' }), around)
  expect(mail.html).not.toMatch(/<script|<b>/)
  expect(mail.subject).not.toMatch(/[\r\n]/)
  expect(mail.subject.length).toBeLessThan(160)
  expect(compose(queued({ data: { path: '//evil.example' } }), around).html).not.toContain('evil')
})

it('can be stopped with one press, unless it concerns the account', () => {
  const mail = compose(queued(), around)
  expect(mail.headers).toMatchObject({
    'List-Unsubscribe': '<https://api.example/functions/v1/unsubscribe?token=abc&topic=feedback>',
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  })
  expect(mail.html).toContain('https://essor.example/unsubscribe?token=abc&amp;topic=feedback')
  expect(mail.text).toContain('https://essor.example/dashboard/notifications/preferences')
  const account = compose(queued({ kind: 'certificate_revoked', topic: 'account' }), around)
  expect(account.headers['List-Unsubscribe']).toBe(
    '<https://essor.example/dashboard/notifications/preferences>',
  )
  expect(account.html).not.toContain('/unsubscribe')
  const invited = compose(
    queued({
      kind: 'mission_invited',
      topic: 'invitations',
      unsubscribe_token: null,
      data: { path: '/missions/7?i=x' },
    }),
    around,
  )
  expect(invited.html).toContain('https://essor.example/missions/7?i=x')
  expect(invited.headers).not.toHaveProperty('List-Unsubscribe')
})

it('the digest lists what is new and says how much more there is', () => {
  const items = Array.from({ length: 10 }, (_, n) => ({
    kind: 'work_submitted',
    data: { mission: `Mission ${n}` },
    link: '/reviews',
  }))
  const digest = (more: number, language: Language) =>
    compose(queued({ kind: 'digest', topic: 'digest', data: { items, more }, language }), around)
  expect(digest(3, 'en')).toMatchObject({ subject: 'You have 13 new notifications' })
  expect(digest(3, 'en').text).toContain('And 3 more.')
  expect(digest(1, 'fr').text).toContain('Et une autre.')
  expect(digest(0, 'fr').text).not.toContain('Et 0')
  expect(digest(0, 'en').html.match(/<li/g)).toHaveLength(10)
})

describe('draining the queue', () => {
  const setUp = (mails: QueuedMail[], more: Partial<Post<QueuedMail>> = {}) => {
    const seen = {
      sent: [] as string[],
      marked: [] as string[],
      failed: [] as unknown[],
      logged: [] as string[],
    }
    const post: Post<QueuedMail> = {
      noun: 'mail',
      isFinal,
      take: async (count) => mails.splice(0, count),
      send: async ({ id }) => void seen.sent.push(id),
      sent: async ({ id }) => void seen.marked.push(id),
      async failed(mail, reason, isFinal) {
        seen.failed.push([mail.id, reason, isFinal])
        return isFinal
      },
      log: (line) => void seen.logged.push(line),
      ...more,
    }
    return { post, seen }
  }
  const many = (count: number) => Array.from({ length: count }, (_, n) => queued({ id: `m${n}` }))

  it('sends everything once, and stops after a limited number', async () => {
    const { post, seen } = setUp(many(45))
    await drain(post)
    expect(seen.sent).toHaveLength(45)
    expect(seen.marked).toEqual(seen.sent)
    const endless = setUp([], { take: async (count) => many(count) })
    await drain(endless.post)
    expect(endless.seen.sent).toHaveLength(200)
  })

  it('continues after a failure, and recognizes permanent ones', async () => {
    const failures: Record<string, object> = {
      m0: { message: 'try later', responseCode: 450 },
      m1: { message: 'no such mailbox zoe@example.test', responseCode: 550 },
      m2: { message: 'wrong password', responseCode: 535, code: 'EAUTH' },
    }
    const { post, seen } = setUp(many(4), {
      async send({ id }) {
        if (failures[id]) throw Object.assign(new Error(), failures[id])
      },
    })
    await drain(post)
    expect(seen.marked).toEqual(['m3'])
    expect(seen.failed).toEqual([
      ['m0', 'try later', false],
      ['m1', 'no such mailbox zoe@example.test', true],
      ['m2', 'wrong password', false],
    ])
    expect(seen.logged).toEqual(['mail m1 (review_revise) is given up: 550'])
  })

  it('retries recording what was sent for a minute, and says so if it can’t', async () => {
    let answers = 0
    let waited = 0
    const wait = async (ms: number) => {
      waited += ms
    }
    const { post, seen } = setUp(many(1), {
      async sent() {
        if (++answers < 10) throw new Error('connection lost')
      },
      wait,
    })
    await drain(post)
    expect(answers).toBe(10)
    expect(seen.sent).toHaveLength(1)
    expect(seen.logged).toEqual([])
    waited = 0
    const lost = setUp(many(1), { sent: () => Promise.reject(new Error('gone')), wait })
    await drain(lost.post)
    expect(lost.seen.failed).toEqual([])
    expect(lost.seen.logged).toHaveLength(1)
    expect(waited).toBe(60_000)
  })

  it('starts nothing whose lease is about to end, because another run could start it too', async () => {
    let time = 0
    const { post, seen } = setUp(many(12), {
      async send({ id }) {
        seen.sent.push(id)
        time += 20_000
      },
      now: () => time,
    })
    await drain(post)
    expect(seen.sent).toEqual(['m0', 'm1', 'm2', 'm3'])
    expect(seen.marked).toEqual(seen.sent)
  })
})

it('P2-dates writes dates as the pages do, in each language', () => {
  const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ')
  expect(longDate('2026-12-01', 'en-US')).toBe('December 1, 2026')
  expect(longDate('2026-12-01', 'fr-FR')).toBe('1er décembre 2026')
  expect(longDate('2026-12-11', 'fr-FR')).toBe('11 décembre 2026')
  const at = '2026-12-01T17:00:00Z'
  expect(plain(longMoment(at, 'Europe/Paris', 'en-US'))).toBe(
    'Tuesday, December 1, 2026 at 6:00 PM (Europe/Paris)',
  )
  expect(plain(longMoment(at, 'Europe/Paris', 'fr-FR'))).toBe(
    'mardi 1er décembre 2026 à 18:00 (Europe/Paris)',
  )
})

describe('times in emails', () => {
  const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ')
  const at = '2026-12-01T17:00:00+00:00'
  const textOf = (more: Partial<QueuedMail>) => plain(compose(queued(more), around).text)

  it('are in the event’s time zone, and in the reader’s where it differs', () => {
    const event = { kind: 'event_reminder', data: { title: 'Open day', at, zone: 'Europe/Paris' } }
    const paris = 'Tuesday, December 1, 2026 at 6:00 PM (Europe/Paris)'
    expect(textOf(event)).toContain(paris)
    expect(textOf({ ...event, time_zone: 'Europe/Paris' })).toContain(paris)
    // Another name for the same clock.
    expect(textOf({ ...event, time_zone: 'Europe/Brussels' })).toContain(paris)
    expect(textOf({ ...event, time_zone: 'America/New_York' })).toContain(
      '6:00 PM (Europe/Paris; your time: 12:00 PM)',
    )
    expect(textOf({ ...event, time_zone: 'Asia/Tokyo', language: 'fr' })).toContain(
      'mardi 1er décembre 2026 à 18:00 (Europe/Paris ; pour vous : 2 déc. 2026, 02:00)',
    )
    const items = [{ ...event, link: '/networking/events' }]
    expect(textOf({ kind: 'digest', data: { items }, time_zone: 'America/New_York' })).toContain('Open day')
  })

  it('are in the reader’s time zone if they have none of their own', () => {
    const session = { kind: 'mentoring_session', data: { name: 'Kervella', at } }
    expect(textOf({ ...session, time_zone: 'America/New_York' })).toContain(
      'It’s on Tuesday, December 1, 2026 at 12:00 PM (America/New York).',
    )
    expect(textOf(session)).toContain('at 6:00 PM (Europe/Paris).')
    const suspended = { kind: 'account_suspended', data: { reason: 'Spam', ends: at } }
    expect(textOf({ ...suspended, time_zone: 'Asia/Tokyo', language: 'fr' })).toContain(
      'mercredi 2 décembre 2026 à 02:00 (Asia/Tokyo)',
    )
  })

  it('are written the same in the administrators’ own text', () => {
    const own = { own_subject: 'Soon', own_body: 'See you on {at}.' }
    const data = { title: 'Open day', at, zone: 'Europe/Paris' }
    expect(textOf({ kind: 'event_reminder', data, ...own, time_zone: 'America/New_York' })).toContain(
      'See you on Tuesday, December 1, 2026 at 6:00 PM (Europe/Paris; your time: 12:00 PM).',
    )
  })
})
