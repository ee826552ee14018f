import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Json } from '../../../lib/database.types.ts'
import { unwrap } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'
import { type EventFields, toDocument } from '../form.ts'
import type { HeldEvent } from '../model.ts'
import { eventKeys } from './keys.ts'

function useEventChange<Change, Answer>(send: (change: Change) => Promise<Answer>) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: send,
    onSuccess: () => queries.invalidateQueries({ queryKey: eventKeys.all }),
  })
}

/** Creates an event, or saves changes on top of the revision that was read; returns its id. */
export const useSaveEvent = (organizationId: string, event: HeldEvent | undefined) =>
  useEventChange(async (fields: EventFields) =>
    unwrap(
      await (await connect()).rpc('save_event', {
        // Null for a new one, which the generated types don't allow.
        event_id: (event?.id ?? null) as string,
        organization: organizationId,
        document: toDocument(fields) as unknown as Json,
        base_revision: event?.revision,
      }),
    ),
  )

export const usePublishEvent = () =>
  useEventChange(async (event_id: string) =>
    unwrap(await (await connect()).rpc('publish_event', { event_id })),
  )

export const useCancelEvent = () =>
  useEventChange(async ({ id, reason }: { id: string; reason: string }) =>
    unwrap(await (await connect()).rpc('cancel_event', { event_id: id, reason })),
  )

export const useDeleteEvent = () =>
  useEventChange(async (id: string) => unwrap(await (await connect()).from('events').delete().eq('id', id)))
