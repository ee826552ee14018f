import { certificatePath } from '../../../lib/paths.ts'
import type { Simulation } from './api/answers.ts'

export interface NextStep {
  kind: 'revise' | 'certificate' | 'late' | 'goOn' | 'find'
  title: string
  to: string
}

const fortnight = 14 * 86_400_000
const kinds: NextStep['kind'][] = ['revise', 'certificate', 'late', 'goOn']

/** What a simulation needs from its candidate now, if anything. */
function stepOf(simulation: Simulation, now: number): NextStep['kind'] | undefined {
  const { status, due_at, completed_at, certificate_code } = simulation
  if (status === 'changes_requested') return 'revise'
  if (status === 'in_progress') return 'goOn'
  if (status === 'submitted' && due_at && Date.parse(due_at) < now) return 'late'
  const isNew = completed_at && now - Date.parse(completed_at) < fortnight
  return certificate_code && isNew ? 'certificate' : undefined
}

/** What to do first, in order: feedback to answer, news, late promises, then missions in progress. */
export function nextSteps(
  simulations: Simulation[],
  path: (page: string) => string,
  now = Date.now(),
): NextStep[] {
  const steps = simulations.flatMap((simulation): NextStep[] => {
    const { title, enrollment_id, certificate_code } = simulation
    const kind = stepOf(simulation, now)
    if (!kind) return []
    const to =
      kind === 'certificate' && certificate_code
        ? certificatePath(certificate_code)
        : path(`/missions/work/${enrollment_id}`)
    return [{ kind, title, to }]
  })
  const isFree = !simulations.some(({ status }) => ['in_progress', 'changes_requested'].includes(status))
  return [
    ...steps.sort((one, other) => kinds.indexOf(one.kind) - kinds.indexOf(other.kind)),
    ...(isFree ? [{ kind: 'find' as const, title: '', to: path('/missions') }] : []),
  ]
}
