import { queryOptions } from '@tanstack/react-query'
import { unwrap } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'
import type { Kind } from '../model.ts'
import { catalogueKeys } from './catalogue-lists.ts'

/** How many rows of each kind refer to it; null for one to four people. */
export const usageQuery = (kind: Kind, slug: string) =>
  queryOptions({
    queryKey: catalogueKeys.usage(kind, slug),
    staleTime: 0,
    queryFn: async ({ signal }): Promise<Record<string, number | null>> => {
      const client = await connect()
      return unwrap(await client.rpc('entry_usage', { kind, slug }).abortSignal(signal)) as Record<
        string,
        number | null
      >
    },
  })
