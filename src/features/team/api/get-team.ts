import { queryOptions } from '@tanstack/react-query'
import { unwrap } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'
import type { Team } from '../model.ts'

export const teamQuery = (organizationId: string) =>
  queryOptions({
    queryKey: ['team', organizationId],
    queryFn: async ({ signal }): Promise<Team> => {
      const client = await connect()
      const call = client.rpc('team', { organization: organizationId }).abortSignal(signal)
      return unwrap(await call) as unknown as Team
    },
  })
