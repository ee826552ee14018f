import { useMutation, useQueryClient } from '@tanstack/react-query'
import { unwrap } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'
import type { Decision } from '../model.ts'

export function useDeliver(submissionId: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async ({ verdict, criterion, nextMission }: Decision) => {
      const client = await connect()
      unwrap(
        await client.rpc('deliver_review', {
          submission_id: submissionId,
          verdict: verdict!,
          reason_criterion: criterion,
          next_mission_id: nextMission || undefined,
        }),
      )
    },
    // The submission no longer waits, neither in the queue nor in recent activity.
    onSettled: () =>
      Promise.all(
        ['reviews', 'notifications', 'organization-home'].map((key) =>
          queries.invalidateQueries({ queryKey: [key] }),
        ),
      ),
  })
}
