import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { brokenSteps, end, successors } from './flow.ts'
import type { Step } from './model.ts'

const brief = (id: string, next?: string): Step => ({ id, kind: 'brief', title: id, body: id, next })
const decision = (id: string, ...ways: (string | undefined)[]): Step => ({
  id,
  kind: 'decision',
  title: id,
  body: id,
  choices: ways.map((next, index) => ({ id: `${id}${index}`, label: 'way', consequence: '', next })),
})

describe('paths through a mission', () => {
  it('lead to the next step in order, to the named step, or to the end', () => {
    const steps = [brief('a', 'c'), decision('b', 'a', undefined, end), brief('c')]
    expect(successors(steps, 0)).toEqual(['c'])
    expect(successors(steps, 1)).toEqual(['a', 'c', end])
    expect(successors(steps, 2)).toEqual([end])
  })

  it('reveal unreachable steps and endless loops', () => {
    expect(brokenSteps([brief('a', 'c'), brief('b'), brief('c')])).toEqual({
      unreachable: ['b'],
      endless: [],
    })
    expect(brokenSteps([brief('a'), brief('b', 'a')])).toEqual({ unreachable: [], endless: ['a', 'b'] })
    expect(brokenSteps([])).toEqual({ unreachable: [], endless: [] })
  })

  it('may loop if one choice leads out', () => {
    expect(brokenSteps([brief('a'), decision('b', 'a', end)])).toEqual({ unreachable: [], endless: [] })
  })

  it('are complete in any mission whose steps follow in order', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.string({ minLength: 1 }).filter((id) => id !== end)), (ids) => {
        const steps = ids.map((id, index) =>
          index % 3 === 2 ? decision(id, undefined, undefined) : brief(id),
        )
        expect(brokenSteps(steps)).toEqual({ unreachable: [], endless: [] })
      }),
    )
  })

  it('give each step at most one kind of fault, and never call the first unreachable', () => {
    const missions = fc
      .array(fc.option(fc.nat(12), { nil: undefined }), { minLength: 1, maxLength: 12 })
      .map((ways) => ways.map((way, index) => brief(`s${index}`, way === undefined ? undefined : `s${way}`)))
    fc.assert(
      fc.property(missions, (steps) => {
        const { unreachable, endless } = brokenSteps(steps)
        expect(unreachable).not.toContain('s0')
        expect(unreachable.filter((id) => endless.includes(id))).toEqual([])
      }),
    )
  })
})
