import { type Icon, IconFileSearch } from '@tabler/icons-react'
import type booster from '../../../i18n/en/booster.ts'

interface BoosterTab {
  page: string
  label: keyof typeof booster.tabs
  icon: Icon
}

/** In the order in which they stand. */
export const boosterTabs: BoosterTab[] = [{ page: '/booster', label: 'check', icon: IconFileSearch }]
