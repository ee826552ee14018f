import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../../lib/rpc.ts'
import type { ShownQueue } from './get-queue.ts'
import { reviewKeys } from './keys.ts'

/** The missions that submissions in the queue belong to. */
export const queuedMissionsQuery = (show: ShownQueue) =>
  queryOptions({
    queryKey: reviewKeys.missions(show),
    queryFn: ({ signal }) => call('queued_missions', { show }, signal),
  })
