import { call } from '../../../../lib/rpc.ts'
import { useChange } from '../../../../ui/use-change.ts'

/** Invites everyone in a cohort who isn't invited yet; returns how many. */
export const useInviteCohort = (event_id: string) =>
  useChange((cohort_id: string) => call('invite_cohort_to_event', { event_id, cohort_id }), {
    failure: 'caller',
  })
