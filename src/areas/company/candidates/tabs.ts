import { type Icon, IconAddressBook, IconMessages, IconSearch, IconUsersGroup } from '@tabler/icons-react'
import { UnreadCount } from '../../../features/community/messages/components/UnreadCount.tsx'
import type discovery from '../../../i18n/en/discovery.ts'

interface CandidateTab {
  page: string
  label: Exclude<keyof typeof discovery.tabs, 'label'>
  icon: Icon
  /** Counter for what's new there. */
  Count?: typeof UnreadCount
}

/** The candidate pages, in display order. */
export const candidateTabs: CandidateTab[] = [
  { page: '/candidates', label: 'search', icon: IconSearch },
  { page: '/candidates/pools', label: 'pools', icon: IconUsersGroup },
  { page: '/candidates/contacts', label: 'contacts', icon: IconAddressBook },
  { page: '/networking/messages', label: 'messages', icon: IconMessages, Count: UnreadCount },
]
