import { describe, expect, it } from 'vitest'
import { type ProfileFields, profileSchema } from '../model.ts'
import type { ShownSkill } from '../shown-profile.ts'
import { languageCodes, languageName, type Station } from '../stations.ts'
import { isChoice, isProposed } from './change.ts'
import { findJsonMistake } from './find-json-mistake.ts'
import type { Imported } from './imported.ts'
import { applyChanges, planImport } from './plan-import.ts'
import { readProfileFile } from './read-file.ts'
import { readJsonResume } from './read-json-resume.ts'
import { readLanguage, readLevel } from './read-language.ts'
import { readMonth } from './read-month.ts'
import { toJsonResume } from './to-json-resume.ts'

const station = (key: string, more: Partial<Station>): Station => ({
  key,
  title: '',
  at: '',
  location: '',
  from: '',
  until: '',
  details: '',
  ...more,
})
const empty: ProfileFields = {
  firstName: '',
  lastName: '',
  jobTitle: '',
  summary: '',
  skills: [],
  linkedinUrl: '',
  portfolioUrl: '',
  location: '',
  availability: 'unsaid',
  availableFrom: '',
  contracts: [],
  places: [],
  remote: 'any',
  lookingFor: '',
  experience: [],
  education: [],
  languages: [],
}
const script = '<script>alert(1)</script>'
const full: ProfileFields = {
  ...empty,
  firstName: 'Jean  Paul 🦊',
  lastName: `Le Gall ${script}`,
  jobTitle: 'Data  analyst',
  summary: 'Line one.\r\n\r\nLine “two”.\tEnd',
  skills: ['SQL', 'Écrire', 'C++', `x ${script}`],
  linkedinUrl: 'https://www.linkedin.com/in/jean',
  portfolioUrl: 'https://é.example/a<b>?c=ü#d',
  location: 'Lyon, France',
  availability: 'now',
  lookingFor: 'A team.',
  experience: [
    station('1', {
      title: 'Analyst',
      at: 'Ampère',
      location: 'Lyon',
      from: '2024-02',
      details: '- One\n- Two',
    }),
    station('2', { title: 'Baker', at: 'Four', from: '2022-07', until: '2022-08' }),
    station('3', { title: 'Baker', at: 'Four', from: '2023-07', until: '2023-08' }),
    station('4', { title: 'Driver' }),
  ],
  education: [station('1', { title: 'Lumière', at: 'BUT, statistics', from: '2021-09', details: 'Thesis' })],
  languages: [
    { key: 'fr', code: 'fr', level: 'native' },
    { key: 'en', code: 'en', level: 'b2' },
  ],
}
const said = (changes: ReturnType<typeof planImport>) =>
  changes.map(({ part, title, differences, state, reason }) => [
    part === 'about' ? differences[0]!.field : title,
    reason ?? state,
  ])
const takeAll = (imported: Imported, fields: ProfileFields) =>
  applyChanges(fields, planImport(imported, fields).filter(isChoice))
const jsonOf = (fields: ProfileFields, language = 'en', skills: ShownSkill[] = []) =>
  toJsonResume({
    fields,
    skills,
    language,
    email: 'jean@example.test',
    certificateAddress: (code) => `https://essor.example/certificates/${code}`,
    madeAt: new Date('2026-11-15T10:00:00.123Z'),
  })
const read = (resume: unknown) => readJsonResume(JSON.stringify(resume))

describe('an export read back', () => {
  it.each(['en', 'fr'])('changes nothing (%s)', (language) => {
    const changes = planImport(read(jsonOf(full, language)), full)
    expect(new Set(changes.map(({ state }) => state))).toEqual(new Set(['same']))
    expect(takeAll(read(jsonOf(full, language)), full)).toEqual(full)
  })

  it('fills an empty profile with the same, and a second time with nothing more', () => {
    const imported = read(jsonOf(full))
    const once = takeAll(imported, empty)
    expect(once).toMatchObject({
      firstName: 'Jean',
      lastName: `Paul 🦊 Le Gall ${script}`,
      jobTitle: 'Data analyst',
      skills: full.skills,
      languages: full.languages,
    })
    expect(once.experience.map(({ title, from }) => [title, from])).toEqual([
      ['Analyst', '2024-02'],
      ['Baker', '2023-07'],
      ['Baker', '2022-07'],
      ['Driver', ''],
    ])
    expect(profileSchema.safeParse(once).error).toBeUndefined()
    expect(planImport(imported, once).filter(isChoice)).toEqual([])
  })

  it('leaves blanks out, and certificates that nobody may open', () => {
    const facts = { mission: 'Prices', organization: 'Ampère', difficulty: 'beginner', reached: 90 } as const
    const proof = (code: string, isPublic: boolean) =>
      ({ kind: 'proven', at: '2026-03-01T12:00:00Z', facts: { ...facts, code, isPublic } }) as const
    const sql = { key: 'sql', word: 'SQL', slug: 'sql', nameEn: 'SQL', nameFr: 'SQL' }
    const made = jsonOf(empty, 'en', [
      { ...sql, sources: [proof('A', true), proof('B', false), proof('A', true)] },
    ])
    expect(made.basics).toEqual({ email: 'jean@example.test' })
    expect(made.certificates).toEqual([
      { name: 'Prices', date: '2026-03-01', issuer: 'Ampère', url: 'https://essor.example/certificates/A' },
    ])
  })
})

