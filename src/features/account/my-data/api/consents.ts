import { queryOptions } from '@tanstack/react-query'
import type { Database } from '../../../../lib/database.types.ts'
import { unwrap } from '../../../../lib/errors.ts'
import { connect } from '../../../../lib/supabase.ts'
import { dataKeys } from './keys.ts'

export type ConsentEvent = Database['public']['Tables']['consent_events']['Row']

const shown = 100

export const consentsQuery = (userId: string) =>
  queryOptions({
    queryKey: dataKeys.consents(userId),
    queryFn: async ({ signal }): Promise<ConsentEvent[]> => {
      const client = await connect()
      const events = client.from('consent_events').select().eq('user_id', userId)
      return unwrap(await events.order('id', { ascending: false }).limit(shown).abortSignal(signal))
    },
  })
