import { queryOptions } from '@tanstack/react-query'
import type { Database } from '../../../../lib/database.types.ts'
import { unwrap } from '../../../../lib/errors.ts'
import { call } from '../../../../lib/rpc.ts'
import { connect } from '../../../../lib/supabase.ts'
import { useChange } from '../../../../ui/use-change.ts'
import { dataKeys } from './keys.ts'

type Row = Database['public']['Tables']['rectification_requests']['Row']
export const rectificationSubjects = ['certificates', 'school', 'organization', 'other'] as const
export type RectificationSubject = (typeof rectificationSubjects)[number]
export type Rectification = Omit<Row, 'about' | 'status'> & {
  about: RectificationSubject
  status: 'open' | 'done' | 'refused'
}

export const rectificationsQuery = (userId: string) =>
  queryOptions({
    queryKey: dataKeys.rectifications(userId),
    queryFn: async ({ signal }): Promise<Rectification[]> => {
      const client = await connect()
      const mine = client.from('rectification_requests').select().eq('user_id', userId)
      const rows = unwrap(await mine.order('created_at', { ascending: false }).abortSignal(signal))
      return rows as Rectification[]
    },
  })

export const useRequestRectification = (userId: string, onSuccess: () => void) =>
  useChange((wish: { about: string; body: string }) => call('request_rectification', wish), {
    refresh: [dataKeys.rectifications(userId)],
    failure: 'caller',
    onSuccess,
  })
