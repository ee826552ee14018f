import { expect, it } from 'vitest'
import type { Skill } from '../../../../core/skills/api/get-skills.ts'
import { contractIn } from './contract.ts'
import { readPosting } from './read.ts'
import { salaryIn } from './salary.ts'
import { seniorityIn } from './seniority.ts'

const skill = (slug: string, name_en: string, name_fr: string, aliases: string[] = []): Skill => ({
  slug,
  name_en,
  name_fr,
  category: 'data',
  aliases,
})
const catalogue = [
  skill('seo', 'SEO', 'Référencement naturel', ['référencement']),
  skill('social-media', 'Social media', 'Réseaux sociaux'),
  skill('email-marketing', 'Email marketing', 'E-mailing', ['newsletter']),
  skill('sql', 'SQL', 'SQL'),
  skill('python', 'Python', 'Python'),
]

const french = `Chargé(e) de communication – Nordélia – Lyon
CDI, télétravail deux jours par semaine.
Vous animez nos réseaux sociaux et écrivez la newsletter.
Profil
- Référencement naturel
- Une première expérience (stage, alternance) de 2 ans d’expérience minimum
La connaissance de SQL serait un plus.
Rémunération : 28 000 à 32 000 € brut par an.
Envoyez CV et photo obligatoire à jobs.nordelia@gmail.com`

it('reads a French posting', () => {
  const facts = readPosting(french, catalogue)
  const words = ({ start, end }: { start: number; end: number }) => french.slice(start, end)
  expect(facts.guess).toMatchObject({
    job_title: 'Chargé(e) de communication',
    company: 'Nordélia',
    location: 'Lyon',
  })
  expect(facts.contract).toMatchObject({ contract: 'permanent' })
  expect(words(facts.contract!)).toBe('CDI')
  expect(facts.salary).toMatchObject({ min: 28000, max: 32000, currency: 'EUR', period: 'year' })
  expect(words(facts.remote!)).toBe('télétravail')
  expect(facts.essential.map((one) => one.skill)).toEqual(['social-media', 'email-marketing', 'seo'])
  expect(facts.optional.map((one) => one.skill)).toEqual(['sql'])
  expect(facts.flags.map(({ kind, place }) => [kind, place && words(place)])).toEqual([
    ['discrimination', 'photo obligatoire'],
    ['freeMail', 'jobs.nordelia@gmail.com'],
    ['beginnerWithYears', 'expérience (stage, alternance) de 2 ans'],
    ['short', undefined],
  ])
})

it("ignores skills in the company's name", () => {
  const facts = readPosting(
    'Assistant\nPython Factory, Lille\nSQL. Python Factory is ten years old.',
    catalogue,
  )
  expect(facts.guess.company).toBe('Python Factory')
  expect(facts.essential.map((one) => one.skill)).toEqual(['sql'])
  expect(
    readPosting('Assistant\nPython Factory, Lille\nYou write Python.', catalogue).essential,
  ).toHaveLength(1)
})

it.each([
  ['Communication officer – Acme – London\nYou write our newsletter.', []],
  ['Chargé(e) de communication – Nordélia – Lyon\nVous rejoignez le service communication.', []],
  ['Internal communication officer at Acme\nMaster in marketing.', ['internal-communication']],
  ['Python developer – Acme\nYou join the team.', ['python']],
  ['Communication officer – Acme\nGood communication is a must.', ['communication']],
  ['Vendeur – Nordélia\nVous avez une bonne communication.', ['communication']],
])('doesn\'t take a job for a soft skill in "%s"', (text, skills) => {
  const communication = { ...skill('communication', 'Communication', 'Communication'), category: 'everyday' }
  const internal = skill('internal-communication', 'Internal communication', 'Communication interne')
  const facts = readPosting(text, [communication, internal, catalogue.at(-1)!])
  expect(facts.essential.map((one) => one.skill)).toEqual(skills)
})

it('reads an English posting and its nice-to-haves', () => {
  const text = `Junior data analyst at Acme in London
Permanent role. £28,000 - £32,000 per annum.
You work with SQL every day. We are like a family and need a rockstar.
Nice to have:
- Python
- newsletters
What we offer
- SEO training`
  const facts = readPosting(text, catalogue)
  expect(facts.contract?.contract).toBe('permanent')
  expect(facts.salary).toMatchObject({ min: 28000, max: 32000, currency: 'GBP', period: 'year' })
  expect(facts.seniority).toMatchObject({ level: 'junior', years: undefined })
  expect(facts.essential.map((one) => one.skill)).toEqual(['sql'])
  expect(facts.optional.map((one) => one.skill)).toEqual(['python', 'email-marketing'])
  expect(facts.flags.map(({ kind }) => kind)).toEqual(['family', 'hero', 'short'])
})

it.each([
  ['38-42k€ selon profil', 38000, 42000, 'EUR', 'year'],
  ['Salaire : 38 à 42 k€', 38000, 42000, 'EUR', 'year'],
  ['1 802 € brut par mois', 1802, 1802, 'EUR', 'month'],
  ['12,50 €/h', 12.5, 12.5, 'EUR', 'hour'],
  ['gratification 4,35 € de l’heure', 4.35, 4.35, 'EUR', 'hour'],
  ['$60k-$70k a year', 60000, 70000, 'USD', 'year'],
  ['Pay: 25.000 – 30.000 EUR', 25000, 30000, 'EUR', 'year'],
])('reads the salary in "%s"', (text, min, max, currency, period) => {
  expect(salaryIn(text)).toMatchObject({ min, max, currency, period })
})

it("doesn't take other amounts for a salary", () => {
  expect(salaryIn('Nous avons levé 12 € millions en 2024')).toBeUndefined()
  expect(salaryIn('Join 300 people')).toBeUndefined()
})

it('distinguishes contracts and experience', () => {
  expect(contractIn('Stage de 6 mois\nPossibilité de CDI')?.contract).toBe('internship')
  expect(contractIn('Poste en CDD')?.contract).toBe('fixed_term')
  expect(contractIn('Une belle équipe')).toBeUndefined()
  expect(contractIn('Alternance 12 mois')?.contract).toBe('apprenticeship')
  expect(seniorityIn('3 à 5 ans d’expérience')).toMatchObject({ level: 'some', years: 3 })
  expect(seniorityIn('5+ years of experience')).toMatchObject({ level: 'senior', years: 5 })
  expect(seniorityIn('Expérience de 1 an en vente')).toMatchObject({ level: 'junior', years: 1 })
  expect(seniorityIn('débutants acceptés')).toMatchObject({ level: 'junior' })
  expect(seniorityIn('une entreprise de 20 ans')).toBeUndefined()
})

it('reads nothing from an empty posting', () => {
  expect(readPosting('', catalogue)).toMatchObject({ essential: [], optional: [], salary: undefined })
})
