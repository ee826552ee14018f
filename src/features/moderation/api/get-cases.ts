import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { unwrap } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'
import type { Case, Queue, ShownCases } from '../model.ts'
import { moderationKeys } from './keys.ts'

export const queueQuery = (show: ShownCases, byReports: boolean, page: number) =>
  queryOptions({
    queryKey: moderationKeys.queue(show, byReports, page),
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const client = await connect()
      const filter = { show, by_reports: byReports, page }
      return unwrap(await client.rpc('moderation_queue', filter).abortSignal(signal)) as unknown as Queue
    },
  })

export const caseQuery = (id: string) =>
  queryOptions({
    queryKey: moderationKeys.one(id),
    queryFn: async ({ signal }) => {
      const client = await connect()
      return unwrap(
        await client.rpc('moderation_case', { case_id: id }).abortSignal(signal),
      ) as unknown as Case
    },
  })
