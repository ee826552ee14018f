import { describe, expect, it } from 'vitest'
import type { Profile } from '../../core/session/api/get-profile.ts'
import type { ShownSkill } from './api/answers.ts'
import type { Career } from './api/get-career.ts'
import { newCareerEntry, newLanguage } from './career-entries.ts'
import { completeness } from './completeness.ts'
import { addSkill, profileSchema, toDocument, toFields } from './model.ts'
import { byProof, chosenParts, handleFrom, pageParts } from './shown-profile.ts'
import { suggestSkills } from './suggest-skills.ts'

const profile: Profile = {
  user_id: 'u',
  first_name: 'Camille',
  last_name: 'Roux',
  job_title: 'Analyst',
  bio: 'Clean tables.',
  skills: ['SQL', 'Python', 'R'],
  linkedin_url: 'https://www.linkedin.com/in/camille',
  portfolio_url: null,
  avatar_url: 'u/photo.webp',
  resume_path: 'u/cv.pdf',
  resume_name: 'cv.pdf',
  language: null,
  career_parts: ['experience', 'education', 'wanted', 'languages'],
  tours_seen: [],
  texts_due: [],
  network_waiting: 0,
  deletion_requested_at: null,
  created_at: '2026-01-01T00:00:00Z',
  updated_at: '2026-01-01T00:00:00Z',
}

describe('completeness', () => {
  it('is full if everything is there, and empty without a profile', () => {
    expect(completeness(profile)).toEqual({ percent: 100, missing: [] })
    expect(completeness(null).percent).toBe(0)
  })

  it('names what is missing, most useful first', () => {
    const half = { ...profile, job_title: '', skills: ['SQL'], resume_path: null }
    expect(completeness(half)).toEqual({ percent: 73, missing: ['job', 'skills', 'resume'] })
  })
})

describe('skills', () => {
  it.each([
    [['SQL'], '  Python ', ['SQL', 'Python']],
    [['SQL'], 'SQL', ['SQL']],
    [['SQL'], '   ', ['SQL']],
    [['SQL'], ' SQL ', ['SQL']],
    [[], 'C++', ['C++']],
  ])('%o with "%s" are %o', (skills, typed, expected) => {
    expect(addSkill(skills, typed)).toEqual(expected)
  })
})

const career: Career = {
  user_id: 'u',
  location: 'Lyon',
  availability: 'from_date',
  available_from: '2027-01-04',
  contract_kinds: ['internship'],
  places: ['Lyon', 'Grenoble'],
  remote: 'hybrid',
  looking_for: 'Data, and people.',
  phone: '+33 6 12 34 56 78',
  driving_licenses: ['B'],
  interests: ['Chess'],
  visibility: 'private',
  handle: null,
  shown: [],
  resumes: [],
  revision: 3,
  updated_at: '2026-01-01T00:00:00Z',
  education: [
    {
      user_id: 'u',
      position: 1,
      school: 'Lumière',
      degree: 'BUT',
      started_on: '2023-09-01',
      ended_on: null,
      description: '',
    },
  ],
  experience: [],
  languages: [{ user_id: 'u', position: 1, code: 'fr', level: 'native' }],
}

