import { describe, expect, it } from 'vitest'
import {
  addLanguage,
  followTexts,
  gapsIn,
  inLanguage,
  otherLanguages,
  removeLanguage,
  textsIn,
  translate,
  unfinishedLanguages,
} from './languages.ts'
import { emptyMission, type MissionContent } from './model.ts'

const mission: MissionContent = {
  ...emptyMission,
  title: 'Answer a customer',
  summary: 'A customer is angry about a late delivery. Find out why, and write the answer.',
  steps: [
    { id: 'a', kind: 'message', title: 'Hello', from: 'Lou', role: '', delaySeconds: 0, body: 'Read this.' },
    {
      id: 'b',
      kind: 'quiz',
      title: 'Check',
      questions: [
        {
          id: 'q',
          text: 'Which?',
          isMultiple: false,
          options: [
            { id: 'x', label: 'This' },
            { id: 'y', label: 'That' },
          ],
          correct: ['y'],
          explanation: '',
        },
      ],
    },
  ],
  rubric: {
    isShown: true,
    criteria: [
      {
        id: 'tone',
        title: 'Tone',
        weight: 100,
        levels: [
          { title: 'Weak', description: '' },
          { title: 'Strong', description: '' },
        ],
      },
    ],
  },
  comments: ['Well done.', 'Say why.'],
}

/** Every text, prefixed with its language. */
const translated = (content: MissionContent): MissionContent =>
  textsIn(content, 'fr').reduce((now, text) => translate(now, 'fr', text, `fr: ${text.source}`), content)
const states = (content: MissionContent) =>
  Object.fromEntries(textsIn(content, 'fr').map(({ path, state }) => [path, state]))

describe('mission texts', () => {
  it('are identified by ids, and empty ones need no translation', () => {
    expect(textsIn(mission, 'fr').map(({ path }) => path)).toEqual([
      'title',
      'summary',
      'steps/a/title',
      'steps/a/from',
      'steps/a/body',
      'steps/b/title',
      'steps/b/questions/q/text',
      'steps/b/questions/q/options/x/label',
      'steps/b/questions/q/options/y/label',
      'rubric/tone/title',
      'rubric/tone/levels/0/title',
      'rubric/tone/levels/1/title',
      'comments/0',
      'comments/1',
    ])
  })

  it('are missing at first, except names, and done once translated', () => {
    const begun = addLanguage(mission, 'fr')
    expect(gapsIn(begun, 'fr')).toEqual({ missing: 13, outdated: 0 })
    expect(states(begun)['steps/a/from']).toBe('done')
    expect(unfinishedLanguages(begun)).toEqual(['fr'])
    expect(gapsIn(translated(begun), 'fr')).toEqual({ missing: 0, outdated: 0 })
    expect(unfinishedLanguages(translated(begun))).toEqual([])
  })

  it('are outdated once the original has changed, and done again when it is restored', () => {
    const changed = { ...translated(mission), title: 'Answer an angry customer' }
    expect(states(changed).title).toBe('outdated')
    expect(textsIn(changed, 'fr')[0]).toMatchObject({
      text: 'fr: Answer a customer',
      of: 'Answer a customer',
    })
    expect(states({ ...changed, title: mission.title }).title).toBe('done')
  })

  it('have the same limits in every language', () => {
    const short = translate(translated(mission), 'fr', { path: 'title', source: mission.title }, 'Ah')
    expect(gapsIn(short, 'fr')).toEqual({ missing: 1, outdated: 0 })
  })
})

describe('a mission in a language', () => {
  it('differs only in its texts', () => {
    const french = inLanguage(translated(mission), 'fr')
    expect(french).toMatchObject({
      title: 'fr: Answer a customer',
      language: 'fr',
      steps: [
        { body: 'fr: Read this.', role: '' },
        { questions: [{ options: [{ label: 'fr: This' }, {}], correct: ['y'] }] },
      ],
      comments: ['fr: Well done.', 'fr: Say why.'],
    })
    expect(french).not.toHaveProperty('translations')
    expect(french.steps.map(({ id }) => id)).toEqual(['a', 'b'])
  })

  it('shows missing texts in its original language', () => {
    const begun = translate(mission, 'fr', { path: 'title', source: mission.title }, 'Répondre à un client')
    expect(inLanguage(begun, 'fr')).toMatchObject({ title: 'Répondre à un client', summary: mission.summary })
    expect(inLanguage(mission, 'fr')).toEqual(mission)
  })

  it('is added and removed as a whole', () => {
    expect(otherLanguages(mission)).toEqual(['fr'])
    expect(otherLanguages(addLanguage(mission, 'fr'))).toEqual([])
    expect(removeLanguage(addLanguage(mission, 'fr'), 'fr')).toEqual(mission)
  })
})

describe('translations follow', () => {
  it('a comment or a level that moved', () => {
    const moved = followTexts({ ...translated(mission), comments: ['Say why.', 'New.', 'Well done.'] })
    expect(moved.translations?.fr?.['comments/0']?.text).toBe('fr: Say why.')
    expect(states(moved)).toMatchObject({
      'comments/0': 'done',
      'comments/1': 'outdated',
      'comments/2': 'done',
    })
  })

  it('text that is repeated elsewhere', () => {
    const again: MissionContent = { ...translated(mission), comments: [...mission.comments, 'Hello'] }
    expect(states(followTexts(again))['comments/2']).toBe('done')
  })

  it('a text that is emptied and rewritten, but not a part that was removed', () => {
    const emptied = followTexts({ ...translated(mission), evaluatorNotes: '', title: '' })
    expect(states(followTexts({ ...emptied, title: 'Something new' })).title).toBe('outdated')
    const removed = followTexts({ ...translated(mission), steps: mission.steps.slice(0, 1) })
    expect(Object.keys(removed.translations?.fr ?? {}).filter((path) => path.startsWith('steps/b'))).toEqual(
      [],
    )
  })
})
