import { expect, it } from 'vitest'
import type { Skill } from '../../../../core/skills/api/get-skills.ts'
import { findSkills } from '../../../../core/skills/find-skills.ts'
import { dateRanges } from '../../../../profile/profiles/resume-text/dates.ts'
import { sectionsOf } from '../../../../profile/profiles/resume-text/sections.ts'
import { type CheckName, checkResume } from './check.ts'
import { beginsWithVerb, verbFor } from './verbs.ts'

const skill = (slug: string, name_en: string, name_fr: string, aliases: string[] = []): Skill => ({
  slug,
  name_en,
  name_fr,
  category: 'data',
  aliases,
})
const catalogue = [
  skill('sql', 'SQL', 'SQL', ['postgresql']),
  skill('data-analysis', 'Data analysis', 'Analyse de données'),
  skill('data-visualization', 'Data visualization', 'Visualisation de données', ['tableau', 'power bi']),
  skill('email-marketing', 'Email marketing', 'E-mailing', ['newsletter']),
  skill('event-planning', 'Event planning', 'Organisation d’événements', ['événementiel']),
]

const good = `Camille Roux
camille@example.org · 06 12 34 56 78 · linkedin.com/in/camille

Profil
Assistante marketing, je cherche un premier poste.

Expériences professionnelles
Assistante marketing, Nordélia, sept. 2023 – juin 2024
• Rédigé 24 newsletters lues par 3 000 abonnés
• Augmenté de 18 % les inscriptions en six mois
Vendeuse, Le Panier, 2022 - 2023
• Encaissé et conseillé 60 clients par jour

Formation
BTS Communication, Lyon, 2020 – 2022

Compétences
SQL, analyse de données, Power BI
`
const check = (text: string, asked: string[] = []) => {
  const result = checkResume({ text, asked, found: findSkills(text, catalogue), thisMonth: 2026 * 12 + 10 })
  return {
    ...result,
    of: (name: CheckName) => result.verdicts.find((one) => one.check === name)!,
    words: (name: CheckName) =>
      result.verdicts
        .find((one) => one.check === name)!
        .problems.map(({ kind, place }) => [kind, place && text.slice(place.start, place.end)]),
  }
}

it('finds the sections of a résumé in both languages', () => {
  expect(sectionsOf(good).map(({ kind }) => kind)).toEqual(['summary', 'experience', 'education', 'skills'])
  expect(
    sectionsOf('WORK EXPERIENCE:\nx\nEducation & training\ny\nKey skills\nz').map(({ kind }) => kind),
  ).toEqual(['experience', 'education', 'skills'])
})

it('adds up the checks to a score out of 100, whatever was requested', () => {
  const long = `${good}\nProjets\n${'• Organisé 3 ventes pour 200 élèves du lycée, en équipe\n'.repeat(16)}`
  for (const asked of [[], ['sql']]) {
    const { verdicts, points, score } = check(long, asked)
    expect(verdicts.reduce((sum, one) => sum + one.of, 0)).toBe(100)
    expect(verdicts.filter((one) => one.problems.length > 0)).toEqual([])
    expect([points, score]).toEqual([100, 100])
  }
})

