import { queryOptions } from '@tanstack/react-query'
import { ownKey } from '../../../../lib/own-storage.ts'
import { ask, call } from '../../../../lib/rpc.ts'
import { useChange } from '../../../../ui/use-change.ts'
import { answers, type MyAnnouncements } from './answers.ts'
import { settingKeys } from './keys.ts'

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
    queryKey: settingKeys.mine(userId),
    staleTime: freshFor,
    initialData: () => recall(userId)?.data,
    initialDataUpdatedAt: () => recall(userId)?.at,
    queryFn: async ({ signal }) => {
      const answer = await ask(answers, 'my_announcements', {}, signal)
      keep(userId, answer)
      return answer
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
  const queryKey = settingKeys.mine(userId)
  return useChange((announcement_id: string) => call('dismiss_announcement', { announcement_id }), {
    refresh: [queryKey],
    failure: 'toast',
    optimistic: {
      queryKey,
      show: (before: MyAnnouncements, id) => {
        const after = { ...before, shown: before.shown.filter((one) => one.id !== id) }
        // Reopening a page must not bring it back.
        keep(userId, after)
        return after
      },
    },
  })
}
