import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { unwrap } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'
import { programKeys } from './keys.ts'

export interface FoundMission {
  id: string
  title: string
  company: string
  hours: number
  closes_on: string | null
  /** Shared with the school by a partner. */
  is_shared: boolean
}

/** Missions a program of the school can contain. */
export const foundMissionsQuery = (organizationId: string, search: string) =>
  queryOptions({
    queryKey: programKeys.found(organizationId, search),
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }): Promise<FoundMission[]> => {
      const client = await connect()
      const call = client.rpc('assignable_missions', { organization: organizationId, search })
      return unwrap(await call.abortSignal(signal)) as unknown as FoundMission[]
    },
  })
