import { useChange } from '../../../../ui/use-change.ts'
import { enrollmentKeys } from '../../missions/api/keys.ts'
import { playerKeys } from './keys.ts'

/** A change of where a person's work stands, in the player and in every list of it. */
export const useWorkChange = <Change, Answer>(
  enrollmentId: string,
  write: (change: Change) => Promise<Answer>,
) =>
  useChange(write, {
    refresh: [playerKeys.play(enrollmentId), enrollmentKeys.all, ['progress']],
    failure: 'caller',
  })
