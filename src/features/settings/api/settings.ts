import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Json } from '../../../lib/database.types.ts'
import { unwrap } from '../../../lib/errors.ts'
import { refreshPlatform } from '../../../lib/platform.ts'
import { connect } from '../../../lib/supabase.ts'
import type { Section, Setting } from '../model.ts'

export const settingsQuery = () =>
  queryOptions({
    queryKey: ['settings'],
    queryFn: async ({ signal }): Promise<Setting[]> => {
      const client = await connect()
      return unwrap(await client.rpc('admin_settings').abortSignal(signal)) as unknown as Setting[]
    },
  })

interface Changes {
  section: Section
  changes: Record<string, unknown>
  /** What the editor saw, so that no one else's change is overwritten. */
  seen: Record<string, unknown>
}

export function useSaveSettings() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async ({ section, changes, seen }: Changes) => {
      const client = await connect()
      const given = { section, changes: changes as Json, seen: seen as Json }
      return unwrap(await client.rpc('save_settings', given))
    },
    onSuccess: async () => {
      await queries.invalidateQueries(settingsQuery())
      await refreshPlatform()
    },
  })
}
