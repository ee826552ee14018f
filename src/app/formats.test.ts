// @vitest-environment jsdom
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildCredential } from '../../supabase/functions/_shared/credential.ts'
import { readablePage } from '../../supabase/functions/build-export/page.ts'
import { mailKinds, previewOf } from '../features/administration/settings/mail-words.ts'
import { attest, parts } from '../features/career/activity-record/attestation.ts'
import { attestationCsv } from '../features/career/activity-record/record-csv.ts'
import { writeSheet } from '../features/career/activity-record/sheet.ts'
import { changeLanguage, i18n, startI18n } from '../i18n/i18n.ts'
import { type Language, languages } from '../i18n/languages.ts'
import { formatCalendarDay, formatDate, formatDay, formatMonth, timeAgo, writeMonth } from '../lib/dates.ts'
import { formatFileSize } from '../lib/file-size.ts'
import { formatDuration } from '../lib/formats/durations.ts'
import { formatChoice, formatList } from '../lib/formats/lists.ts'
import {
  formatChange,
  formatDecimal,
  formatNumber,
  formatPercent,
  formatUnit,
} from '../lib/formats/numbers.ts'
import { wrongFormats } from '../lib/formats/wrong-formats.ts'
import { formatMoment, formatSpan, formatTime } from '../lib/moments.ts'
import { formatMoney, formatMoneyRange } from '../lib/money.ts'
import { standardPlatform } from '../lib/platform.ts'

const namespaces = ['activityRecord', 'missions', 'reviews', 'candidate', 'profiles', 'matching'] as const
beforeAll(() => startI18n(...namespaces))
afterAll(() => changeLanguage('en'))

const [from, to, zone] = ['2026-12-01T17:00:00Z', '2027-01-01T18:30:00Z', 'Europe/Paris']

function helpers(): string[] {
  return [
    ...[formatDate(from), formatDay('2026-12-01'), formatCalendarDay('2027-01-01'), formatMonth('2026-12')],
    ...[formatTime(from, zone), formatMoment(from, zone), formatSpan(from, to, zone), timeAgo(from)],
    ...[formatNumber(1250.5), formatDecimal(4.25), formatPercent(96), formatChange(12)],
    ...[
      formatDuration(57_180),
      formatDuration(3_600),
      formatUnit(2.5, 'second', 1),
      formatFileSize(3_565_158),
    ],
    ...[formatMoney({ currency: 'EUR', amount: 1550 }), formatMoneyRange(38_000, 42_000, 'EUR')],
    ...[formatList(['a', 'b', 'c']), formatChoice(['a', 'b', 'c'])],
  ]
}

/** Texts with numbers in them. */
const texts = () => [
  i18n.t('profiles:completeness.title', { percent: 96 }),
  i18n.t('candidate:home.missions', { count: 1202, percent: 40 }),
]

/** Texts that end up in PDF and CSV files. */
function documents(language: Language): string[] {
  const simulation = { enrollment_id: 'a', title: 'Letter', company: 'Ampère', progress: 40 }
  const day = '2027-01-01'
  const attestation = attest(
    { from: '2026-12-01', to: day, zone },
    [{ ...simulation, status: 'in_progress', category: 'web', difficulty: 'beginner' } as never],
    {
      days: [{ day, enrollment_id: 'a', seconds: 57_180, steps: 2 }],
      submissions: [{ day, enrollment_id: 'a', attempt: 1 }],
      feedback: [],
      certificates: [{ day, enrollment_id: 'a', code: 'ABC', is_public: false }],
    },
  )
  const choice = { name: 'Zoé', parts: [...parts], note: '', madeAt: new Date(from) }
  const writer = {
    t: i18n.getFixedT(language, 'activityRecord'),
    tMissions: i18n.getFixedT(language, 'missions'),
    tReviews: i18n.getFixedT(language, 'reviews'),
    language,
    origin: 'https://essor.test',
  }
  return [
    ...textsIn(writeSheet(attestation, choice, writer)),
    ...cellsOf(attestationCsv(attestation, choice, writer)),
  ]
}

const emails = (language: Language) =>
  mailKinds.flatMap((kind) => {
    const { subject, text } = previewOf(kind, language, undefined, {
      site: 'https://essor.test',
      platform: standardPlatform,
    })
    return [subject, text]
  })

function files(language: Language): string[] {
  const criteria = [
    { title: 'Method', weight: 35, level: 'Good', rank: 2, of: 4 },
    { title: 'Words', weight: 65, level: 'Good', rank: 2, of: 4 },
  ]
  const facts = {
    name: 'Zoé',
    mission: 'Letter',
    language,
    skills: [],
    version: 1,
    attempts: 2,
    seconds: 7260,
    criteria,
  }
  const credential = buildCredential(
    { code: 'ABC', issuedAt: from, facts: facts as never },
    'https://essor.test',
    'https://essor.test/issuer',
  ) as unknown as {
    credentialSubject: {
      achievement: { criteria: { narrative: string } }
      result: { achievedLevel: string }[]
    }
    evidence: { narrative: string }[]
  }
  return [
    credential.credentialSubject.achievement.criteria.narrative,
    credential.evidence[0]!.narrative,
    ...credential.credentialSubject.result.map(({ achievedLevel }) => achievedLevel),
    readablePage({ language, tables: [], files: [] } as never, {}).replace(
      /<style>[^<]*<\/style>|<[^>]*>/g,
      '\n',
    ),
    writeMonth(language, '2026-12'),
  ]
}

const textsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : value && typeof value === 'object'
      ? Object.values(value).flatMap(textsIn)
      : []

/** Spreadsheets only recognize days in this format. */
const cellsOf = (csv: string) => csv.split(/[;,\r\n]/).filter((cell) => !/^"?\d{4}-\d\d-\d\d\b/.test(cell))

it.each(languages)('writes screens, documents, emails and files in one locale: %s', async (language) => {
  await changeLanguage(language)
  await i18n.loadNamespaces([...namespaces])
  const all = [...helpers(), ...texts(), ...documents(language), ...emails(language), ...files(language)]
  expect(all.length).toBeGreaterThan(100)
  expect(all.flatMap((text) => wrongFormats(language, text))).toEqual([])
  expect(all.map((text) => text.replace(/[\u00a0\u202f]/g, ' '))).toEqual(
    expect.arrayContaining(
      language === 'en'
        ? [
            'December 1, 2026',
            '6:00 PM',
            '1,250.5',
            '96%',
            '+12%',
            '15 h 53 min',
            '€15.50',
            'a, b, and c',
            'Your profile is 96% complete',
            '1,202 missions, 40% done on average.',
            'Method (35%); Words (65%)',
            'Version 1, attempt 2, 121 minutes of work.',
          ]
        : [
            '1er décembre 2026',
            '18:00',
            '1 250,5',
            '96 %',
            '+12 %',
            '15 h 53',
            '15,50 €',
            'a, b et c',
            'Method (35 %) ; Words (65 %)',
            'Version 1, tentative 2, 121 minutes de travail.',
          ],
    ),
  )
})
