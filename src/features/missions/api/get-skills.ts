import { queryOptions } from '@tanstack/react-query'
import type { Database } from '../../../lib/database.types.ts'
import { unwrap } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'

export type Skill = Database['public']['Tables']['skills']['Row']

/** The whole catalogue: small, and the same for everyone. */
export const skillsQuery = queryOptions({
  queryKey: ['skills'],
  staleTime: Number.POSITIVE_INFINITY,
  queryFn: async ({ signal }): Promise<Skill[]> => {
    const client = await connect()
    return unwrap(await client.from('skills').select().order('slug').abortSignal(signal))
  },
})
