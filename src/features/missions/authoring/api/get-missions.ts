import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { languages } from '../../../../i18n/languages.ts'
import { unwrap } from '../../../../lib/errors.ts'
import { connect } from '../../../../lib/supabase.ts'
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

const titles = ['draft->>title', ...languages.map((one) => `draft->translations->${one}->title->>text`)]

/** By the title in any language; a pattern in quotes may hold commas and brackets. */
function titled(search: string): string {
  const pattern = JSON.stringify(`%${search.replace(/[\\%_]/g, '\\$&')}%`)
  return titles.map((title) => `${title}.ilike.${pattern}`).join()
}

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
  if (search) query = query.or(titled(search))
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
    queryKey: authoringKeys.list(filter),
    placeholderData: keepPreviousData,
    enabled: filter.organizationId !== '',
    queryFn: ({ signal }) => getMissions(filter, signal),
  })
