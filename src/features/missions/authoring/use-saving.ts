import { useIsMutating, useMutationState } from '@tanstack/react-query'
import { useRef } from 'react'
import type { AutosaveState } from '../../../lib/autosave/autosave.ts'
import { authoringKeys } from './api/keys.ts'

type Saving = Pick<AutosaveState<unknown>, 'status' | 'savedAt' | 'error'>

/**
 * The draft and the settings beside it (access, reviews by makers, comments from schools), which are saved as
 * they change: one state for all of them.
 */
export function useSaving(missionId: string, draft: Saving): Saving {
  const mutationKey = authoringKeys.mission(missionId)
  const isSetting = useIsMutating({ mutationKey }) > 0
  const [last = 0] = useMutationState({
    filters: { mutationKey, status: 'success' },
    select: ({ state }) => state.submittedAt,
  }).toSorted((one, other) => other - one)
  // Settled changes are forgotten after a while; when they were saved isn't.
  const newest = useRef(0)
  newest.current = Math.max(newest.current, last)
  const savedAt = newest.current > (draft.savedAt?.getTime() ?? 0) ? new Date(newest.current) : draft.savedAt
  if (draft.status === 'saved' && isSetting) return { status: 'saving', savedAt }
  return { ...draft, savedAt }
}
