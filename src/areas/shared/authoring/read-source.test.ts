import { describe, expect, it } from 'vitest'
import type { Skill } from '../../../features/core/skills/api/get-skills.ts'
import { missionFromText } from '../../../features/missions/authoring/from-text/mission-from-text.ts'
import { missionProblems } from '../../../features/missions/missions/problems.ts'
import { readSource } from './read-source.ts'

const skill = (slug: string, name_en: string, name_fr = name_en, aliases: string[] = []): Skill => ({
  slug,
  name_en,
  name_fr,
  category: 'tools',
  aliases,
})
const catalogue = [
  skill('excel', 'Excel'),
  skill('sql', 'SQL'),
  skill('community-management', 'Community management', 'Animation de communauté', ['réseaux sociaux']),
  skill('copywriting', 'Copywriting', 'Rédaction web'),
  skill('canva', 'Canva'),
  skill('customer-service', 'Customer service', 'Relation client'),
]
const draft = (text: string, language: 'en' | 'fr' = 'en') =>
  missionFromText(text, readSource(text, catalogue, language))

const posting = `Chargé(e) de communication digitale (H/F)
Nordelia Logistique, Lille
CDI, 28 000 € à 32 000 € brut par an

Nordelia livre des colis dans tout le nord de la France. Notre équipe de six personnes cherche du renfort.

Vos missions :
- Animer nos réseaux sociaux et répondre aux commentaires
- Rédiger la newsletter mensuelle
- Préparer une présentation des résultats pour la direction

Votre profil :
- Débutant accepté, à l’aise avec Canva
- Rédaction web
Candidature : camille.roux@nordelia.example ou 03 20 12 34 56`

describe('a mission from a job posting', () => {
  const { content, recognized } = draft(posting)

  it('has a title, skills, tasks and a level by plain rules', () => {
    expect(content).toMatchObject({
      language: 'fr',
      title: 'Première mission\u00a0: Chargé(e) de communication digitale',
      category: 'communication',
      difficulty: 'beginner',
      skills: ['community-management', 'canva', 'copywriting'],
    })
    expect(recognized.found).toEqual(['title', 'skills', 'tasks', 'deliverables', 'category', 'difficulty'])
  })

  it('asks for what the posting asks for, by text or by file', () => {
    expect(
      content.steps.map((step) => [step.kind, step.title, step.kind === 'deliverable' && step.accepts]),
    ).toEqual([
      ['brief', 'La situation', false],
      ['deliverable', 'Rédiger la newsletter mensuelle', 'text'],
      ['deliverable', 'Préparer une présentation des résultats pour la direction', 'file'],
    ])
  })

  it('describes the company and the tasks, not the applicants', () => {
    expect(content.steps[0]).toMatchObject({
      body: expect.stringMatching(
        /^## Nordelia Logistique, Lille\n\nNordelia livre[\s\S]*## Vos missions\n\n- Animer/,
      ),
    })
    expect(JSON.stringify(content.steps[0])).not.toContain('Débutant')
  })

  it('leaves out pay, contract and contact details', () => {
    const all = JSON.stringify(content)
    for (const secret of ['28 000', 'camille.roux', '03 20']) expect(all).not.toContain(secret)
    expect(recognized.left).toBe(2)
  })

  it('needs nothing but the author’s statement before it can be published', () => {
    expect(missionProblems(content)).toEqual(['isFictional'])
  })
})

describe('a mission from a paragraph', () => {
  it('has the first task as its title, and a duration if the text says so', () => {
    const { content, recognized } = draft(
      'A customer is angry because her package is late for the third time. Write the email that keeps her as a customer. You have the delivery history in Excel. It should take 2 hours.',
    )
    expect(content).toMatchObject({
      language: 'en',
      title: 'Write the email that keeps her as a customer',
      category: 'support',
      hours: 2,
      skills: ['excel'],
    })
    expect(content.summary).toMatch(/^A customer is angry/)
    expect(content.steps).toMatchObject([
      { kind: 'brief' },
      { kind: 'deliverable', accepts: 'text', title: 'Write the email that keeps her as a customer' },
    ])
    expect(recognized.found).toEqual(['title', 'skills', 'tasks', 'deliverables', 'category', 'hours'])
    expect(missionProblems(content)).toEqual(['isFictional'])
  })

  it('suggests what the text does not say', () => {
    const { content, recognized } = draft('Something about a situation that nobody described any further.')
    expect(recognized.found).toEqual([])
    expect(content.steps).toMatchObject([{ kind: 'brief' }, { kind: 'deliverable', accepts: 'text' }])
    expect(content.hours).toBe(2)
    expect(missionProblems(content)).toEqual(['isFictional', 'skills'])
  })

  it.each([
    ['35 h par semaine', undefined],
    ['Comptez 3 heures', 3],
    ['About half a day of work', 4],
    ['40 hours a week, 2 h for this', 2],
  ])('%s', (text, hours) => {
    const { content, recognized } = draft(text)
    expect(recognized.found.includes('hours')).toBe(hours !== undefined)
    if (hours) expect(content.hours).toBe(hours)
  })

  it('stays within the limits of a draft, whatever is pasted', () => {
    const { content } = draft(`${'word '.repeat(30_000)}\n${'- write a report\n'.repeat(500)}`)
    expect(content.title.length).toBeLessThanOrEqual(120)
    expect(content.summary.length).toBeLessThanOrEqual(600)
    expect(JSON.stringify(content).length).toBeLessThan(100_000)
    expect(draft('').content.steps).toHaveLength(2)
  })
})
