import { useChange } from '../../../../ui/use-change.ts'
import type { Mission } from './get-mission.ts'
import { authoringKeys } from './keys.ts'

/** A setting beside the draft: shown and saved as it changes, one after another, so that the last choice wins. */
export const useSetting = <Values>(
  missionId: string,
  write: (values: Values) => Promise<unknown>,
  show: (values: Values) => Partial<Mission>,
) =>
  useChange<Values, unknown, Mission>(write, {
    refresh: [authoringKeys.all],
    failure: 'toast',
    optimistic: {
      queryKey: authoringKeys.mission(missionId),
      show: (mission, values) => ({ ...mission, ...show(values) }),
    },
  })
