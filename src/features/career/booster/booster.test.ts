import { expect, it } from 'vitest'
import { toFields } from '../../profile/profiles/model.ts'
import type { Story } from './api/get-stories.ts'
import { findStories } from './find-stories.ts'
import { cardFrom } from './posting-card.ts'
import { profileText } from './profile-text.ts'
import { readPosting } from './rules/posting/read.ts'

it('writes a profile as a résumé whose sections the check recognizes', () => {
  const station = {
    key: '1',
    at: 'Acme',
    location: '',
    from: '2023-09',
    until: '',
    details: 'Vendu 12 lampes\n\n',
  }
  const fields = {
    ...toFields(null, null),
    firstName: 'Zoë',
    lastName: 'Łukasz',
    phone: '+48 601 234 567',
    skills: ['SQL', 'Vente'],
    experience: [{ ...station, title: 'Vendeuse' }],
    languages: [{ key: 'fr', code: 'fr', level: 'native' as const }],
  }
  const headings = {
    summary: 'Profil',
    experience: 'Expérience',
    education: 'Formation',
    skills: 'Compétences',
    languages: 'Langues',
  }
  expect(
    profileText(fields, 'z@example.org', { headings, period: ({ from }) => from, language: (code) => code }),
  ).toBe(
    'Zoë Łukasz\n\nz@example.org · +48 601 234 567\n\nExpérience\nVendeuse · Acme · 2023-09\nVendu 12 lampes\n\nCompétences\nSQL, Vente\n\nLangues\nfr',
  )
})

it('finds stories by words and skills, ignoring accents', () => {
  const story = (title: string, skills: string[]) =>
    ({ title, situation: '', task: '', action: '', result: '', skills }) as unknown as Story
  const stories = [story('Été à l’épicerie', ['SQL']), story('Autre', [])]
  expect(findStories(stories, 'epicerie sql')).toEqual([stories[0]])
  expect(findStories(stories, '  ')).toHaveLength(2)
  expect(findStories(stories, 'zzz')).toEqual([])
})

it('makes a card from a posting, even without a company', () => {
  const facts = readPosting('CDI à Lyon, 30 000 € par an', [])
  expect(cardFrom({ title: 'Vendeur', company: 'Acme' }, facts)).toMatchObject({
    company: 'Acme',
    job_title: 'Vendeur',
    contract: 'permanent',
    salary_min: 30000,
    salary_period: 'year',
  })
  expect(cardFrom({ title: 'Vendeur', company: '' }, readPosting('x', []))).toMatchObject({
    company: 'Vendeur',
    job_title: '',
    contract: null,
  })
})
