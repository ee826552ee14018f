import { describe, expect, it } from 'vitest'
import { emptyMission, type MissionContent, type Step } from '../../missions/model.ts'
import { changesBetween, hasChanges } from './changes.ts'

const brief = (id: string, body = id): Step => ({ id, kind: 'brief', title: id, body })
const mission = (changes: Partial<MissionContent> = {}): MissionContent => ({
  ...emptyMission,
  title: 'A case',
  steps: [brief('a'), brief('b'), brief('c')],
  ...changes,
})

describe('unpublished changes', () => {
  it('are empty if the draft equals the published version, however it is serialized', () => {
    const steps = mission().steps.map((step) => ({ ...step, next: undefined, files: [] }) as Step)
    const changes = changesBetween(mission(), mission({ steps }))
    expect(hasChanges(changes)).toBe(false)
  })

  it('include steps added, removed, changed and reordered', () => {
    const steps = [brief('c'), brief('a', 'new words'), brief('d')]
    const changes = changesBetween(mission(), mission({ steps }))
    const ids = (list: Step[]) => list.map(({ id }) => id)
    expect(ids(changes.added)).toEqual(['d'])
    expect(ids(changes.removed)).toEqual(['b'])
    expect(ids(changes.changed)).toEqual(['a'])
    expect(changes.isReordered).toBe(true)
    expect(changes.isRubricChanged || changes.areNotesChanged || changes.facts.length > 0).toBe(false)
  })

  it("don't include the order if a step was only added or removed", () => {
    const steps = [brief('x'), brief('a'), brief('c')]
    expect(changesBetween(mission(), mission({ steps })).isReordered).toBe(false)
  })

  it.each<[Partial<MissionContent>, object]>([
    [{ hours: 5, skills: ['sql'] }, { facts: ['skills', 'hours'] }],
    [{ rubric: { isShown: false, criteria: [] } }, { isRubricChanged: true }],
    [{ comments: ['Well done.'] }, { areNotesChanged: true }],
    [{ evaluatorNotes: 'Be kind.' }, { areNotesChanged: true }],
    [
      {
        steps: [
          { ...brief('a'), files: [{ path: 'o/f.pdf', name: 'f.pdf', size: 1 }] } as Step,
          ...mission().steps.slice(1),
        ],
      },
      { changed: [{ id: 'a' }] },
    ],
  ])('include %j', (change, told) => {
    const changes = changesBetween(mission(), mission(change))
    expect(changes).toMatchObject(told)
    expect(hasChanges(changes)).toBe(true)
  })
})
