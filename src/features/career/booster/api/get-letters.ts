import { queryOptions } from '@tanstack/react-query'
import type { Database } from '../../../../lib/database.types.ts'
import { unwrap } from '../../../../lib/errors.ts'
import { connect } from '../../../../lib/supabase.ts'
import { boosterKeys } from './keys.ts'

export type LetterRow = Database['public']['Tables']['cover_letters']['Row']
export type ListedLetter = Pick<LetterRow, 'id' | 'title' | 'application_id' | 'updated_at'>

/** All letters, without their text: there can be at most 200. */
export const lettersQuery = (userId: string) =>
  queryOptions({
    queryKey: boosterKeys.letters(userId),
    queryFn: async ({ signal }): Promise<ListedLetter[]> => {
      const client = await connect()
      return unwrap(
        await client
          .from('cover_letters')
          .select('id, title, application_id, updated_at')
          .order('updated_at', { ascending: false })
          .order('id')
          .abortSignal(signal),
      )
    },
  })
