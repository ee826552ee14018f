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
  it('are balanced to 100, differing by one at most', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 12 }), (count) => {
        const weights = evenOut(criteria(count)).map(({ weight }) => weight)
        expect(weightSum(evenOut(criteria(count)))).toBe(100)
        expect(Math.max(...weights) - Math.min(...weights)).toBeLessThanOrEqual(1)
      }),
    )
  })

  it('of a new criterion make up what is missing', () => {
    const rubric = { isShown: true, criteria: criteria(2) }
    expect(newCriterion({ ...emptyMission, rubric }).weight).toBe(86)
  })
})

describe('question', () => {
  const question: Question = {
    id: 'q',
    text: '',
    isMultiple: true,
    options: ['a', 'b', 'c'].map((id) => ({ id, label: id })),
    correct: ['a', 'b'],
    explanation: '',
  }
  it('marks one or several answers as correct', () => {
    expect(toggleRight(question, 'c').correct).toEqual(['a', 'b', 'c'])
    expect(toggleRight(question, 'a').correct).toEqual(['b'])
    expect(toggleRight({ ...question, isMultiple: false }, 'c').correct).toEqual(['c'])
  })
  it('keeps one correct answer if only one is allowed', () => {
    expect(setMultiple(question, false).correct).toEqual(['a'])
  })
  it('removes all references to a removed answer', () => {
    expect(removeOption(question, 'a')).toMatchObject({ options: [{ id: 'b' }, { id: 'c' }], correct: ['b'] })
  })
})

describe('map and walk-through', () => {
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

  it('put each step below what leads to it, and mark unreachable steps and loops', () => {
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

it('reads file types as people write them', () => {
  expect(readFileKinds('PDF, .png;*.docx pdf, a/b')).toEqual(['pdf', 'png', 'docx'])
})

it('W5 a new deliverable accepts documents and never executables', () => {
  expect(newStep('deliverable')).toMatchObject({ fileKinds: expect.arrayContaining(['pdf', 'docx']) })
  expect(readFileKinds('pdf, exe, .JS')).toEqual(['pdf'])
  expect(programKinds('pdf, exe, .JS')).toEqual(['exe', 'js'])
})

it('fills in what a stored draft lacks', () => {
  expect(readDraft({})).toEqual(emptyMission)
  expect(readDraft({ title: 'T', rubric: { isShown: false } })).toMatchObject({
    title: 'T',
    rubric: { isShown: false, criteria: [] },
  })
})

it('closes a mission after its last day', () => {
  const noon = new Date('2026-11-15T12:00:00Z')
  expect(isPast('2026-11-15', noon)).toBe(false)
  expect(isPast('2026-11-14', noon)).toBe(true)
})

it('links each problem to its place', () => {
  expect(placeOf('summary')).toEqual({ tab: 'facts', field: 'summary' })
  expect(placeOf('weights')).toEqual({ tab: 'rubric', field: 'evenOut' })
  expect(placeOf('step:x')).toMatchObject({ tab: 'steps', step: 'x' })
  expect(placeOf('loop:x')).toMatchObject({ tab: 'map' })
})
