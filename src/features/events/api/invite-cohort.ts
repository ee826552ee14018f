import { useMutation } from '@tanstack/react-query'
import { unwrap } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'

/** Invites everyone in a cohort who isn't invited yet; returns how many. */
export const useInviteCohort = (event_id: string) =>
  useMutation({
    mutationFn: async (cohort_id: string) =>
      unwrap(await (await connect()).rpc('invite_cohort_to_event', { event_id, cohort_id })),
  })
