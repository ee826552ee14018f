import { queryOptions } from '@tanstack/react-query'
import { unwrap } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'
import type { OrganizationCheck } from '../../organizations/checks.ts'

export interface MissionFacts {
  starts: number | null
  completions: number | null
  median_hours: number | null
  /** Set if the company has a public page. */
  company_slug: string | null
  reply_rate: number | null
  feedback_hours: number | null
  checks: OrganizationCheck[]
}

/** How it went for others; each number is null for fewer than five people. */
export const factsQuery = (missionId: string) =>
  queryOptions({
    queryKey: ['mission-facts', missionId],
    staleTime: 5 * 60_000,
    queryFn: async ({ signal }): Promise<MissionFacts | null> => {
      const client = await connect()
      const call = client.rpc('mission_facts', { mission_id: missionId }).abortSignal(signal)
      return (unwrap(await call)[0] as MissionFacts | undefined) ?? null
    },
  })
