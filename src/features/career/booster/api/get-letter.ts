import { queryOptions } from '@tanstack/react-query'
import { unwrap } from '../../../../lib/errors.ts'
import { connect } from '../../../../lib/supabase.ts'
import type { LetterRow } from './get-letters.ts'
import { boosterKeys } from './keys.ts'

const shape = '*, posting:postings(company)'
export type OpenLetter = LetterRow & { posting: { company: string } | null }

/** As stored on the server; null if there is none. */
export async function getLetter(id: string, signal?: AbortSignal): Promise<OpenLetter | null> {
  const client = await connect()
  let asked = client.from('cover_letters').select(shape).eq('id', id)
  if (signal) asked = asked.abortSignal(signal)
  return unwrap(await asked)[0] ?? null
}

export const letterQuery = (userId: string, id: string) =>
  queryOptions({
    queryKey: boosterKeys.letter(userId, id),
    // Refetch when the page is opened again; what is typed afterwards belongs to the editor.
    staleTime: 0,
    gcTime: 0,
    queryFn: ({ signal }) => getLetter(id, signal),
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
