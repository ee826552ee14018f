import { queryOptions } from '@tanstack/react-query'
import type { Database } from '../../../../lib/database.types.ts'
import { unwrap } from '../../../../lib/errors.ts'
import { call } from '../../../../lib/rpc.ts'
import { connect } from '../../../../lib/supabase.ts'
import { useChange } from '../../../../ui/use-change.ts'
import type { SearchFilter, SearchSort } from '../search-filter.ts'
import { discoveryKeys } from './keys.ts'

type Row = Database['public']['Tables']['saved_searches']['Row']

/** The database checks both when a search is saved. */
const withFilter = (row: Pick<Row, 'id' | 'name' | 'filter' | 'sort' | 'is_told'>) => ({
  ...row,
  filter: row.filter as SearchFilter,
  sort: row.sort as SearchSort,
})
export type SavedSearch = ReturnType<typeof withFilter>

export const savedSearchesQuery = () =>
  queryOptions({
    queryKey: discoveryKeys.savedSearches,
    queryFn: async ({ signal }): Promise<SavedSearch[]> => {
      const client = await connect()
      const asked = client.from('saved_searches').select('id, name, filter, sort, is_told').order('name')
      return unwrap(await asked.abortSignal(signal)).map(withFilter)
    },
  })

const useSearchChange = <Given>(change: (given: Given) => Promise<unknown>) =>
  useChange(change, { refresh: [discoveryKeys.savedSearches], failure: 'toast' })

export const useSaveSearch = () =>
  useSearchChange((search: Pick<SavedSearch, 'name' | 'filter' | 'sort'>) => call('save_search', search))

export const useTellOfSearch = () =>
  useSearchChange(async ({ id, isTold }: { id: string; isTold: boolean }) =>
    unwrap(await (await connect()).from('saved_searches').update({ is_told: isTold }).eq('id', id)),
  )

/** Saves a deleted search again, with its alerts as they were. */
export const useRestoreSearch = () =>
  useSearchChange(async ({ name, filter, sort, is_told }: SavedSearch) => {
    const id = await call('save_search', { name, filter, sort })
    return unwrap(await (await connect()).from('saved_searches').update({ is_told }).eq('id', id))
  })

export const useRemoveSearch = (onRemoved: (search: SavedSearch) => void) =>
  useChange(
    async ({ id }: SavedSearch) =>
      unwrap(await (await connect()).from('saved_searches').delete().eq('id', id)),
    { refresh: [discoveryKeys.savedSearches], failure: 'toast', onSuccess: (_, search) => onRemoved(search) },
  )
