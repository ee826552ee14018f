import type { Step } from '../../missions/model.ts'
import { newId } from './new-step.ts'

/** After the given step, or at the end. */
export function insertStep(steps: Step[], step: Step, after?: string): Step[] {
  const place = steps.findIndex(({ id }) => id === after)
  return place < 0 ? [...steps, step] : steps.toSpliced(place + 1, 0, step)
}

/** To the given zero-based position, clamped to the list. */
export function moveStep(steps: Step[], id: string, to: number): Step[] {
  const step = steps.find((one) => one.id === id)
  if (!step) return steps
  const others = steps.filter((one) => one !== step)
  return others.toSpliced(Math.min(Math.max(to, 0), others.length), 0, step)
}

export function duplicateStep(steps: Step[], id: string, copyId = newId()): Step[] {
  const step = steps.find((one) => one.id === id)
  return step ? insertStep(steps, { ...structuredClone(step), id: copyId }, id) : steps
}

/** Paths to the removed step lead to the next step in order again. */
export function removeStep(steps: Step[], id: string): Step[] {
  return steps.filter((step) => step.id !== id).map((step) => withoutWayTo(step, id))
}

function withoutWayTo(step: Step, id: string): Step {
  const kept = step.next === id ? { ...step, next: undefined } : step
  if (kept.kind !== 'decision' || !kept.choices.some(({ next }) => next === id)) return kept
  return {
    ...kept,
    choices: kept.choices.map((choice) => (choice.next === id ? { ...choice, next: undefined } : choice)),
  }
}

export function replaceStep(steps: Step[], changed: Step): Step[] {
  return steps.map((step) => (step.id === changed.id ? changed : step))
}
