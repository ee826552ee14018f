import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Step } from '../../missions/model.ts'
import { newStep } from './new-step.ts'
import { duplicateStep, insertStep, moveStep, removeStep, replaceStep } from './steps.ts'

const brief = (id: string, next?: string): Step => ({ id, kind: 'brief', title: id, body: '', next })
const ids = (steps: Step[]) => steps.map(({ id }) => id).join('')
const abc = [brief('a'), brief('b'), brief('c')]

describe('mission steps', () => {
  it('are inserted after another step, or at the end', () => {
    expect(ids(insertStep(abc, brief('x'), 'a'))).toBe('axbc')
    expect(ids(insertStep(abc, brief('x')))).toBe('abcx')
  })

  it('move to a position, never outside', () => {
    expect(ids(moveStep(abc, 'a', 1))).toBe('bac')
    expect(ids(moveStep(abc, 'a', 9))).toBe('bca')
    expect(ids(moveStep(abc, 'c', -1))).toBe('cab')
    expect(moveStep(abc, 'z', 0)).toBe(abc)
  })

  it('are all kept when one moves, and restored when it moves back', () => {
    fc.assert(
      fc.property(fc.nat(2), fc.nat(2), (from, to) => {
        const moved = moveStep(abc, abc[from]!.id, to)
        expect(moved[to]).toBe(abc[from])
        expect(moveStep(moved, abc[from]!.id, from)).toEqual(abc)
      }),
    )
  })

  it('are duplicated with a new id, right after the original', () => {
    const copied = duplicateStep(abc, 'b', 'x')
    expect(ids(copied)).toBe('abxc')
    expect(copied[2]).toEqual({ ...abc[1], id: 'x' })
  })

  it('are removed along with every path that led to them', () => {
    const decision: Step = {
      ...(newStep('decision') as Extract<Step, { kind: 'decision' }>),
      id: 'd',
      choices: [
        { id: '1', label: 'one', consequence: '', next: 'b' },
        { id: '2', label: 'two', consequence: '', next: 'c' },
      ],
    }
    const left = removeStep([brief('a', 'b'), decision, brief('b'), brief('c')], 'b')
    expect(ids(left)).toBe('adc')
    expect(left[0]!.next).toBeUndefined()
    expect(left[1]).toMatchObject({ choices: [{ next: undefined }, { next: 'c' }] })
  })

  it('are replaced by id', () => {
    expect(replaceStep(abc, { ...brief('b'), title: 'new' })[1]!.title).toBe('new')
  })
})
