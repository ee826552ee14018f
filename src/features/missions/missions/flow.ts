import type { Step } from './model.ts'

export const end = 'end'

/** Where a step may lead: each choice's own target, or the target it names, or the next in order. */
export function successors(steps: Step[], index: number): string[] {
  const step = steps[index]!
  const onward = step.next || steps[index + 1]?.id || end
  return step.kind === 'decision' ? step.choices.map((choice) => choice.next || onward) : [onward]
}

/** Unreachable steps, and steps that can't lead to the end. */
export function brokenSteps(steps: Step[]): { unreachable: string[]; endless: string[] } {
  const onward = new Map(steps.map((step, index) => [step.id, successors(steps, index)]))
  const reached = closure(steps[0] ? [steps[0].id] : [], (id) => onward.get(id) ?? [])
  const backward = (id: string) =>
    steps.filter((step) => onward.get(step.id)!.includes(id)).map(({ id: before }) => before)
  const finishing = closure([end], backward)
  return {
    unreachable: steps.filter(({ id }) => !reached.has(id)).map(({ id }) => id),
    endless: steps.filter(({ id }) => reached.has(id) && !finishing.has(id)).map(({ id }) => id),
  }
}

function closure(start: string[], next: (id: string) => string[]): Set<string> {
  const found = new Set(start)
  for (const id of found) for (const other of next(id)) found.add(other)
  return found
}
