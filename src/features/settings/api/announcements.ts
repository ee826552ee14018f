import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Database, Json } from '../../../lib/database.types.ts'
import { unwrap } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'

export type Announcement = Database['public']['Tables']['announcements']['Row']

/** The newest; older ones are in the audit log. */
const shown = 50

export const announcementsQuery = () =>
  queryOptions({
    queryKey: ['settings', 'announcements'],
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

export function useSaveAnnouncement() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async ({ document, announcement }: Saved) => {
      const client = await connect()
      const given = {
        document: document as Json,
        announcement_id: announcement?.id,
        base_revision: announcement?.revision,
      }
      return unwrap(await client.rpc('save_announcement', given))
    },
    onSuccess: () => queries.invalidateQueries(announcementsQuery()),
  })
}

export function useDeleteAnnouncement() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (announcement_id: string) => {
      const client = await connect()
      const { error } = await client.rpc('delete_announcement', { announcement_id })
      unwrap({ data: null, error })
    },
    onSettled: () => queries.invalidateQueries(announcementsQuery()),
  })
}
