import { queryOptions } from '@tanstack/react-query'
import type { Database } from '../../../../lib/database.types.ts'
import { unwrap } from '../../../../lib/errors.ts'
import { call } from '../../../../lib/rpc.ts'
import { storedPath } from '../../../../lib/stored-path.ts'
import { connect } from '../../../../lib/supabase.ts'
import { dataKeys } from './keys.ts'

export type DataExport = Database['public']['Tables']['data_exports']['Row']

export const isUnderWay = (one: DataExport | null | undefined): boolean =>
  one?.status === 'waiting' || one?.status === 'building'

/** The latest export; polled while it is being built. */
export const latestExportQuery = (userId: string) =>
  queryOptions({
    queryKey: dataKeys.latestExport(userId),
    queryFn: async ({ signal }): Promise<DataExport | null> => {
      const client = await connect()
      const latest = client
        .from('data_exports')
        .select()
        .eq('user_id', userId)
        .order('requested_at', { ascending: false })
      return unwrap(await latest.limit(1).abortSignal(signal).maybeSingle())
    },
    refetchInterval: ({ state }) => (isUnderWay(state.data) ? 1000 : false),
  })

export const requestExport = () => call('request_export', {})

/** The URL is valid for one minute and only for this file; the browser downloads it like any other. */
export async function downloadExport({ path, ready_at }: DataExport): Promise<void> {
  const client = await connect()
  const name = `essor-${ready_at?.slice(0, 10)}.zip`
  const { signedUrl } = unwrap(
    await client.storage.from('exports').createSignedUrl(storedPath(path!), 60, { download: name }),
  )
  location.assign(signedUrl)
}
