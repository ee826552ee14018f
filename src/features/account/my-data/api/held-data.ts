import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../../lib/rpc.ts'
import type { DataArea } from '../model.ts'
import { dataKeys } from './keys.ts'

export interface HeldData {
  area: DataArea
  entries: number
}

export const heldDataQuery = (userId: string) =>
  queryOptions({
    queryKey: dataKeys.held(userId),
    queryFn: async ({ signal }) => (await call('my_data', {}, signal)) as HeldData[],
  })
