import { queryOptions } from '@tanstack/react-query'
import { unwrap } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'
import type { DataArea } from '../model.ts'

export interface HeldData {
  area: DataArea
  entries: number
}

export const heldDataQuery = (userId: string) =>
  queryOptions({
    queryKey: ['held-data', userId],
    queryFn: async ({ signal }): Promise<HeldData[]> => {
      const client = await connect()
      return unwrap(await client.rpc('my_data').abortSignal(signal)) as HeldData[]
    },
  })
