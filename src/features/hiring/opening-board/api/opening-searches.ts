import { queryOptions } from '@tanstack/react-query'
import type { Database } from '../../../../lib/database.types.ts'
import { unwrap } from '../../../../lib/errors.ts'
import { call } from '../../../../lib/rpc.ts'
import { connect } from '../../../../lib/supabase.ts'
import { useChange } from '../../../../ui/use-change.ts'
import type { OpeningFilter, OpeningSort } from '../search-filter.ts'
import { boardKeys } from './keys.ts'

export const alertRhythms = ['immediately', 'daily', 'weekly', 'off'] as const
export type AlertRhythm = (typeof alertRhythms)[number]

type Row = Database['public']['Tables']['opening_searches']['Row']

/** The database checks them when a search is saved. */
const withFilter = (row: Pick<Row, 'id' | 'name' | 'filter' | 'sort' | 'alerts'>) => ({
  ...row,
  filter: row.filter as OpeningFilter,
  sort: row.sort as OpeningSort,
  alerts: row.alerts as AlertRhythm,
})
export type SavedOpeningSearch = ReturnType<typeof withFilter>

export const openingSearchesQuery = () =>
  queryOptions({
    queryKey: boardKeys.searches,
    queryFn: async ({ signal }): Promise<SavedOpeningSearch[]> => {
      const client = await connect()
      const asked = client.from('opening_searches').select('id, name, filter, sort, alerts').order('name')
      return unwrap(await asked.abortSignal(signal)).map(withFilter)
    },
  })

const useSearchChange = <Given>(change: (given: Given) => Promise<unknown>) =>
  useChange(change, { refresh: [boardKeys.searches], failure: 'toast' })

export const useSaveOpeningSearch = (onSuccess: () => void) =>
  useChange((search: Omit<SavedOpeningSearch, 'id'>) => call('save_opening_search', search), {
    refresh: [boardKeys.searches],
    failure: 'caller',
    onSuccess,
  })

export const useSetAlerts = () =>
  useSearchChange(async ({ id, alerts }: { id: string; alerts: AlertRhythm }) =>
    unwrap(await (await connect()).from('opening_searches').update({ alerts }).eq('id', id)),
  )

/** Saves a deleted search again, with its alerts. */
export const useRestoreOpeningSearch = () =>
  useSearchChange((search: Omit<SavedOpeningSearch, 'id'>) => call('save_opening_search', search))

export const useRemoveOpeningSearch = (onRemoved: (search: SavedOpeningSearch) => void) =>
  useChange(
    async ({ id }: SavedOpeningSearch) =>
      unwrap(await (await connect()).from('opening_searches').delete().eq('id', id)),
    { refresh: [boardKeys.searches], failure: 'toast', onSuccess: (_, search) => onRemoved(search) },
  )
