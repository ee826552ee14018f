import { queryOptions } from '@tanstack/react-query'
import { ask } from '../../../../lib/rpc.ts'
import { isUuid } from '../../../../lib/uuid.ts'
import { answers } from './answers.ts'
import { eventKeys } from './keys.ts'

/** A public event; null if there is none. */
export const eventQuery = (id: string) =>
  queryOptions({
    queryKey: eventKeys.page(id),
    // Others register too.
    staleTime: 0,
    queryFn: async ({ signal }) =>
      isUuid(id) ? await ask(answers, 'event_page', { event_id: id }, signal) : null,
  })
