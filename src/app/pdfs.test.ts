import { createRequire } from 'node:module'
import { buffer } from 'node:stream/consumers'
import { Font } from '@react-pdf/renderer'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { attest, parts } from '../features/career/activity-record/attestation.ts'
import { attestationPdf } from '../features/career/activity-record/components/attestation-pdf.tsx'
import { writeSheet } from '../features/career/activity-record/sheet.ts'
import { letterPdf } from '../features/career/booster/components/letters/LetterPdf.tsx'
import { proposeLetter } from '../features/career/booster/rules/letter/propose.ts'
import { CertificatePdf } from '../features/missions/certificates/pdf/CertificatePdf.tsx'
import { drawResume } from '../features/profile/profiles/resume-pdf/draw-resume.tsx'
import { resumeParts, writeResume } from '../features/profile/profiles/resume-pdf/resume-sheet.ts'
import { reportPdf } from '../features/schools/programs/components/report-pdf.tsx'
import { everybody, matrixOf } from '../features/schools/programs/matrix.ts'
import { writeReport } from '../features/schools/programs/report.ts'
import { changeLanguage, i18n, startI18n } from '../i18n/i18n.ts'
import { type Language, languages } from '../i18n/languages.ts'
import { wrongFormats } from '../lib/formats/wrong-formats.ts'
import { drawPdf, type PdfDocument } from '../ui/pdf/draw-pdf.ts'
import { displayFont, textFont } from '../ui/pdf/fonts.ts'

const namespaces = ['activityRecord', 'missions', 'reviews', 'certificates', 'profiles', 'programs'] as const
const site = 'https://essor.test'
const [day, zone] = ['2027-01-01', 'Europe/Paris']

beforeAll(async () => {
  // Binary data of a simulated browser is none to what sets documents, so there is only what the texts ask for.
  vi.stubGlobal('document', { documentElement: {} })
  vi.stubGlobal('localStorage', { getItem: () => 'en', setItem: () => undefined })
  await startI18n(...namespaces)
})
afterAll(async () => {
  await changeLanguage('en')
  vi.unstubAllGlobals()
})

function activityRecord(language: Language): PdfDocument {
  const mission = { enrollment_id: 'a', title: 'Letter', company: 'Ampère', progress: 40 }
  const record = attest(
    { from: '2026-12-01', to: day, zone },
    [{ ...mission, status: 'in_progress', category: 'web', difficulty: 'beginner' } as never],
    {
      days: [{ day, enrollment_id: 'a', seconds: 57_180, steps: 1234 }],
      submissions: [{ day, enrollment_id: 'a', attempt: 1 }],
      feedback: [],
      certificates: [{ day, enrollment_id: 'a', code: 'ABC', is_public: true }],
    },
  )
  const t = i18n.getFixedT(language, 'activityRecord')
  const sheet = writeSheet(
    record,
    { name: 'Zoé', parts: [...parts], note: '', madeAt: new Date(`${day}T17:00:00Z`) },
    {
      t,
      tMissions: i18n.getFixedT(language, 'missions'),
      tReviews: i18n.getFixedT(language, 'reviews'),
      language,
      origin: site,
    },
  )
  return attestationPdf(sheet, t, language)
}

function certificate(language: Language): PdfDocument {
  const facts = {
    ...{ name: 'Zoé', mission: 'Letter', summary: '', organization: 'Ampère', category: 'web' },
    ...{ difficulty: 'beginner', language, skills: [], version: 1, attempts: 2, seconds: 57_180 },
    reviewerRole: 'maker' as const,
    criteria: [{ title: 'Method', weight: 35, level: 'Good', rank: 2, of: 4 }],
  }
  return CertificatePdf({
    certificate: {
      ...{ code: 'ABC', isPublic: true, issuedAt: `${day}T17:00:00Z`, isMine: true, isNew: false },
      ...{ revokedAt: `${day}T17:00:00Z`, revocationReason: null, facts, links: null, passRate: 62.5 },
      shown: { note: 'Zoé', steps: [], summary: '', comments: [] } as never,
    },
    facts,
    skills: ['SQL'],
    address: `${site}/certificates/ABC`,
  })
}

