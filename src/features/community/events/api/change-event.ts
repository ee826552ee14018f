import { unwrap } from '../../../../lib/errors.ts'
import { call } from '../../../../lib/rpc.ts'
import { connect } from '../../../../lib/supabase.ts'
import { useChange } from '../../../../ui/use-change.ts'
import { type EventFields, toDocument } from '../form.ts'
import type { HeldEvent } from '../model.ts'
import { eventKeys } from './keys.ts'

const useEventChange = <Change, Answer>(write: (change: Change) => Promise<Answer>, onSuccess?: () => void) =>
  useChange(write, { refresh: [eventKeys.all], failure: 'caller', onSuccess })

/** Creates an event, or saves changes on top of the revision that was read; returns its id. */
export const useSaveEvent = (organizationId: string) =>
  useChange(
    ({ fields, before }: { fields: EventFields; before: HeldEvent | undefined }) =>
      call('save_event', {
        event_id: before?.id ?? null,
        organization: organizationId,
        document: toDocument(fields),
        base_revision: before?.revision,
      }),
    {
      refresh: [eventKeys.all],
      isRevised: true,
      failure: 'caller',
    },
  )

export const usePublishEvent = () => useEventChange((event_id: string) => call('publish_event', { event_id }))

export const useCancelEvent = (onSuccess: () => void) =>
  useEventChange(
    ({ id, reason }: { id: string; reason: string }) => call('cancel_event', { event_id: id, reason }),
    onSuccess,
  )

export const useDeleteEvent = () =>
  useEventChange(async (id: string) => unwrap(await (await connect()).from('events').delete().eq('id', id)))