it('gives short texts few points, however flawless they are', () => {
  const { verdicts, words, score, most } = check(good)
  expect(verdicts.filter((one) => one.problems.length > 0).map((one) => one.check)).toEqual(['length'])
  const count = good.match(/[\p{L}\p{N}][\p{L}\p{N}'’.-]*/gu)!.length
  expect(count).toBeLessThan(80)
  expect([score, most]).toEqual([Math.round((count / 180) * 100), score])
  expect(words('length')).toEqual([['tooShort', undefined]])
  expect(score).toBeLessThan(45)
})

it('recognizes lines about work without a bullet, but not job headings', () => {
  const text = `Experience
Sales assistant, Acme, Lyon, 2022 – 2023
Responsible for the cash desk
Responsible for 12 clients from 2022 to 2023
Gestion des stocks
Sold 40 lamps a week
Shop of the year`
  expect(check(text).words('verbs')).toEqual([
    ['noVerb', 'Responsible for'],
    ['noVerb', 'Responsible for'],
    ['noun', 'Gestion des'],
  ])
  expect(check(text).of('verbs').points).toBe(4)
})

it('asks for no skills without a target', () => {
  expect(check(good).verdicts.map((one) => one.check)).not.toContain('skills')
  const aimed = check(good, ['sql', 'email-marketing', 'event-planning'])
  expect(aimed.of('skills')).toMatchObject({
    points: 13,
    problems: [{ kind: 'skillMissing', values: { skill: 'event-planning' } }],
  })
})

it('marks weak phrases, nouns and lines without a number at their exact place', () => {
  const text = `Experience
Assistant, Acme, 2022 – 2023
- Responsible for the newsletter
- Helped with various tasks
- Management of the stock
- My work was liked by 12 clients
Expériences
Serveur, Le Port, 2021
- Participation à l’organisation d’événements
- Gestion des réservations`
  const { words } = check(text)
  expect(words('phrases')).toEqual([
    ['duty', 'Responsible for'],
    ['helper', 'Helped with'],
    ['vague', 'various tasks'],
    ['helper', 'Participation à'],
    ['person', 'My'],
  ])
  expect(words('verbs')).toContainEqual(['noun', 'Management of'])
  expect(words('verbs')).toContainEqual(['noun', 'Gestion des'])
  expect(words('figures')).toHaveLength(5)
})

it('recognizes verbs in both languages and what only looks like one', () => {
  for (const line of [
    'Led a team',
    'Wrote tests',
    'Organised 3 fairs',
    'Rédigé 12 fiches',
    'Créer un site',
    'J’ai conçu une affiche',
    'Mis en place un outil',
    'Vendre 30 articles',
  ])
    expect(beginsWithVerb(line), line).toBe(true)
  for (const line of [
    'Responsible for sales',
    'Newsletter',
    'Stage de fin d’études',
    'Excellente maîtrise',
    'Team player',
  ])
    expect(beginsWithVerb(line), line).toBe(false)
  expect(verbFor('Rédaction de fiches')).toBe('Rédigé')
  expect(verbFor('Development of a website')).toBe('Developed')
  expect(verbFor('Développement d’un site')).toBe('Développé')
})

it('reads periods and reports reversed, future, missing and mixed ones', () => {
  expect(dateRanges('sept. 2023 – juin 2024, 03/2022 - 05/2022, 2020, March 2021 to present')).toMatchObject([
    { from: 2023 * 12 + 8, until: 2024 * 12 + 5, style: 'word' },
    { from: 2022 * 12 + 2, until: 2022 * 12 + 4, style: 'number' },
    { from: 2020 * 12, until: undefined, style: 'year' },
    { from: 2021 * 12 + 2, until: undefined, style: 'word' },
  ])
  const text = `Experience
A, June 2024 – May 2022
B, 01/2020 – 02/2021
C, March 2019 - April 2019
D, 2031
Education
A school`
  expect(check(text).words('dates')).toEqual([
    ['undated', 'Education'],
    ['reversed', 'June 2024 – May 2022'],
    ['future', '2031'],
    ['mixedDates', '01/2020 – 02/2021'],
  ])
})

it('asks for two contact details and nothing private', () => {
  expect(check('Experience\nA').words('contact')).toEqual([
    ['noEmail', undefined],
    ['noOtherWay', undefined],
  ])
  expect(check(good).of('contact').points).toBe(10)
  expect(check('Née le 3 mai 2001, célibataire, nationalité française').words('personal')).toEqual([
    ['personal', 'Née le'],
    ['personal', 'célibataire'],
    ['personal', 'nationalité'],
  ])
})

it('limits the length of a text and a line', () => {
  const line = 'mot '.repeat(40)
  const result = check(`Experience\n${`- ${line}\n`.repeat(25)}`)
  expect(result.of('length').problems).toMatchObject([{ kind: 'tooLong', values: { most: 750 } }])
  expect(result.of('lines')).toMatchObject({ points: 0 })
  expect(result.of('lines').problems).toHaveLength(25)
})

it('survives an empty text and a script', () => {
  expect(check('').points).toBeGreaterThanOrEqual(0)
  expect(check('<script>alert(1)</script> 🎉').words('contact')).toHaveLength(2)
})

it('recognizes skills by either name and by aliases, not by everyday words', () => {
  const found = (text: string) => findSkills(text, catalogue).map((one) => one.skill)
  expect(found('Analyse des données')).toEqual([])
  expect(found('de l’analyse de données sous PostgreSQL, data analysis')).toEqual(['data-analysis', 'sql'])
  expect(found('un tableau de bord')).toEqual([])
  expect(found('Tableau, Power BI')).toEqual(['data-visualization'])
  expect(found('nosql')).toEqual([])
  expect(found('sql@acme.example, https://acme.example/sql')).toEqual([])
  expect(found('organisation d’événement, e-mailing, emailing')).toEqual([
    'event-planning',
    'email-marketing',
  ])
})
