import {
  type Icon,
  IconBriefcase2,
  IconFileSearch,
  IconMail,
  IconMicrophone,
  IconStar,
} from '@tabler/icons-react'
import type booster from '../../../i18n/en/booster.ts'

interface BoosterTab {
  page: string
  label: keyof typeof booster.tabs
  icon: Icon
}

/** In display order. */
export const boosterTabs: BoosterTab[] = [
  { page: '/booster', label: 'check', icon: IconFileSearch },
  { page: '/booster/posting', label: 'posting', icon: IconBriefcase2 },
  { page: '/booster/stories', label: 'stories', icon: IconStar },
  { page: '/booster/letters', label: 'letters', icon: IconMail },
  { page: '/booster/practice', label: 'practice', icon: IconMicrophone },
]
