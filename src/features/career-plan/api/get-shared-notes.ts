import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query'
import { unwrap } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'

export interface SharedNotes {
  id: string
  name: string
  shared_at: string
  notes: string | null
  updated_at: string | null
  title_en: string | null
  title_fr: string | null
  /** Slugs of the skills the school attests. */
  attested: string[]
}

interface Page {
  people: SharedNotes[]
  is_more: boolean
}

/** Notes candidates share with the caller's school. */
export const sharedNotesQuery = (userId: string, search: string) =>
  infiniteQueryOptions({
    queryKey: ['shared-notes', userId, search],
    placeholderData: keepPreviousData,
    initialPageParam: 0,
    getNextPageParam: (last: Page, _, page: number) => (last.is_more ? page + 1 : undefined),
    queryFn: async ({ pageParam, signal }): Promise<Page> => {
      const client = await connect()
      const call = client.rpc('shared_plan_notes', { search, page: pageParam })
      return unwrap(await call.abortSignal(signal)) as unknown as Page
    },
  })
