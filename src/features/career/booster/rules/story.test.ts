import { expect, it } from 'vitest'
import { firstParagraph, plainText } from '../../../../lib/plain-text.ts'
import type { StoryMaterial } from '../api/answers.ts'
import { adviceOn, proposeStory, storyAsText } from './story.ts'

const material: StoryMaterial = {
  code: 'ABC',
  enrollment_id: '1',
  issued_at: '2026-05-04T10:00:00Z',
  mission: 'Relancer une newsletter',
  summary: 'Une épicerie perd ses abonnés.',
  organization: 'Nordélia',
  language: 'fr',
  skills: ['email-marketing'],
  criteria: [
    { title: 'Clarté', level: 'Très bien', rank: 4, of: 4 },
    { title: 'Chiffres', level: 'Bien', rank: 3, of: 4 },
  ],
  attempts: 2,
  seconds: 7200,
  brief: '# Bonjour\n\nVoici **la situation** : lisez le [dossier](https://x.test).\n\nSuite',
  deliverables: ['Le plan', 'Le premier numéro'],
  reflection: '',
  words: 'Un ton _juste_.',
  praise: [],
  is_told: false,
}

it("writes in the mission's language what is known about the work, and invents nothing", () => {
  const breaking = Object.entries(proposeStory(material)).map(([part, text]) => [
    part,
    text.replace(/\u00a0/g, ' '),
  ])
  expect(Object.fromEntries(breaking)).toEqual({
    title: 'Relancer une newsletter',
    situation: 'Une épicerie perd ses abonnés.\nLa consigne : « Voici la situation : lisez le dossier. »',
    task: 'Pour Nordélia, dans une mission simulée, je devais remettre : « Le plan » et « Le premier numéro ».',
    action:
      'J’y ai travaillé 2 heures.\nJ’ai tenu compte des retours et remis une version améliorée (2 versions en tout).',
    result:
      'Nordélia a validé ce travail le 4 mai 2026.\nIl a atteint le plus haut niveau pour : Clarté.\nLa personne qui l’a relu a écrit : « Un ton juste. »',
  })
  const english = proposeStory({
    ...material,
    language: 'en',
    attempts: 1,
    seconds: 0,
    words: '',
    criteria: null,
  })
  expect(english.action).toBe('')
  expect(english.result).toBe('Nordélia validated the work on May 4, 2026.')
})

it('never addresses the storyteller', () => {
  const situation = (language: 'en' | 'fr', summary: string, brief: string) =>
    proposeStory({ ...material, language, summary, brief }).situation.replace(/\u00a0/g, ' ')
  expect(
    situation(
      'en',
      'Bring a shop online in five weeks.',
      'You are the junior project lead. Decide what can go live. Your client waits.',
    ),
  ).toBe(
    'I was the junior project lead.\nThe brief: “Bring a shop online in five weeks. Decide what can go live. Your client waits.”',
  )
  expect(situation('fr', 'Une épicerie perd ses abonnés.', 'Vous êtes chargée de projet. Décidez.')).toBe(
    'J’étais chargée de projet.\nLa consigne : « Une épicerie perd ses abonnés. Décidez. »',
  )
  expect(
    situation(
      'en',
      'On Thursdays, one package in seven arrives late. Dig into the data and write the memo.',
      'Buildings close at noon.',
    ),
  ).toBe(
    'On Thursdays, one package in seven arrives late.\nBuildings close at noon.\nThe brief: “Dig into the data and write the memo.”',
  )
  expect(
    situation(
      'fr',
      'Le rendez-vous est chez un client. Douze personnes arrivent. Préparez leur journée.',
      '',
    ),
  ).toBe(
    'Le rendez-vous est chez un client. Douze personnes arrivent.\nLa consigne : « Préparez leur journée. »',
  )
  expect(situation('en', '', 'You are the one your team asks.')).toBe(
    'The brief: “You are the one your team asks.”',
  )
})

it('reports what a story lacks', () => {
  const story = proposeStory(material)
  expect(adviceOn(story)).toEqual(['noAction'])
  expect(
    adviceOn({ ...story, task: '', result: 'Bien.', action: 'On a trié le fichier. '.repeat(10) }),
  ).toEqual(['incomplete', 'notYou', 'noFigure'])
  expect(adviceOn({ ...story, action: 'J’ai écrit. '.repeat(200) })).toEqual(['tooLong'])
})

it('is copied with its parts and its proof', () => {
  const names = { situation: 'S', task: 'T', action: 'A', result: 'R' }
  expect(
    storyAsText({ title: 'X', situation: 'a', task: '', action: 'c', result: 'd' }, names, 'https://p'),
  ).toBe('X\n\nS\na\n\nA\nc\n\nR\nd\n\nhttps://p')
})

it('reads Markdown as plain text', () => {
  expect(plainText('- **a** and `b`\n> c_d_e ![x](y)')).toBe('a and b\nc_d_e')
  expect(firstParagraph('One two. Three four five six.', 14)).toBe('One two.')
})
