import {
  type Icon,
  IconAdjustments,
  IconClockHour4,
  IconGauge,
  IconMail,
  IconSpeakerphone,
  IconToggleRight,
} from '@tabler/icons-react'
import type settings from '../../../i18n/en/settings.ts'

interface SettingsTab {
  page: string
  label: keyof typeof settings.tabs
  icon: Icon
}

/** In display order. */
export const settingsTabs: SettingsTab[] = [
  { page: '/settings', label: 'general', icon: IconAdjustments },
  { page: '/settings/features', label: 'features', icon: IconToggleRight },
  { page: '/settings/limits', label: 'limits', icon: IconGauge },
  { page: '/settings/retention', label: 'retention', icon: IconClockHour4 },
  { page: '/settings/announcements', label: 'announcements', icon: IconSpeakerphone },
  { page: '/settings/mails', label: 'mails', icon: IconMail },
]
