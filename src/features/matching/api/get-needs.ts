import { queryOptions } from '@tanstack/react-query'
import { unwrap } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'
import type { Need, NeedStatus } from '../model.ts'
import { matchingKeys } from './keys.ts'

export type ListedNeed = Need & { updatedAt: string; waiting: number }

export const needsQuery = (status: NeedStatus = 'open') =>
  queryOptions({
    queryKey: matchingKeys.needList(status),
    queryFn: async ({ signal }): Promise<ListedNeed[]> => {
      const client = await connect()
      return unwrap(await client.rpc('my_needs', { status }).abortSignal(signal)) as unknown as ListedNeed[]
    },
  })
