import { call } from '../../../../lib/rpc.ts'
import { useChange } from '../../../../ui/use-change.ts'
import { eventKeys } from './keys.ts'

/** Returns "registered", or "waiting" if the event is full. */
export const useRegister = (event_id: string) =>
  useChange(() => call('register_for_event', { event_id }), { refresh: [eventKeys.all], failure: 'toast' })

export const useLeaveEvent = (event_id: string) =>
  useChange(() => call('leave_event', { event_id }), { refresh: [eventKeys.all], failure: 'caller' })
