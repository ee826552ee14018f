import { queryOptions } from '@tanstack/react-query'
import { unwrap } from '../../../../lib/errors.ts'
import { connect } from '../../../../lib/supabase.ts'
import { applicationKeys } from '../../applications/api/keys.ts'
import type { Card } from '../../applications/model.ts'

export type NamedCard = Pick<Card, 'id' | 'company' | 'job_title'>

/** Applications to choose from, by name; the newest that a list can hold. */
export const cardNamesQuery = (userId: string) =>
  queryOptions({
    queryKey: applicationKeys.names(userId),
    queryFn: async ({ signal }): Promise<NamedCard[]> => {
      const client = await connect()
      return unwrap(
        await client
          .from('applications')
          .select('id, company, job_title')
          .order('created_at', { ascending: false })
          .limit(200)
          .abortSignal(signal),
      )
    },
  })