function resume(language: Language): PdfDocument {
  const station = {
    ...{ key: '1', title: 'SQL', at: 'Ampère', location: 'Lyon', from: '2024-02', until: '2026-01' },
    details: '',
  }
  const t = i18n.getFixedT(language, 'profiles')
  const sheet = writeResume(
    {
      ...{ firstName: 'Zoé', lastName: 'Roux', jobTitle: 'SQL', summary: '', skills: [], linkedinUrl: '' },
      ...{ portfolioUrl: '', location: 'Lyon', availability: 'from_date', availableFrom: day },
      ...{ contracts: ['internship'], places: ['Lyon'], remote: 'hybrid', lookingFor: '', phone: '' },
      ...{ drivingLicenses: ['B', 'A2'], interests: [], experience: [station], education: [station] },
      languages: [{ key: 'fr', code: 'fr', level: 'native' }],
    },
    [],
    { language, parts: [...resumeParts] },
    { t, email: 'zoe@example.test', certificateAddress: (code) => `${site}/certificates/${code}` },
  )
  return drawResume('columns', language, { sheet, photo: null, t, isTight: false })
}

function programReport(language: Language, missionCount = 13, studentCount = 1, longTitles = 0): PdfDocument {
  const mission = { title: 'Letter', company: 'Ampère', due_on: day, seats: null, seats_by: 'order' as const }
  const missions = Array.from({ length: missionCount }, (_, nth) => ({
    ...{ category: 'web' as const, difficulty: 'beginner' as const },
    ...{ ...mission, id: String(nth), is_proposed: false, is_open: true, votes: 0, given: 0 },
    ...(nth < longTitles && { title: 'Letter '.repeat(12) }),
  }))
  const program = {
    ...{
      id: 'p',
      name: 'Autumn',
      description: '',
      starts_on: '2026-12-01',
      ends_on: day,
      mode: 'all' as const,
    },
    ...{ choose_count: null, remind_days: 3, assigned_at: day, archived_at: null, revision: 1 },
  }
  const student = { first_name: 'Zoé', last_name: 'Roux', cohort: 'one' }
  const page = {
    ...{ today: day, program, missions, teachers: [], asking: [] },
    cohorts: [{ id: 'one', name: 'One', students: 1234, linked: 1, sharing: 1 }],
    students: Array.from({ length: studentCount }, (_, nth) => ({
      ...{ ...student, last_name: studentCount === 1 ? 'Roux' : `Roux${nth}.`, id: `s${nth}`, person: null },
      ...{ states: 'v'.padEnd(missionCount, studentCount === 1 ? 'v' : 'n'), extended: '' },
      // One cell of each line is higher than the others.
      lateness: (studentCount === 1 ? '0' : '02').padEnd(missionCount, '0'),
    })),
    unlinked: [{ ...student, id: 'u' }],
  }
  const cut = { ...everybody, search: 'z' }
  const t = i18n.getFixedT(language, 'programs')
  return reportPdf(writeReport(page, matrixOf(page, cut), cut, t, language), 'Lumière', t, language)
}

const letter = (language: Language): PdfDocument =>
  letterPdf(
    proposeLetter({
      ...{ language, today: day },
      person: { name: 'Zoé Roux', email: 'zoe@example.test', location: 'Lyon', jobTitle: '', link: '' },
      posting: { title: 'SQL', company: 'Ampère', contract: 'internship' },
      story: { title: 'SQL', situation: '', task: '', action: '', result: '', proof: '' },
      skills: { asked: ['SQL', 'SEO'], proven: ['SQL'], declared: [], missing: ['SEO'] },
    }),
    'SQL',
  )

