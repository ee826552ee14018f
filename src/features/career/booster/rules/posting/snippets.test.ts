import { describe, expect, it } from 'vitest'
import type { Skill } from '../../../../core/skills/api/get-skills.ts'
import { againstProfile, languagesIn } from './languages.ts'
import { minimumWageIn } from './minimum-wage.ts'
import { readPosting } from './read.ts'
import { salaryIn } from './salary.ts'
import { seniorityIn } from './seniority.ts'

const levels = (text: string) => languagesIn(text).map(({ code, level }) => [code, level ?? 'any'].join(' '))

describe('W2 languages in a posting', () => {
  it.each<[string, string[]]>([
    ['English B2 minimum', ['en b2']],
    ['French C1 required', ['fr c1']],
    ['French C1 required, English B2', ['fr c1', 'en b2']],
    ['Anglais courant exigé, allemand apprécié', ['en c1', 'de any']],
    ['Fluent in English and French', ['en c1', 'fr c1']],
    ['Anglais et espagnol courants', ['en c1', 'es c1']],
    ['Vous parlez couramment l’anglais et avez des notions d’italien', ['en c1', 'it a2']],
    ['Bilingue anglais', ['en c2']],
    ['Français langue maternelle', ['fr c2']],
    ['Native German speaker', ['de c2']],
    ['Niveau d’anglais : B1/B2', ['en b1']],
    ['Bon niveau d’anglais (TOEIC 785 minimum)', ['en b2']],
    ['Maîtrise de la langue anglaise à l’oral comme à l’écrit', ['en b2']],
    ['Langues : anglais, espagnol', ['en any', 'es any']],
    ['Spanish is a plus', ['es any']],
    ['- Working knowledge of Dutch (A2)', ['nl a2']],
    ['Good command of written English', ['en b2']],
    ['You know the French market', []],
    ['Leader du marché français de la logistique', []],
    ['Une équipe de 12 personnes à Lyon', []],
    ['Sales in B2B, C1 to C3 vehicles', []],
  ])('%s', (text, expected) => expect(levels(text)).toEqual(expected))

  const profile = [
    { code: 'fr', level: 'native' },
    { code: 'en', level: 'b2' },
    { code: 'es', level: 'a2' },
  ] as const
  it.each<[string, string[]]>([
    ['English B2 minimum. French C1 required.', ['en met', 'fr met']],
    ['Anglais courant exigé', ['en short']],
    ['Espagnol B1', ['es short']],
    ['Langues : espagnol', ['es met']],
    ['Fluent German', ['de missing']],
    ['Bilingue français', ['fr met']],
  ])('%s, for someone with French, English B2 and Spanish A2', (text, expected) => {
    const states = againstProfile(languagesIn(text), [...profile]).map(
      ({ code, state }) => `${code} ${state}`,
    )
    expect(states).toEqual(expected)
  })
})

describe('W3 pay in a posting', () => {
  it.each<[string, number, number, string]>([
    ['Between 28 and 32 k€ gross per year', 28000, 32000, 'year'],
    ['28/32K€ brut annuel selon profil', 28000, 32000, 'year'],
    ['Salaire : à partir de 1 900 € brut mensuel', 1900, 1900, 'month'],
    ['12,02 € brut de l’heure', 12.02, 12.02, 'hour'],
    ['€14.50 per hour', 14.5, 14.5, 'hour'],
    ['Pay: €2,100 a month', 2100, 2100, 'month'],
    ['Gratification : 660 € par mois', 660, 660, 'month'],
    ['Rémunération : 1 500 – 1 800 € net / mois', 1500, 1800, 'month'],
    ['TJM : 350 € par jour', 350, 350, 'day'],
  ])('%s', (text, min, max, period) => expect(salaryIn(text)).toMatchObject({ min, max, period }))

  it.each<[string, [number, number] | undefined]>([
    ['Salary: 80% of minimum wage', [80, 80]],
    ['Rémunération : 43 % à 100 % du SMIC', [43, 100]],
    ['From 43% to 78% of the minimum wage, depending on age', [43, 78]],
    ['Salaire : 27 à 100 % du SMIC selon l’âge', [27, 100]],
    ['Payé au SMIC', undefined],
    ['Gratification légale + tickets restaurant', undefined],
    ['Rémunération selon la grille légale des apprentis', undefined],
    ['Paid the legal minimum wage', undefined],
  ])('%s', (text, share) => {
    const found = minimumWageIn(text)
    expect(found).toBeDefined()
    expect(found?.share && [found.share.min, found.share.max]).toEqual(share)
    expect(readPosting(text, []).flags.map(({ kind }) => kind)).not.toContain('noSalary')
  })

  it.each([
    'Salaire selon profil',
    'Competitive salary',
    'Rémunération attractive',
    '95% of our interns stay',
  ])('is not given by "%s"', (text) =>
    expect(readPosting(text, []).flags.map(({ kind }) => kind)).toContain('noSalary'),
  )
})

