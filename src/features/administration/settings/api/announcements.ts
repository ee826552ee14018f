import { queryOptions } from '@tanstack/react-query'
import type { Database } from '../../../../lib/database.types.ts'
import { unwrap } from '../../../../lib/errors.ts'
import { call } from '../../../../lib/rpc.ts'
import { connect } from '../../../../lib/supabase.ts'
import { useChange } from '../../../../ui/use-change.ts'
import { settingKeys } from './keys.ts'

export type Announcement = Database['public']['Tables']['announcements']['Row']

/** The newest; older ones are in the audit log. */
const shown = 50

export const announcementsQuery = () =>
  queryOptions({
    queryKey: settingKeys.announcements,
    queryFn: async ({ signal }): Promise<Announcement[]> => {
      const client = await connect()
      const list = client.from('announcements').select().order('ends_at', { ascending: false })
      return unwrap(await list.limit(shown).abortSignal(signal))
    },
  })

interface Saved {
  document: Record<string, string | null>
  announcement?: Announcement
}

export const useSaveAnnouncement = () =>
  useChange(
    ({ document, announcement }: Saved) =>
      call('save_announcement', {
        document,
        announcement_id: announcement?.id,
        base_revision: announcement?.revision,
      }),
    {
      refresh: [settingKeys.announcements],
      isRevised: true,
      failure: 'caller',
    },
  )

export const useDeleteAnnouncement = (onSuccess: () => void) =>
  useChange((announcement_id: string) => call('delete_announcement', { announcement_id }), {
    refresh: [settingKeys.announcements],
    failure: 'caller',
    onSuccess,
  })
