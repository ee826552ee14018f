import { expect, it } from 'vitest'
import { adviceOnLetter } from './advice.ts'
import { letterAsText, readLetter } from './letter.ts'
import { type LetterMaterial, proposeLetter } from './propose.ts'

const material: LetterMaterial = {
  language: 'fr',
  today: '2026-11-15',
  person: { name: 'Inès Carpentier', email: 'ines@example.org', location: 'Lyon', jobTitle: '', link: '' },
  posting: { title: 'Assistante marketing', company: 'Nordélia', contract: 'apprenticeship' },
  story: {
    title: 'Relancer une newsletter',
    situation: 'Une épicerie perd ses abonnés.',
    task: 'Je devais remettre un plan.',
    action: 'J’ai trié 1 900 adresses.',
    result: 'Nordélia a validé ce travail.',
    proof: 'https://essor.test/certificates/ABC',
  },
  skills: { asked: ['SEO', 'E-mailing'], proven: ['E-mailing'], declared: [], missing: ['SEO'] },
}
const plain = (text: string) => text.replace(/\u00a0/g, ' ')

it('drafts a French letter from posting, story and profile', () => {
  const text = plain(letterAsText(proposeLetter(material)))
  expect(text.split('\n\n')).toEqual([
    'Inès Carpentier\nLyon\nines@example.org',
    'Nordélia',
    'Lyon, le 15 novembre 2026',
    'Objet : Candidature en alternance : Assistante marketing',
    'Madame, Monsieur,',
    'Pour le poste d’Assistante marketing chez Nordélia, vous demandez SEO et E-mailing. C’est le travail que je veux faire.',
    'Un exemple de mon travail : « Relancer une newsletter ». Une épicerie perd ses abonnés. J’ai trié 1 900 adresses. Nordélia a validé ce travail. Chacun peut le vérifier : https://essor.test/certificates/ABC',
    'Ce que j’ai montré dans un travail validé : E-mailing. Ce que je n’ai pas encore pratiqué : SEO ; je l’apprendrais avec vous.',
    'J’aimerais vous en parler lors d’un entretien. Vous pouvez me joindre à ines@example.org.',
    'Je vous prie d’agréer, Madame, Monsieur, l’expression de mes salutations distinguées.',
    'Inès Carpentier',
  ])
})

it('drafts an English letter in the order of English letters', () => {
  const text = letterAsText(
    proposeLetter({
      ...material,
      language: 'en',
      posting: undefined,
      story: undefined,
      skills: { asked: [], proven: [], declared: [], missing: [] },
    }),
  )
  expect(text.split('\n\n')).toEqual([
    'Inès Carpentier\nLyon\nines@example.org',
    'November 15, 2026',
    'Dear hiring team,',
    'I’d like to work with you.',
    'I’d be glad to tell you more in an interview. You can reach me at ines@example.org.',
    'Sincerely,',
    'Inès Carpentier',
  ])
})

it('reads any stored letter', () => {
  expect(readLetter(null)).toMatchObject({ language: 'en', paragraphs: [], date: '' })
  expect(
    readLetter({ language: 'de', paragraphs: 'x', subject: 7, date: 'soon', signature: 'Zoë 🎉' }),
  ).toMatchObject({
    language: 'en',
    paragraphs: [],
    subject: '',
    date: '',
    signature: 'Zoë 🎉',
  })
  const letter = proposeLetter(material)
  expect(readLetter(JSON.parse(JSON.stringify(letter)))).toEqual(letter)
})

it('reports what a letter lacks', () => {
  const letter = proposeLetter(material)
  expect(adviceOnLetter(letter, 'Nordélia')).toEqual(['short'])
  const own = { ...letter, subject: ' ', paragraphs: ['I did this work. '.repeat(120)] }
  expect(adviceOnLetter(own, 'Nordélia')).toEqual(['noSubject', 'long', 'noCompany', 'noFigure', 'onlyI'])
})
