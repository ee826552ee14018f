import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { unwrap } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'
import type { MissionCategory } from '../../missions/model.ts'
import { authoringKeys } from './keys.ts'

export const missionStatuses = ['draft', 'published', 'archived'] as const
export type MissionStatus = (typeof missionStatuses)[number]

export interface AuthoredMission {
  id: string
  status: MissionStatus
  version: number
  by_invitation: boolean
  has_changes: boolean
  closes_on: string | null
  updated_at: string
  title: string | null
  category: MissionCategory | null
}

interface Filter {
  organizationId: string
  search: string
  status?: MissionStatus
  /** Zero-based. */
  page: number
}

export const missionsPageSize = 20

async function getMissions({ organizationId, search, status, page }: Filter, signal: AbortSignal) {
  const client = await connect()
  let query = client
    .from('missions')
    .select(
      'id, status, version, by_invitation, has_changes, closes_on, updated_at, title:draft->>title, category:draft->>category',
      { count: 'exact' },
    )
    .eq('organization_id', organizationId)
  if (status) query = query.eq('status', status)
  if (search) query = query.ilike('draft->>title', `%${search.replace(/[\\%_]/g, '\\$&')}%`)
  const from = page * missionsPageSize
  const answer = await query
    .order('updated_at', { ascending: false })
    .order('id')
    .range(from, from + missionsPageSize - 1)
    .abortSignal(signal)
  return { missions: unwrap(answer) as AuthoredMission[], total: answer.count ?? 0 }
}

export const missionsQuery = (filter: Filter) =>
  queryOptions({
    queryKey: [...authoringKeys.lists(), filter],
    placeholderData: keepPreviousData,
    enabled: filter.organizationId !== '',
    queryFn: ({ signal }) => getMissions(filter, signal),
  })
