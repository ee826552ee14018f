import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import type { Language } from '../../../../i18n/languages.ts'
import type { Database } from '../../../../lib/database.types.ts'
import { call } from '../../../../lib/rpc.ts'
import type { Verdict } from '../model.ts'
import { reviewKeys } from './keys.ts'

type Row = Database['public']['Functions']['review_queue']['Returns'][number]
export type QueuedWork = Omit<Row, 'delivered_at' | 'language' | 'verdict'> & {
  delivered_at: string | null
  verdict: Verdict | null
  /** What it is written in, where its mission is offered in several. */
  language: string | null
}

export const shownQueues = ['waiting', 'delivered'] as const
export type ShownQueue = (typeof shownQueues)[number]

export interface QueueFilter {
  mission?: string
  overdue?: boolean
  attempts?: 'first' | 'again'
  source?: 'own' | 'passed'
  /** What the work is written in. */
  language?: Language
}

export const queuePageSize = 25

/** Pages are zero-based. */
export const queueQuery = (show: ShownQueue, filter: QueueFilter, page: number) =>
  queryOptions({
    queryKey: reviewKeys.queue(show, filter, page),
    placeholderData: keepPreviousData,
    // New submissions and claims are announced; deadlines and expiring claims aren't.
    refetchInterval: 30_000,
    queryFn: ({ signal }): Promise<QueuedWork[]> => {
      const { mission, overdue, attempts, source, language } = filter
      const args = {
        show,
        mission,
        only_overdue: overdue && show === 'waiting',
        revised: attempts && attempts === 'again',
        passed_on: source && source === 'passed',
        written_in: language,
        page,
      }
      return call('review_queue', args, signal)
    },
  })

/** What to review next: the most urgent submission no one else has claimed. */
export function useNextWork(current: string, isWanted: boolean) {
  const { data, isFetching } = useQuery({
    ...queueQuery('waiting', {}, 0),
    enabled: isWanted,
    refetchInterval: false,
  })
  const isFree = (work: QueuedWork) => work.claimed_by_me || !work.is_claimed
  const next = data?.find((work) => work.submission_id !== current && isFree(work))
  return { next, isLoaded: data !== undefined && !isFetching }
}
