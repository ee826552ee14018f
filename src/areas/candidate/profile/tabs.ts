import { type Icon, IconEye, IconSchool, IconShieldCheck, IconUser } from '@tabler/icons-react'
import type profile from '../../../i18n/en/profiles.ts'

interface ProfileTab {
  page: string
  label: keyof typeof profile.tabs
  icon: Icon
}

/** In display order. */
export const profileTabs: ProfileTab[] = [
  { page: '/profile', label: 'profile', icon: IconUser },
  { page: '/profile/consent', label: 'consent', icon: IconShieldCheck },
  { page: '/profile/schools', label: 'schools', icon: IconSchool },
  { page: '/profile/match', label: 'match', icon: IconEye },
]