/** Registered for each document, as the product does. One file serves all families: it has every letter used here. */
function registerFonts(): void {
  const { resolve } = createRequire(import.meta.url)
  const file = (weight: number) => resolve(`@fontsource/inter/files/inter-latin-${weight}-normal.woff`)
  for (const family of new Set([...textFont, ...displayFont])) {
    delete Font.getRegisteredFonts()[family]
    Font.register({ family, fonts: [{ src: file(400) }, { src: file(600), fontWeight: 600 }] })
  }
}

interface Drawn {
  value?: string
  children?: Drawn[]
  type: string
}

/** The texts of a document, each with the spaces it was given. */
const textsIn = ({ type, value, children = [] }: Drawn): string[] => {
  const texts = children.flatMap(textsIn)
  return value !== undefined ? [value] : type === 'TEXT' ? [texts.join('')] : texts
}

/** As readers and search engines take it from the file. */
async function readPages(data: Uint8Array): Promise<string[]> {
  const file = await getDocument({ data, isEvalSupported: false, verbosity: 0 }).promise
  return Promise.all(
    Array.from({ length: file.numPages }, async (_, nth) => {
      const { items } = await (await file.getPage(nth + 1)).getTextContent()
      return items.map((item) => ('str' in item ? item.str : '')).join('')
    }),
  )
}

const documents = { activityRecord, certificate, resume, programReport, letter }
const expected = {
  en: {
    activityRecord: ['December 1, 2026', '15 h 53 min', '1,234', '40%', '6:00 PM'],
    certificate: ['January 1, 2027', '62.5%', '15 h 53 min'],
    resume: ['January 1, 2027', 'Feb 2024'],
    programReport: ['“z”', '1,234', 'Dec 1, 2026'],
    letter: ['January 1, 2027', 'SQL and SEO'],
  },
  fr: {
    activityRecord: ['1er décembre 2026', '15 h 53', '1 234', '40 %', '18:00'],
    certificate: ['1er janvier 2027', '62,5 %', '15 h 53'],
    resume: ['1er janvier 2027', 'févr. 2024'],
    programReport: ['« z »', '1 234', '1er déc. 2026'],
    letter: ['le 1er janvier 2027', 'SQL et SEO'],
  },
}
const names = Object.keys(documents) as (keyof typeof documents)[]

it.each(languages.flatMap((language) => names.map((name) => [language, name] as const)))(
  'writes documents in one locale, and every sign of it into the file: %s, %s',
  async (language, name) => {
    await changeLanguage(language)
    await i18n.loadNamespaces([...namespaces])
    registerFonts()
    const drawing = drawPdf(documents[name](language))
    const file = (await readPages(new Uint8Array(await buffer(await drawing.toBuffer())))).join('')
    const texts = textsIn(drawing.container.document as Drawn)
    expect(texts.length).toBeGreaterThan(10)
    expect(texts.flatMap((text) => wrongFormats(language, text))).toEqual([])
    const plain = (text: string) => text.replace(/\s+/g, ' ')
    for (const part of expected[language][name]) expect(plain(file)).toContain(part)
    const letters = (text: string) => text.replace(/\s/g, '')
    for (const text of texts) expect(letters(file)).toContain(letters(text))
  },
  60_000,
)

// With this many long titles, a page ends in the middle of a line.
it.each([2, 4])('keeps each student’s line on one page, below the column heads: %i', async (long) => {
  await changeLanguage('en')
  registerFonts()
  const [missions, students] = [6, 30]
  const drawing = drawPdf(programReport('en', missions, students, long))
  const pages = await readPages(new Uint8Array(await buffer(await drawing.toBuffer())))
  expect(pages.length).toBeGreaterThan(1)
  for (const page of pages) {
    const named = page.match(/Roux\d+\. Zoé/g) ?? []
    expect(named.length).toBeGreaterThan(0)
    expect(page.match(/Not started/g)).toHaveLength(named.length * (missions - 1))
    expect(page).toMatch(/Student [ 1-6]+ Validated/)
  }
  expect(pages.join('').match(/Roux\d+\. Zoé/g)).toHaveLength(students)
})