describe('a form', () => {
  const fields = toFields(profile, career)
  const mistakes = (changes: Partial<typeof fields>) =>
    profileSchema
      .safeParse({ ...fields, ...changes })
      .error?.issues.map(({ path, message }) => [path.join('.'), message])

  it('returns what it was created from', () => {
    expect(mistakes({})).toBeUndefined()
    expect(toDocument(fields)).toMatchObject({
      first_name: 'Camille',
      portfolio_url: null,
      linkedin_url: profile.linkedin_url,
      skills: profile.skills,
      available_from: '2027-01-04',
      contract_kinds: ['internship'],
      phone: '+33 6 12 34 56 78',
      driving_licenses: ['B'],
      interests: ['Chess'],
      education: [{ school: 'Lumière', degree: 'BUT', started_on: '2023-09-01', ended_on: null }],
      languages: [{ code: 'fr', level: 'native' }],
    })
    expect(toDocument({ ...fields, availability: 'now' }).available_from).toBeNull()
  })

  it.each(['', '0612345678', '+33 (0)6 12-34.56 78', ' 06 12 34 56 78 '])(
    'accepts the phone number %o',
    (phone) => {
      expect(mistakes({ phone })).toBeUndefined()
    },
  )

  it.each(['call me', '123', '+', '06 12 34 56 78 90 12 34 56', '06/12/34'])('rejects %s', (phone) => {
    expect(mistakes({ phone })).toEqual([['phone', 'phone']])
  })

  it.each(['javascript:alert(1)', 'linkedin', 'http://', 'ftp://x.example'])(
    'rejects the address %s',
    (linkedinUrl) => {
      expect(mistakes({ linkedinUrl })).toEqual([['linkedinUrl', 'url']])
    },
  )

  it('reports each error at its field', () => {
    const station = { ...newCareerEntry(), title: 'Shop', from: '2024-05', until: '2024-04' }
    const french = { ...newLanguage(), code: 'fr' }
    expect(
      mistakes({
        experience: [newCareerEntry(), station],
        education: [{ ...station, from: 'May', until: '' }],
      }),
    ).toEqual([
      ['experience.0.title', 'required'],
      ['experience.1.until', 'order'],
      ['education.0.from', 'month'],
    ])
    expect(mistakes({ availableFrom: '', languages: [french, french] })).toEqual([
      ['availableFrom', 'required'],
      ['languages.1.code', 'twice'],
    ])
  })
})

it.each([
  ['Inès L’Hôte', 'ines-l-hote'],
  ['  🦊 Łukasz  ', 'ukasz'],
  ['李', ''],
  ['x'.repeat(60), 'x'.repeat(40)],
])('turns %s into the address "%s"', (name, handle) => {
  expect(handleFrom(name)).toBe(handle)
})

it('P1-3 preselects no part of a page', () => {
  const shown = [...pageParts]
  expect(chosenParts(null)).toEqual([])
  expect(chosenParts({ handle: null, shown })).toEqual([])
  expect(chosenParts({ handle: 'camille-roux', shown: ['skills'] })).toEqual(['skills'])
})

it('suggests catalog skills by any name, ignoring accents and without duplicates', () => {
  const skill = (slug: string, name_fr: string, ...aliases: string[]) => ({
    slug,
    name_en: slug,
    name_fr,
    category: 'x',
    aliases,
  })
  const catalogue = [skill('sql', 'SQL'), skill('nosql', 'NoSQL'), skill('writing', 'Rédaction', 'sqlish')]
  expect(suggestSkills(catalogue, 'REDAC', [], 'fr')).toEqual(['Rédaction'])
  expect(suggestSkills(catalogue, 'sql', [], 'fr')).toEqual(['Rédaction', 'SQL', 'NoSQL'])
  expect(suggestSkills(catalogue, 'sql', ['sql', 'nosql'], 'fr')).toEqual(['Rédaction'])
  expect(suggestSkills(catalogue, '  ', [], 'fr')).toEqual([])
})

it('shows a certificate once, with its skills', () => {
  const proven = (code: string) => ({ kind: 'proven', at: '2026-11-01', facts: { code } })
  const skill = (key: string, codes: string[]) =>
    ({ key, sources: codes.map(proven) }) as unknown as ShownSkill
  const found = byProof([skill('sql', ['one']), skill('charts', ['one', 'two']), skill('tact', [])])
  expect(
    found.map(({ source, skills }) => [
      source?.facts.code,
      ...skills.map((one) => one.skill.key + one.isFirst),
    ]),
  ).toEqual([
    ['one', 'sqltrue', 'chartstrue'],
    ['two', 'chartsfalse'],
    [undefined, 'tacttrue'],
  ])
})
