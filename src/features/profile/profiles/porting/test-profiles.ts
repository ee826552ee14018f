import type { ShownSkill } from '../api/answers.ts'
import type { CareerEntry } from '../career-entries.ts'
import type { ProfileFields } from '../model.ts'
import { isChoice } from './change.ts'
import type { Imported } from './imported.ts'
import { applyChanges, planImport } from './plan-import.ts'
import { readJsonResume } from './read-json-resume.ts'
import { toJsonResume } from './to-json-resume.ts'

const station = (key: string, more: Partial<CareerEntry>): CareerEntry => ({
  key,
  title: '',
  at: '',
  location: '',
  from: '',
  until: '',
  details: '',
  ...more,
})
export const empty: ProfileFields = {
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
  phone: '',
  drivingLicenses: [],
  interests: [],
  experience: [],
  education: [],
  languages: [],
}
export const script = '<script>alert(1)</script>'
export const full: ProfileFields = {
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
  phone: '+33 6 12 34 56 78',
  drivingLicenses: ['B', 'A2'],
  interests: ['Chess', 'Orientation 🧭'],
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
export const takeAll = (imported: Imported, fields: ProfileFields) =>
  applyChanges(fields, planImport(imported, fields).filter(isChoice))
export const jsonOf = (fields: ProfileFields, language = 'en', skills: ShownSkill[] = []) =>
  toJsonResume({
    fields,
    skills,
    language,
    email: 'jean@example.test',
    certificateAddress: (code) => `https://essor.example/certificates/${code}`,
    madeAt: new Date('2026-11-15T10:00:00.123Z'),
  })
export const read = (resume: unknown) => readJsonResume(JSON.stringify(resume))