describe('W3 experience in a posting', () => {
  it.each<[string, object]>([
    ['Junior developer. At least 6 months of experience.', { level: 'some', months: 6 }],
    ['Une expérience de 6 mois minimum en vente', { level: 'some', months: 6 }],
    ['Première expérience de 3 à 6 mois (stage compris)', { level: 'some', months: 3 }],
    ['Stage de 6 mois, débutants acceptés', { level: 'junior' }],
    ['2 ans d’expérience', { level: 'some', years: 2 }],
  ])('%s', (text, expected) => expect(seniorityIn(text)).toMatchObject(expected))
})

describe('W3 facts in a posting', () => {
  const read = (text: string) => {
    const { start, deadline, town, weeklyHours, email, drivingLicense } = readPosting(text, [])
    const words = (place?: { start: number; end: number }) => place && text.slice(place.start, place.end)
    return {
      start: words(start),
      deadline: words(deadline),
      town: words(town),
      hours: weeklyHours?.hours,
      email: words(email),
      license: words(drivingLicense),
    }
  }
  it.each<[string, object]>([
    ['Apply before 15 December', { deadline: '15 December' }],
    ['Applications close on December 15, 2026', { deadline: 'December 15, 2026' }],
    ['Candidatures à envoyer avant le 15 décembre 2026', { deadline: '15 décembre 2026' }],
    ['Date limite de candidature : 15/12/2026', { deadline: '15/12/2026' }],
    ['Start date: January 2027', { start: 'January 2027' }],
    ['Prise de poste : dès que possible', { start: 'dès que possible' }],
    ['Poste à pourvoir à partir du 1er septembre 2026', { start: '1er septembre 2026' }],
    ['Début : 05/01/2027', { start: '05/01/2027' }],
    ['We need you as of now, starting immediately', { start: 'immediately' }],
    ['35h/semaine du lundi au vendredi', { hours: 35 }],
    ['Temps partiel, 24 heures par semaine', { hours: 24 }],
    ['A 37.5 hours a week contract', { hours: 37.5 }],
    ['Based in Lyon, two days remote', { town: 'Lyon' }],
    ['Poste basé à Villeneuve-d’Ascq (59)', { town: 'Villeneuve-d’Ascq (59)' }],
    ['Lieu de travail : Paris 11', { town: 'Paris 11' }],
    ['Write to jobs@nordelia.example', { email: 'jobs@nordelia.example' }],
    ['Permis B indispensable', { license: 'Permis B' }],
    ['A driving license is required', { license: 'driving license' }],
    ['Sans permis B, pas de souci', { license: undefined }],
    ['Une équipe de 35 personnes', { hours: undefined, start: undefined, deadline: undefined }],
  ])('%s', (text, expected) => expect(read(text)).toMatchObject(expected))
})

describe('W3 tools in a posting', () => {
  const skill = (slug: string, aliases: string[]): Skill => ({
    slug,
    name_en: slug,
    name_fr: slug,
    category: 'data',
    aliases,
  })
  const catalogue = [
    skill('graphic-design', ['canva']),
    skill('data-visualization', ['tableau', 'power bi']),
    skill('social-media', ['instagram', 'linkedin']),
    skill('website-management', ['wordpress']),
  ]
  it.each<[string, string[]]>([
    ['Maîtrise de Canva et WordPress', ['graphic-design', 'website-management']],
    ['Power BI or Tableau', ['data-visualization']],
    ['Vous animez nos comptes Instagram et LinkedIn', ['social-media']],
    ['Tableau de bord hebdomadaire', []],
    ['Apply on LinkedIn', []],
    ['Suivez-nous sur Instagram et LinkedIn', []],
  ])('%s', (text, expected) =>
    expect(readPosting(text, catalogue).essential.map((one) => one.skill)).toEqual(expected),
  )
})
