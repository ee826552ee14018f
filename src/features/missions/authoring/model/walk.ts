import { successors } from '../../missions/flow.ts'
import type { Step } from '../../missions/model.ts'

/** The next step, or "end"; undefined while a decision is open. */
export function nextOf(steps: Step[], id: string, choiceId?: string): string | undefined {
  const index = steps.findIndex((step) => step.id === id)
  const step = steps[index]
  if (!step) return undefined
  const ways = successors(steps, index)
  if (step.kind !== 'decision') return ways[0]
  return ways[step.choices.findIndex((choice) => choice.id === choiceId)]
}
