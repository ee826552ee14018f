import i18next from 'i18next'
import { beforeAll, expect, it } from 'vitest'
import en from '../../../../i18n/en/profiles.ts'
import fr from '../../../../i18n/fr/profiles.ts'
import type { Language } from '../../../../i18n/languages.ts'
import type { ShownSkill } from '../api/answers.ts'
import type { ProfileFields } from '../model.ts'
import { shownSkillName } from '../shown-profile.ts'
import { readBlocks } from '../text-lines.ts'
import { byProof, type ResumePart, resumeParts, writeResume } from './resume-sheet.ts'

const i18n = i18next.createInstance()
beforeAll(() => i18n.init({ lng: 'en', resources: { en: { profiles: en }, fr: { profiles: fr } } }))

const station = {
  key: '1',
  title: 'Analyst',
  at: 'Ampère',
  location: 'Lyon',
  from: '2024-02',
  until: '',
  details: '',
}
const fields: ProfileFields = {
  firstName: '🦊',
  lastName: '',
  jobTitle: 'Analyst 🎯',
  summary: 'One.\n\n- Two',
  skills: [],
  linkedinUrl: 'https://www.linkedin.com/in/ada/',
  portfolioUrl: '',
  location: 'Lyon',
  availability: 'from_date',
  availableFrom: '2027-01-04',
  contracts: ['internship'],
  places: ['Lyon'],
  remote: 'hybrid',
  lookingFor: '',
  phone: '+33 6 12 34 56 78',
  drivingLicenses: ['B', 'A2'],
  interests: ['Chess 🎯', 'Cooking'],
  experience: [{ ...station, details: '• First\r\n*not* a point\n–  Last' }],
  education: [{ ...station, title: 'Lumière', at: '', from: '2021-09', until: '2023-06' }],
  languages: [{ key: 'fr', code: 'fr', level: 'native' }],
}
const skill = (word: string | null, ...codes: string[]): ShownSkill => ({
  key: 'sql',
  word,
  slug: 'sql',
  nameEn: 'Databases',
  nameFr: 'Bases de données',
  sources: codes.map((code) => ({
    kind: 'proven',
    at: '2026-03-01T12:00:00Z',
    facts: {
      code,
      isPublic: code !== 'HIDDEN',
      mission: 'Prices',
      organization: 'Ampère',
      difficulty: 'beginner',
      reached: 90,
    },
  })),
})
const write = (language: Language, skills: ShownSkill[] = [], parts: ResumePart[] = [...resumeParts]) =>
  writeResume(
    fields,
    skills,
    { language, parts },
    {
      t: i18n.getFixedT(language, 'profiles'),
      email: 'ada@example.test',
      certificateAddress: (code) => `https://essor.example/certificates/${code}`,
    },
  )

it("writes a résumé in its language, without characters that can't be printed", () => {
  expect(write('fr')).toMatchObject({
    // A name made only of emoji leaves nothing to print.
    name: 'ada@example.test',
    jobTitle: 'Analyst',
    contacts: [
      { text: 'Lyon' },
      { text: 'ada@example.test', address: 'mailto:ada@example.test' },
      { text: '+33 6 12 34 56 78', address: 'tel:+33612345678' },
      { text: 'linkedin.com/in/ada', address: fields.linkedinUrl },
    ],
    summary: [
      { isPoint: false, text: 'One.' },
      { isPoint: true, text: 'Two' },
    ],
    wanted: `Disponible à partir du 4 janvier 2027 · Stage · Lyon · ${fr.remotes.hybrid}`,
    experience: [
      {
        under: 'Ampère, Lyon',
        period: 'depuis févr. 2024',
        lines: [
          { isPoint: true, text: 'First' },
          { isPoint: false, text: '*not* a point' },
          { isPoint: true, text: 'Last' },
        ],
      },
    ],
    education: [{ title: 'Lumière', under: '', period: 'sept. 2021 – juin 2023' }],
    languages: [{ name: 'Français', level: 'Langue maternelle' }],
    drivingLicenses: 'B, A2',
    interests: 'Chess · Cooking',
  })
  expect(write('en').experience[0]!.period).toBe('since Feb 2024')
  expect(write('en', [], [])).toMatchObject({ contacts: [{ text: 'Lyon' }], summary: [], wanted: '' })
})

it('links proofs that are public, and only if requested', () => {
  const skills = [
    skill('SQL', 'HIDDEN', 'OPEN'),
    skill('Python', 'HIDDEN'),
    skill(null, 'OPEN'),
    skill(null, 'HIDDEN'),
  ]
  const proof = {
    address: 'https://essor.example/certificates/OPEN',
    about: 'Prices · Ampère · mars 2026',
  }
  expect(write('fr', skills).skills).toEqual([
    { name: 'SQL', proof },
    { name: 'Python' },
    { name: 'Bases de données', proof },
  ])
  expect(write('fr', skills, []).skills).toEqual([{ name: 'SQL' }, { name: 'Python' }])
})

it("P2 shows a catalog skill in the page's language, and keeps the person's own word", () => {
  const named = (word: string | null) =>
    ['en', 'fr'].map((language) => shownSkillName({ ...skill(word) }, language))
  expect(named('bases de donnees')).toEqual(['Databases', 'Bases de données'])
  expect(named(null)).toEqual(['Databases', 'Bases de données'])
  expect(named('PostgreSQL')).toEqual(['PostgreSQL', 'PostgreSQL'])
  // Public pages leave out nulls.
  const { word: _, ...unnamed } = skill(null)
  expect(shownSkillName(unnamed, 'fr')).toBe('Bases de données')
})

it('P2 reads bullets on the page as in the PDF', () => {
  expect(readBlocks('One.\n\nTwo.\n- a\n• b\n*not* one\n')).toEqual([
    { isPoints: false, lines: ['One.', '', 'Two.'] },
    { isPoints: true, lines: ['a', 'b'] },
    { isPoints: false, lines: ['*not* one', ''] },
  ])
})

it('P2 names a certificate once, with all the skills it proves', () => {
  const proof = { address: 'https://essor.example/certificates/1', about: 'A letter' }
  const other = { address: 'https://essor.example/certificates/2', about: 'A shop' }
  const skills = [
    { name: 'SEO', proof },
    { name: 'Excel' },
    { name: 'CSS', proof: other },
    { name: 'Writing', proof },
  ]
  expect(byProof(skills)).toEqual([
    { name: 'SEO · Writing', proof },
    { name: 'CSS', proof: other },
  ])
})
