import { text } from '../../../lib/url-state/url-params.ts'
import { useUrlState } from '../../../lib/url-state/use-url-state.ts'
import type { Play, PlayedStep } from './api/answers.ts'

/** The place after the last step, where work is submitted and reread. */
export const handIn = 'hand-in'

const place = { step: text() }

/** Which step is open. Kept in the address, so that the back button moves between steps. */
export function useOpenStep(play: Play): { step: PlayedStep | undefined; open: (place: string) => void } {
  const { values, set } = useUrlState(place)
  const { steps, enrollment } = play
  const wanted = values.step
  const isWorking = enrollment.status === 'in_progress' && !enrollment.is_complete
  const fallback = isWorking ? steps.at(-1) : undefined
  const step =
    wanted === handIn && !isWorking ? undefined : (steps.find(({ id }) => id === wanted) ?? fallback)
  return { step, open: (next) => set({ step: next }, { push: true }) }
}
