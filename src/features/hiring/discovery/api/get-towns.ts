import { queryOptions } from '@tanstack/react-query'
import type { Database } from '../../../../lib/database.types.ts'
import { unwrap } from '../../../../lib/errors.ts'
import { connect } from '../../../../lib/supabase.ts'
import { discoveryKeys } from './keys.ts'

type Town = Pick<Database['public']['Tables']['towns']['Row'], 'slug' | 'name_en' | 'name_fr' | 'country'>

/** The whole list: it is small and rarely changes. */
export const townsQuery = () =>
  queryOptions({
    queryKey: discoveryKeys.towns,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }): Promise<Town[]> => {
      const client = await connect()
      const call = client.from('towns').select('slug, name_en, name_fr, country').order('name_en')
      return unwrap(await call.abortSignal(signal))
    },
  })
