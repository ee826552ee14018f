import { queryOptions } from '@tanstack/react-query'
import { unwrap } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'
import { planKeys } from '../../career-plan/api/keys.ts'
import type { MissionPath } from '../../career-plan/model.ts'

/** Missions that teach these skills, chosen as for a target job. */
export const skillsPathQuery = (userId: string, essential: string[], optional: string[]) =>
  queryOptions({
    queryKey: [...planKeys.path(userId, ''), essential, optional],
    staleTime: 0,
    queryFn: async ({ signal }): Promise<MissionPath> => {
      const client = await connect()
      const path = await client.rpc('skills_path', { essential, optional }).abortSignal(signal)
      return unwrap(path) as unknown as MissionPath
    },
  })
