import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { emptyMission, type Question, type Step } from '../../missions/model.ts'
import { isPast } from './closing.ts'
import { programKinds, readFileKinds } from './file-kinds.ts'
import { layOut } from './map-layout.ts'
import { newStep } from './new-step.ts'
import { placeOf } from './problem-place.ts'
import { removeOption, setMultiple, toggleRight } from './questions.ts'
import { readDraft } from './read-draft.ts'
import { evenOut, newCriterion, weightSum } from './rubric.ts'
import { nextOf } from './walk.ts'

const criteria = (count: number) =>
  Array.from({ length: count }, () => ({ ...newCriterion(emptyMission), weight: 7 }))

describe('weights', () => {
  it('are evened out to 100, differing by one at most', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 12 }), (count) => {
        const weights = evenOut(criteria(count)).map(({ weight }) => weight)
        expect(weightSum(evenOut(criteria(count)))).toBe(100)
        expect(Math.max(...weights) - Math.min(...weights)).toBeLessThanOrEqual(1)
      }),
    )
  })

  it('of a new criterion are what is missing', () => {
    const rubric = { isShown: true, criteria: criteria(2) }
    expect(newCriterion({ ...emptyMission, rubric }).weight).toBe(86)
  })
})

describe('a question', () => {
  const question: Question = {
    id: 'q',
    text: '',
    isMultiple: true,
    options: ['a', 'b', 'c'].map((id) => ({ id, label: id })),
    correct: ['a', 'b'],
    explanation: '',
  }
  it('marks one or several answers as right', () => {
    expect(toggleRight(question, 'c').correct).toEqual(['a', 'b', 'c'])
    expect(toggleRight(question, 'a').correct).toEqual(['b'])
    expect(toggleRight({ ...question, isMultiple: false }, 'c').correct).toEqual(['c'])
  })
  it('keeps one right answer when only one may be right', () => {
    expect(setMultiple(question, false).correct).toEqual(['a'])
  })
  it('forgets a removed answer everywhere', () => {
    expect(removeOption(question, 'a')).toMatchObject({ options: [{ id: 'b' }, { id: 'c' }], correct: ['b'] })
  })
})

describe('the map and the walk', () => {
  const decision: Step = {
    id: 'd',
    kind: 'decision',
    title: 'd',
    body: '',
    choices: [
      { id: '1', label: '', consequence: '', next: 'a' },
      { id: '2', label: '', consequence: '', next: 'end' },
    ],
  }
  const brief = (id: string): Step => ({ id, kind: 'brief', title: id, body: '' })
  const steps = [brief('a'), decision, brief('lost')]

  it('put each step below what leads to it, and mark what is lost or goes back', () => {
    const { nodes, arrows } = layOut(steps)
    const at = (id: string) => nodes.find((node) => node.id === id)!
    expect(at('d').y).toBeGreaterThan(at('a').y)
    expect(at('end').y).toBeGreaterThan(at('d').y)
    expect(at('lost').fault).toBe('unreachable')
    expect(arrows.map(({ letter, isBack }) => [letter, isBack])).toEqual([
      [undefined, false],
      ['A', true],
      ['B', false],
      [undefined, false],
    ])
  })

  it('follow the choice', () => {
    expect(nextOf(steps, 'a')).toBe('d')
    expect(nextOf(steps, 'd')).toBeUndefined()
    expect(nextOf(steps, 'd', '2')).toBe('end')
  })
})

it('kinds of file are read as people write them', () => {
  expect(readFileKinds('PDF, .png;*.docx pdf, a/b')).toEqual(['pdf', 'png', 'docx'])
})

it('W5 a new deliverable asks for documents, and never for programs', () => {
  expect(newStep('deliverable')).toMatchObject({ fileKinds: expect.arrayContaining(['pdf', 'docx']) })
  expect(readFileKinds('pdf, exe, .JS')).toEqual(['pdf'])
  expect(programKinds('pdf, exe, .JS')).toEqual(['exe', 'js'])
})

it('a stored draft is completed with what it lacks', () => {
  expect(readDraft({})).toEqual(emptyMission)
  expect(readDraft({ title: 'T', rubric: { isShown: false } })).toMatchObject({
    title: 'T',
    rubric: { isShown: false, criteria: [] },
  })
})

it('a mission is closed after its last day', () => {
  const noon = new Date('2026-11-15T12:00:00Z')
  expect(isPast('2026-11-15', noon)).toBe(false)
  expect(isPast('2026-11-14', noon)).toBe(true)
})

it('each problem leads to its place', () => {
  expect(placeOf('summary')).toEqual({ tab: 'facts', field: 'summary' })
  expect(placeOf('weights')).toEqual({ tab: 'rubric', field: 'evenOut' })
  expect(placeOf('step:x')).toMatchObject({ tab: 'steps', step: 'x' })
  expect(placeOf('loop:x')).toMatchObject({ tab: 'map' })
})
