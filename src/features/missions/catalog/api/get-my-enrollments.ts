import { queryOptions } from '@tanstack/react-query'
import type { Database } from '../../../../lib/database.types.ts'
import { unwrap } from '../../../../lib/errors.ts'
import { connect } from '../../../../lib/supabase.ts'
import { enrollmentKeys } from '../../missions/api/keys.ts'

type Row = Database['public']['Tables']['enrollments']['Row']
export type MyEnrollment = Pick<Row, 'id' | 'mission_id' | 'status' | 'progress' | 'due_at'>

/** My status in each mission, from my latest attempt. */
export const myEnrollmentsQuery = (userId: string) =>
  queryOptions({
    queryKey: enrollmentKeys.mine(userId),
    queryFn: async ({ signal }): Promise<Map<string, MyEnrollment>> => {
      const client = await connect()
      const rows = unwrap(
        await client
          .from('enrollments')
          .select('id, mission_id, status, progress, due_at')
          .eq('user_id', userId)
          .order('started_at')
          .abortSignal(signal),
      )
      return new Map(rows.map((row) => [row.mission_id, row]))
    },
  })
