import { describe, expect, it } from 'vitest'
import { draftFor, newDraft, toDocument, withWording } from './model.ts'
import { actionsFor } from './status-actions.ts'

const empty = newDraft('me', 'en')

describe('a new opening', () => {
  it('has its author as a lead, every stage, and promises where candidates wait', () => {
    expect(empty.team).toEqual([{ userId: 'me', isLead: true }])
    expect(empty.stages.map(({ kind, answerDays }) => [kind, answerDays])).toEqual([
      ['new', 7],
      ['shortlist', 7],
      ['interview', 7],
      ['offer', 7],
      ['hired', null],
      ['not_selected', null],
    ])
  })

  it('takes over the skills of the mission it starts from', () => {
    const draft = draftFor({ id: 'm', title: 'Forecast', skills: ['sql'] }, empty)
    expect(draft).toMatchObject({
      title: 'Forecast',
      skills: [{ slug: 'sql', must: true }],
      missions: [{ id: 'm', skills: ['sql'] }],
    })
  })

  it('saves no city for remote work, and hours for part-time work alone', () => {
    const draft = { ...empty, town: 'lyon', remote: 'remote' as const, hoursPerWeek: 20 }
    expect(toDocument(draft, 'o')).toMatchObject({ organization: 'o', town: null, hoursPerWeek: null })
    expect(toDocument({ ...draft, workingTime: 'part' }, 'o')).toMatchObject({ hoursPerWeek: 20 })
  })
})

describe('better wording', () => {
  it('replaces the words where they were found, taken literally', () => {
    const draft = {
      ...empty,
      title: 'Rockstar',
      description: 'A ninja ($5).',
      questions: [{ id: 'q', text: 'Your nationality?', isRequired: true }],
      translation: { title: 'Vendeuse', description: 'x' },
    }
    expect(withWording(draft, 'title', 'Rockstar', '$& x')).toEqual({ title: '$& x' })
    expect(withWording(draft, 'description', 'ninja ($5)', 'specialist')).toEqual({
      description: 'A specialist.',
    })
    expect(withWording(draft, 'questions', 'Your nationality', 'Allowed to work')).toMatchObject({
      questions: [{ text: 'Allowed to work?' }],
    })
    expect(withWording(draft, 'translation', 'Vendeuse', 'Vendeur ou vendeuse')).toEqual({
      translation: { title: 'Vendeur ou vendeuse', description: 'x' },
    })
    expect(withWording(draft, 'skills', '9', '8')).toEqual({})
  })
})

describe('what can be done with an opening', () => {
  const names = (status: Parameters<typeof actionsFor>[0]['status'], more = {}) =>
    actionsFor({ status, audience: 'everyone', version: 1, ...more }).map(({ name }) => name)
  it('follows its status', () => {
    expect(names('draft')).toEqual(['archive'])
    expect(names('in_review')).toEqual(['withdraw'])
    expect(names('open')).toEqual(['pause', 'fill', 'close', 'cancel'])
    expect(names('paused')).toEqual(['resume', 'fill', 'close', 'cancel'])
    expect(names('closed')).toEqual(['reopen', 'archive'])
    expect(names('archived')).toEqual(['restore'])
  })

  it('is archiving and reopening for private ones', () => {
    expect(names('open', { audience: 'private' })).toEqual(['archive'])
    expect(names('archived', { audience: 'private' })).toEqual(['reopen'])
  })
})
