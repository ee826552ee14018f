import { call } from '../../../../lib/rpc.ts'
import { useMentoringChange } from './use-mentoring-change.ts'

/** Ends a mentorship, or adds the second closing message. */
export const useEndMentoring = (onSuccess: () => void) =>
  useMentoringChange(
    ({ id, word }: { id: string; word: string }) => call('end_mentoring', { mentorship_id: id, word }),
    onSuccess,
    'caller',
  )
