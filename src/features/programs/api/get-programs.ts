import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { unwrap } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'
import type { Program } from '../model.ts'
import { programKeys } from './keys.ts'

export const shows = ['current', 'mine', 'draft', 'archived'] as const
type Show = (typeof shows)[number]

export interface ListedProgram
  extends Pick<
    Program,
    'id' | 'name' | 'mode' | 'choose_count' | 'starts_on' | 'ends_on' | 'assigned_at' | 'archived_at'
  > {
  cohorts: string[]
  missions: number
  students: number
  asking: number
  next_due: string | null
}

export const programsQuery = (organizationId: string, show: Show, search: string) =>
  queryOptions({
    queryKey: programKeys.list(organizationId, show, search),
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }): Promise<ListedProgram[]> => {
      const client = await connect()
      const call = client.rpc('school_programs', { organization: organizationId, show, search })
      return unwrap(await call.abortSignal(signal)) as unknown as ListedProgram[]
    },
  })
