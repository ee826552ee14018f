import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Database } from '../../../lib/database.types.ts'
import { unwrap } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'
import { catalogueKeys } from './catalogue-lists.ts'

type Functions = Database['public']['Functions']
type Change = 'save_skill' | 'merge_skills' | 'save_job' | 'save_question' | 'retire_entry' | 'offer_template'

/** Changes the catalog and refetches every list that shows it. */
export function useCatalogueChange<Name extends Change>(name: Name, onSuccess: () => void) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (values: Functions[Name]['Args']) => {
      const client = await connect()
      unwrap(await client.rpc(name, values as never))
    },
    onSuccess: () => {
      for (const queryKey of [
        catalogueKeys.all,
        ['skills'],
        ['jobs'],
        ['practice-questions'],
        ['administration'],
      ])
        void queries.invalidateQueries({ queryKey })
      onSuccess()
    },
  })
}
