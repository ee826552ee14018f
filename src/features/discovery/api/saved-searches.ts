import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { unwrap } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'
import { toast } from '../../../ui/toast.ts'
import type { SearchFilter, SearchSort } from '../search-filter.ts'

export interface SavedSearch {
  id: string
  name: string
  filter: SearchFilter
  sort: SearchSort
  is_told: boolean
}

const queryKey = ['saved-searches']

export const savedSearchesQuery = () =>
  queryOptions({
    queryKey,
    queryFn: async ({ signal }): Promise<SavedSearch[]> => {
      const client = await connect()
      const call = client.from('saved_searches').select('id, name, filter, sort, is_told').order('name')
      return unwrap(await call.abortSignal(signal)) as unknown as SavedSearch[]
    },
  })

function useSearchChange<T>(change: (given: T) => Promise<unknown>) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: change,
    onError: (error) => toast.error(error),
    onSettled: () => queries.invalidateQueries({ queryKey }),
  })
}

export const useSaveSearch = () =>
  useSearchChange(async ({ name, filter, sort }: Pick<SavedSearch, 'name' | 'filter' | 'sort'>) =>
    unwrap(await (await connect()).rpc('save_search', { name, filter: { ...filter }, sort })),
  )

export const useTellOfSearch = () =>
  useSearchChange(async ({ id, isTold }: { id: string; isTold: boolean }) =>
    unwrap(await (await connect()).from('saved_searches').update({ is_told: isTold }).eq('id', id)),
  )

export const useRemoveSearch = () =>
  useSearchChange(async (id: string) =>
    unwrap(await (await connect()).from('saved_searches').delete().eq('id', id)),
  )
