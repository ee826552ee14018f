import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { ask } from '../../../../lib/rpc.ts'
import { moderationKeys } from '../../../account/reports/api/keys.ts'
import type { ShownCases } from '../../../account/reports/model.ts'
import { answers } from './answers.ts'

export const queueQuery = (show: ShownCases, byReports: boolean, page: number) =>
  queryOptions({
    queryKey: moderationKeys.queue(show, byReports, page),
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => ask(answers, 'moderation_queue', { show, by_reports: byReports, page }, signal),
  })

export const caseQuery = (id: string) =>
  queryOptions({
    queryKey: moderationKeys.one(id),
    queryFn: ({ signal }) => ask(answers, 'moderation_case', { case_id: id }, signal),
  })
