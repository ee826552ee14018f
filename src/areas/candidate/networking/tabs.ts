import { type Icon, IconMessages, IconUsersGroup } from '@tabler/icons-react'
import type { ComponentType } from 'react'
import { UnreadCount } from '../../../features/messages/components/UnreadCount.tsx'
import type network from '../../../i18n/en/network.ts'

interface NetworkingTab {
  page: string
  label: keyof typeof network.tabs
  icon: Icon
  /** How much is new there. */
  Count?: ComponentType<{ isListShown: boolean }>
}

/** In the order in which they stand. */
export const networkingTabs: NetworkingTab[] = [
  { page: '/networking', label: 'people', icon: IconUsersGroup },
  { page: '/networking/messages', label: 'messages', icon: IconMessages, Count: UnreadCount },
]
