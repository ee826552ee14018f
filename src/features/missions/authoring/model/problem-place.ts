import type { Problem } from '../../missions/problems.ts'
import type { Place } from '../use-editor.ts'

const fixed: Partial<Record<Problem, Place>> = {
  steps: { tab: 'steps' },
  deliverable: { tab: 'steps' },
  rubric: { tab: 'rubric', field: 'addCriterion' },
  criteria: { tab: 'rubric', field: 'criterion' },
  weights: { tab: 'rubric', field: 'evenOut' },
}

/** Where to fix a problem. */
export function placeOf(problem: Problem): Place {
  const [kind, id] = problem.split(':')
  if (id) return { tab: kind === 'step' ? 'steps' : 'map', step: id, field: 'stepTitle' }
  return fixed[problem] ?? { tab: 'facts', field: problem }
}
