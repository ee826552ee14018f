import { useSearchParams } from 'react-router'
import type { Play, PlayedStep } from './play.ts'

/** The place after the last step, where work is submitted and reread. */
export const handIn = 'hand-in'

/** Which step is open. Kept in the address, so that the back button moves between steps. */
export function useOpenStep(play: Play): { step: PlayedStep | undefined; open: (place: string) => void } {
  const [params, setParams] = useSearchParams()
  const { steps, enrollment } = play
  const wanted = params.get('step')
  const isWorking = enrollment.status === 'in_progress' && !enrollment.is_complete
  const fallback = isWorking ? steps.at(-1) : undefined
  const step =
    wanted === handIn && !isWorking ? undefined : (steps.find(({ id }) => id === wanted) ?? fallback)
  return { step, open: (place) => setParams({ step: place }) }
}
