import { queryOptions } from '@tanstack/react-query'
import { unwrap } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'
import type { MissionPath } from '../model.ts'
import { planKeys } from './keys.ts'

export const pathQuery = (userId: string, job: string) =>
  queryOptions({
    queryKey: planKeys.path(userId, job),
    staleTime: 0,
    queryFn: async ({ signal }): Promise<MissionPath> => {
      const client = await connect()
      return unwrap(await client.rpc('mission_path', { job }).abortSignal(signal)) as unknown as MissionPath
    },
  })
