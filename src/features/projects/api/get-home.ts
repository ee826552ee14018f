import { queryOptions } from '@tanstack/react-query'
import { unwrap } from '../../../lib/errors.ts'
import type { Money } from '../../../lib/money.ts'
import { queryClient } from '../../../lib/query-client.ts'
import { connect } from '../../../lib/supabase.ts'
import { type Impact, impactQuery } from '../../mentoring/api/get-impact.ts'
import type { ProjectCard, Status, Timer } from '../model.ts'
import { makerKeys } from './keys.ts'

export interface MakerHome {
  /** The next ones of each state except done. */
  projects: ProjectCard[]
  counts: Record<Status, number>
  rating: { average: number; count: number } | null
  /** Paid in the last 30 days and the 30 before, in the most used currency; null if nothing was. */
  revenue: { currency: string; recent: number; before: number; growth: number | null; others: Money[] } | null
  /** Of the maker's page and case studies, in the last 30 days and the 30 before. */
  views: { recent: number; before: number }
  overdue: number
  timer: Timer | null
}

export const makerHomeQuery = (userId: string) =>
  queryOptions({
    queryKey: makerKeys.home(userId),
    queryFn: async ({ signal }): Promise<MakerHome> => {
      const client = await connect()
      const answer = unwrap(await client.rpc('maker_home').abortSignal(signal))
      const { impact, ...home } = answer as unknown as MakerHome & { impact: Impact }
      // The home's response includes it, so its card needn't fetch it again.
      queryClient.setQueryData(impactQuery(userId).queryKey, impact)
      return home
    },
  })