describe('a plan', () => {
  it('tells new from changed, the same and the skipped, and proposes what replaces nothing', () => {
    const imported = read({
      basics: {
        name: 'Jean Paul 🦊 Le Gall',
        label: '',
        url: 'javascript:alert(1)',
        location: { city: 'Paris' },
      },
      work: [
        { name: 'ampere', position: 'analyst', startDate: '2024', endDate: '2025-01-31', summary: 'Else' },
        { name: 'Four', position: 'Baker', startDate: '2022-07', location: 'Sète' },
        { name: 'Nobody' },
        { position: 'Pilot', startDate: '2020-05', endDate: '2019-05' },
        { position: 'Pilot', startDate: '2018', endDate: 'soon' },
        { position: 'PILOT', startDate: '2018-01' },
      ],
      education: [{ institution: 'Lumière', startDate: '2021' }],
      skills: [{ name: 'sql', keywords: ['Python', 'python', 'y'.repeat(81)] }],
      languages: [
        { language: 'Anglais', fluency: 'Full professional proficiency' },
        { language: 'Klingon' },
        { language: 'Italiano' },
        { language: 'Français' },
      ],
      projects: [{ name: 'x' }],
    })
    const changes = planImport(imported, full)
    expect(said(changes)).toEqual([
      ['firstName', 'replaced'],
      ['lastName', 'replaced'],
      ['location', 'replaced'],
      ['portfolioUrl', 'url'],
      ['sql', 'same'],
      ['Python', 'new'],
      ['y'.repeat(81), 'tooLong'],
      ['analyst · ampere', 'replaced'],
      ['Baker · Four', 'completed'],
      ['Nobody', 'noTitle'],
      ['Pilot', 'order'],
      ['Pilot', 'new'],
      ['PILOT', 'twice'],
      ['Lumière', 'same'],
      ['Anglais', 'replaced'],
      ['Klingon', 'unknownLanguage'],
      ['Italiano', 'new'],
      ['Français', 'same'],
    ])
    expect(imported.leftOut).toEqual(['projects'])
    expect(changes[11]!.notes).toEqual(['yearOnly', 'unreadDate'])
    expect(changes.at(-2)!.notes).toEqual(['levelAssumed'])

    const proposed = applyChanges(full, changes.filter(isProposed))
    expect(proposed).toMatchObject({
      firstName: full.firstName,
      location: 'Lyon, France',
      jobTitle: full.jobTitle,
    })
    expect(proposed.skills).toEqual([...full.skills, 'Python'])
    expect(proposed.experience[0]).toEqual(full.experience[0])
    expect(proposed.experience.find(({ key }) => key === '2')).toMatchObject({
      location: 'Sète',
      until: '2022-08',
    })

    const all = applyChanges(full, changes.filter(isChoice))
    // The month was known better than the file knows it; what the file does not say stays.
    expect(all.experience.find(({ key }) => key === '1')).toMatchObject({
      from: '2024-02',
      until: '2025-01',
      details: 'Else',
      location: 'Lyon',
    })
    expect(all).toMatchObject({ jobTitle: full.jobTitle, availability: 'now', lookingFor: 'A team.' })
    expect(planImport(imported, all).filter(isChoice)).toEqual([])
  })

  it('cuts what is too long, drops what cannot be stored, and stops at fifty', () => {
    const imported = read({
      basics: { name: `A\0da ${'🦊'.repeat(60)}`, summary: `\ud800${'é'.repeat(5000)}` },
      work: Array.from({ length: 60 }, (_, index) => ({
        position: `Job ${index}`,
        summary: 'x'.repeat(10_000),
      })),
    })
    const made = takeAll(imported, empty)
    expect(made.firstName).toBe('Ada')
    expect(made.lastName).toBe('🦊'.repeat(40))
    expect(made.summary).toBe('é'.repeat(4000))
    expect(made.experience).toHaveLength(50)
    expect(profileSchema.safeParse(made).error).toBeUndefined()
    const again = planImport(imported, made)
    expect(again.filter(isChoice)).toEqual([])
    expect(again.filter(({ reason }) => reason === 'full')).toHaveLength(10)
  })
})

