import {
  type Icon,
  IconBuildingBridge,
  IconCalendarEvent,
  IconMessageCircleHeart,
  IconMessages,
  IconSeeding,
  IconUsersGroup,
} from '@tabler/icons-react'
import { UnreadCount } from '../../../features/community/messages/components/UnreadCount.tsx'
import type network from '../../../i18n/en/network.ts'

interface NetworkingTab {
  page: string
  label: keyof typeof network.tabs
  icon: Icon
  /** Counter for what's new there. */
  Count?: typeof UnreadCount
}

/** In display order. */
export const networkingTabs: NetworkingTab[] = [
  { page: '/networking', label: 'people', icon: IconUsersGroup },
  { page: '/networking/messages', label: 'messages', icon: IconMessages, Count: UnreadCount },
  { page: '/networking/requests', label: 'requests', icon: IconBuildingBridge },
  { page: '/networking/talks', label: 'talks', icon: IconMessageCircleHeart },
  { page: '/networking/mentoring', label: 'mentoring', icon: IconSeeding },
  { page: '/networking/events', label: 'events', icon: IconCalendarEvent },
]
