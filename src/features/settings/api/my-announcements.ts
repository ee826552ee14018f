import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { unwrap } from '../../../lib/errors.ts'
import { ownKey } from '../../../lib/own-storage.ts'
import { connect } from '../../../lib/supabase.ts'
import { toast } from '../../../ui/toast.ts'

interface ShownAnnouncement {
  id: string
  en: string
  fr: string
  link: string | null
  tone: 'info' | 'good' | 'warning'
}

interface MyAnnouncements {
  shown: ShownAnnouncement[]
  /** When one starts or ends. */
  changesAt: string | null
}

const keyOf = (userId: string) => ownKey('announcements', '', userId)
const freshFor = 5 * 60_000

/** What this device fetched recently, so that reopening a page needn't fetch again. */
function recall(userId: string): { data: MyAnnouncements; at: number } | undefined {
  try {
    return JSON.parse(localStorage.getItem(keyOf(userId))!) ?? undefined
  } catch {
    return undefined
  }
}

function keep(userId: string, data: MyAnnouncements): void {
  try {
    localStorage.setItem(keyOf(userId), JSON.stringify({ data, at: Date.now() }))
  } catch {
    // Without storage, each page fetches.
  }
}

export const myAnnouncementsQuery = (userId: string) =>
  queryOptions({
    queryKey: ['announcements', userId],
    staleTime: freshFor,
    initialData: () => recall(userId)?.data,
    initialDataUpdatedAt: () => recall(userId)?.at,
    queryFn: async ({ signal }): Promise<MyAnnouncements> => {
      const client = await connect()
      const answer = unwrap(await client.rpc('my_announcements').abortSignal(signal))
      keep(userId, answer as unknown as MyAnnouncements)
      return answer as unknown as MyAnnouncements
    },
    // At most a day: longer timers overflow in browsers.
    refetchInterval: ({ state }) => {
      const changesAt = state.data?.changesAt
      if (!changesAt) return false
      return Math.min(86_400_000, Math.max(1000, Date.parse(changesAt) - Date.now() + 500))
    },
  })

/** Dismisses it for good, optimistically; it returns if that fails. */
export function useDismissAnnouncement(userId: string) {
  const queries = useQueryClient()
  const { queryKey } = myAnnouncementsQuery(userId)
  return useMutation({
    mutationFn: async (announcement_id: string) => {
      const client = await connect()
      unwrap({ data: null, error: (await client.rpc('dismiss_announcement', { announcement_id })).error })
    },
    onMutate: (id) => {
      const before = queries.getQueryData(queryKey)
      if (!before) return
      const after = { ...before, shown: before.shown.filter((one) => one.id !== id) }
      queries.setQueryData(queryKey, after)
      keep(userId, after)
    },
    onError: (error) => {
      toast.error(error)
      void queries.invalidateQueries({ queryKey })
    },
  })
}