describe('a résumé in JSON', () => {
  it.each([
    ['{\n  "basics": {\n    "name": "x",\n  }\n}', 4, 3],
    ['{"work": [1 2]}', 1, 13],
    ['{"a": "b', 1, 7],
    ['{"a": "line\nbreak"}', 1, 7],
    ['{"a": 1', 1, 8],
    ['[1]]', 1, 4],
    ['{"a": 01}', 1, 8],
    ["{'a': 1}", 1, 2],
    ['{"a" 1}', 1, 6],
    ['', 1, 1],
    [`${'['.repeat(100_000)}`, 1, 100_001],
  ])('that is broken is said to be so at its place: %.20s', (text, line, column) => {
    expect(() => JSON.parse(text)).toThrow()
    expect(findJsonMistake(text)).toEqual({ line, column })
  })

  it.each(['{"a": [1, -2.5e3, "\\u00e9\\n", {}, [], true, null]}', ' "x" ', '"\u007f"'])(
    '%s is none',
    (text) => {
      JSON.parse(text)
      expect(findJsonMistake(text)).toBeNull()
    },
  )

  it.each([
    ['another file', '{"name": "x", "dependencies": {}}', 'notResume'],
    ['a list', '[]', 'notResume'],
    ['no end', JSON.stringify({ skills: Array.from({ length: 501 }, () => ({ name: 'x' })) }), 'tooMany'],
    ['a mistake', '{"basics": }', 'badJson'],
  ])('with %s is refused', (_, text, reason) => {
    expect(() => readJsonResume(text)).toThrow(expect.objectContaining({ reason }))
  })

  it('of an old version, or with something of the wrong kind, is read as far as it can be', () => {
    const imported = read({
      basics: { name: 7, website: 'https://a.example', profiles: [{ network: 'linkedin', username: 'ada' }] },
      work: [
        null,
        'x',
        { company: 'Acme', position: 'Dev', highlights: ['One', 2, ' Two '], endDate: 'Present' },
      ],
      education: { institution: 'x' },
      skills: 'SQL',
    })
    expect(imported.about).toMatchObject({
      portfolioUrl: 'https://a.example',
      linkedinUrl: 'https://www.linkedin.com/in/ada',
    })
    expect(imported.experience).toMatchObject([{ title: 'Dev', at: 'Acme', details: '- One\n- Two' }])
    expect([imported.wholeName, imported.education, imported.skills]).toEqual(['', [], []])
  })

  it.each([
    ['30 MB', { name: 'x.json', size: 30 * 1024 * 1024 } as File, 'tooLarge'],
    ['a program', new File(['MZ\u0090\0\u0003'], 'resume.json'), 'unknownKind'],
    ['a PDF', new File(['%PDF-1.7'], 'cv.pdf'), 'unknownKind'],
    ['nothing', new File([], 'resume.json'), 'badJson'],
    ['no archive', new File(['hello'], 'export.zip'), 'badZip'],
  ])('is not %s', async (_, file, reason) => {
    await expect(readProfileFile(file)).rejects.toMatchObject({ reason })
  })

  it('is found by what is in it, in any encoding', async () => {
    const windows = Uint8Array.from('{"basics":{"name":"Zoé"}}', (letter) => letter.charCodeAt(0))
    expect(await readProfileFile(new File([windows], 'x.txt'))).toMatchObject({ wholeName: 'Zoé' })
    expect(await readProfileFile(new File(['\uFEFF {"basics":{"name":"Zoé"}}'], 'x.json'))).toMatchObject({
      wholeName: 'Zoé',
    })
  })
})

it.each([
  ['Jan 2020', '2020-01'],
  ['sept. 2020', '2020-09'],
  ['août 2021', '2021-08'],
  ['décembre 2021', '2021-12'],
  ['Mar 4, 2020', '2020-03'],
  ['2020-05-31T00:00:00Z', '2020-05'],
  ['05/2020', '2020-05'],
  ['Present', ''],
  ['Aujourd’hui', ''],
])('%s is %s', (text, month) => {
  expect(readMonth(text, 'until')).toEqual({ month, isYear: false, isUnread: false })
})
it('a year alone begins in January and ends in December; what is no date is said to be none', () => {
  expect(readMonth('2020', 'from')).toEqual({ month: '2020-01', isYear: true, isUnread: false })
  expect(readMonth('2020', 'until').month).toBe('2020-12')
  for (const text of ['soon', '2020-13', '13/2020', 'Foo 2020', '0020']) {
    expect(readMonth(text, 'from')).toEqual({ month: '', isYear: false, isUnread: true })
  }
})

it('languages are known by their names in both languages and in their own', () => {
  for (const code of languageCodes) {
    for (const language of ['en', 'fr', code])
      expect(readLanguage(languageName(code, language)), code).toBe(code)
  }
  expect(['Chinese (Simplified)', 'fr-FR', 'ESPAÑOL', 'Elvish'].map(readLanguage)).toEqual([
    'zh',
    'fr',
    'es',
    null,
  ])
})
it.each([
  ['Native or bilingual proficiency', 'native'],
  ['Full professional proficiency', 'c1'],
  ['Professional working proficiency', 'b2'],
  ['Limited working proficiency', 'b1'],
  ['Elementary proficiency', 'a2'],
  ['Compétence professionnelle limitée', 'b1'],
  ['Niveau C2', 'c2'],
  ['Courant', 'c1'],
  ['?', null],
])('“%s” is %s', (fluency, level) => expect(readLevel(fluency)).toBe(level))
