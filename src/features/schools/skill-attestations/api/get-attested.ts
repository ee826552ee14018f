import { queryOptions } from '@tanstack/react-query'
import { unwrap } from '../../../../lib/errors.ts'
import { connect } from '../../../../lib/supabase.ts'
import { attestationKeys } from './keys.ts'

/** Slugs of the skills the caller's school attests for a person. */
export const attestedQuery = (person: string) =>
  queryOptions({
    queryKey: attestationKeys.ofPerson(person),
    queryFn: async ({ signal }): Promise<string[]> => {
      const client = await connect()
      const query = client
        .from('skill_attestations')
        .select('skill')
        .eq('user_id', person)
        .order('created_at')
      return unwrap(await query.abortSignal(signal)).map(({ skill }) => skill)
    },
  })
