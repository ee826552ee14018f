// @vitest-environment jsdom
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import ICAL from 'ical.js'
import { afterAll, expect, it } from 'vitest'
import { toIcs } from '../features/career/applications/ics.ts'
import { calendarOf as milestonesFile } from '../features/career/career-plan/calendar.ts'
import { calendarOf as eventFile } from '../features/community/events/calendar.ts'
import { calendarOf as talkFile } from '../features/community/talks/calendar.ts'
import { calendarOf as interviewFile } from '../features/hiring/interviews/calendar.ts'
import { changeLanguage, i18n, startI18n } from '../i18n/i18n.ts'
import { type Language, languages } from '../i18n/languages.ts'
import { wrongFormats } from '../lib/formats/wrong-formats.ts'

afterAll(() => changeLanguage('en'))

const name = 'Zoé, Łukasz; & Ana\\María'
const written =
  'Deux lignes :\nla première, la seconde ; puis une très longue, qu’il faut plier sans couper ⛵.'
// The same evening, as a browser, the database and a calendar in another zone write it.
const [from, to] = ['2026-12-01T18:00:00+01:00', '2026-12-01T17:30:00Z']

/** Every file the product makes, by the module that makes it. */
const files = {
  'src/features/community/events/calendar.ts': () =>
    eventFile({
      id: 'e',
      title: name,
      organization: 'Campus',
      description: written,
      starts_at: from,
      ends_at: to,
      place: '12, rue Haute; Lyon',
    } as never),
  'src/features/community/talks/calendar.ts': () =>
    talkFile(
      { id: 't', starts_at: from, ends_at: to, about: written, place: null, is_host: false } as never,
      i18n.t('talks:mine.summary', { name }),
    ),
  'src/features/hiring/interviews/calendar.ts': () =>
    interviewFile(
      { id: 'i', startsAt: from, endsAt: to, words: written, place: 'https://meet.example.com/room' },
      i18n.t('interviews:summary', { company: name, opening: 'Analyste' }),
      '/dashboard/opportunities/applications/a',
    ),
  'src/features/career/career-plan/calendar.ts': () =>
    milestonesFile([{ id: 'm', due_on: '2026-12-31', title: name, note: written, remind_days: 3 } as never]),
  'src/features/career/applications/ics.ts': () =>
    toIcs([
      {
        id: 'a',
        company: name,
        job_title: written,
        next_action: 'Appel',
        next_at: from,
        link: null,
        location: '',
        remind_minutes: 30,
      },
    ]),
}

const summaries: Record<Language, Record<keyof typeof files, string>> = {
  en: {
    'src/features/community/events/calendar.ts': `${name} · Campus`,
    'src/features/community/talks/calendar.ts': `Career talk with ${name} (not an interview)`,
    'src/features/hiring/interviews/calendar.ts': `Interview with ${name}: Analyste`,
    'src/features/career/career-plan/calendar.ts': name,
    'src/features/career/applications/ics.ts': `Appel · ${name}`,
  },
  fr: {
    'src/features/community/events/calendar.ts': `${name} · Campus`,
    'src/features/community/talks/calendar.ts': `Échange métier avec ${name} (pas un entretien d’embauche)`,
    'src/features/hiring/interviews/calendar.ts': `Entretien avec ${name} : Analyste`,
    'src/features/career/career-plan/calendar.ts': name,
    'src/features/career/applications/ics.ts': `Appel · ${name}`,
  },
}

/** A file as a calendar program reads it. */
function read(file: string) {
  expect(file.endsWith('\r\n')).toBe(true)
  expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  for (const line of file.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
  const calendar = ICAL.Component.fromString(file)
  const event = calendar.getFirstSubcomponent('vevent')!
  const text = (property: string) => String(event.getFirstPropertyValue(property) ?? '')
  return { calendar, event, text }
}

const each = languages.flatMap((language) =>
  (Object.keys(files) as (keyof typeof files)[]).map((file) => [language, file] as const),
)

it.each(each)('writes a calendar file that calendars read: %s, %s', async (language, module) => {
  await startI18n('talks', 'interviews')
  await changeLanguage(language)
  await i18n.loadNamespaces(['talks', 'interviews'])
  const { calendar, event, text } = read(files[module]())
  expect(calendar.getFirstPropertyValue('version')).toBe('2.0')
  expect(calendar.getFirstPropertyValue('prodid')).toBe(`-//Essor//Essor//${language.toUpperCase()}`)
  expect(text('uid')).toMatch(/^\w+@[a-z]+\.essor$/)
  expect(text('dtstamp')).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/)
  const isDay = module.includes('career-plan')
  expect([event.getFirstProperty('dtstart')?.type, text('dtstart'), text('dtend')]).toEqual(
    isDay
      ? ['date', '2026-12-31', '2027-01-01']
      : ['date-time', '2026-12-01T17:00:00Z', '2026-12-01T17:30:00Z'],
  )
  expect(text('summary').replaceAll(/[\u00a0\u202f]/g, ' ')).toBe(summaries[language][module])
  // Only our own text has a language we know.
  const isOurs = /talks|interviews/.test(module)
  expect(event.getFirstProperty('summary')?.getParameter('language')).toBe(isOurs ? language : undefined)
  if (isOurs) expect(wrongFormats(language, text('summary').replace(name, 'Zoé'))).toEqual([])
  expect(text('description').replaceAll(/\s+/g, ' ')).toBe(written.replaceAll(/\s+/g, ' '))
})

it('tests every module that makes a calendar file', () => {
  const makers = readdirSync('src/features', { recursive: true, encoding: 'utf8' })
    .map((file) => path.posix.join('src/features', file))
    .filter((file) => /\.tsx?$/.test(file) && /from '.*\/lib\/ics\.ts'/.test(readFileSync(file, 'utf8')))
  expect(makers.sort()).toEqual(Object.keys(files).sort())
})
