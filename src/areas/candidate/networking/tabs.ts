import { type Icon, IconUsersGroup } from '@tabler/icons-react'
import type network from '../../../i18n/en/network.ts'

interface NetworkingTab {
  page: string
  label: keyof typeof network.tabs
  icon: Icon
}

/** In the order in which they stand. */
export const networkingTabs: NetworkingTab[] = [
  { page: '/networking', label: 'people', icon: IconUsersGroup },
]
