import { queryOptions } from '@tanstack/react-query'
import { unwrap } from '../../../../lib/errors.ts'
import { ask, call } from '../../../../lib/rpc.ts'
import { connect } from '../../../../lib/supabase.ts'
import { useChange } from '../../../../ui/use-change.ts'
import { answers, type OwnLevels } from './answers.ts'
import { reviewKeys } from './keys.ts'

/** How the person rated their own attempts, by attempt. */
export const selfChecksQuery = (enrollmentId: string) =>
  queryOptions({
    queryKey: reviewKeys.selfChecks(enrollmentId),
    queryFn: async ({ signal }): Promise<Record<number, OwnLevels>> => {
      const client = await connect()
      const rows = unwrap(
        await client
          .from('self_checks')
          .select('levels, submissions!inner(attempt)')
          .eq('submissions.enrollment_id', enrollmentId)
          .abortSignal(signal),
      )
      return Object.fromEntries(rows.map((row) => [row.submissions.attempt, row.levels as OwnLevels]))
    },
  })

interface Rating {
  criterion: string
  level: number
}

/** Rates the newest attempt by one criterion. */
export const useRateOwnWork = (enrollmentId: string, attempt: number) =>
  useChange((rating: Rating) => call('rate_own_work', { enrollment_id: enrollmentId, ...rating }), {
    refresh: [reviewKeys.selfChecks(enrollmentId)],
    failure: 'toast',
    optimistic: {
      queryKey: reviewKeys.selfChecks(enrollmentId),
      show: (data: Record<number, OwnLevels>, { criterion, level }) => ({
        ...data,
        [attempt]: { ...data[attempt], [criterion]: level },
      }),
    },
  })

/** How the candidate rated the work, once the reviewer has rated it too. */
export const selfCheckOfQuery = (submissionId: string) =>
  queryOptions({
    queryKey: reviewKeys.selfCheckOf(submissionId),
    queryFn: ({ signal }) => ask(answers, 'self_check_of', { submission_id: submissionId }, signal),
  })
