import {
  IconBooks,
  IconBriefcase,
  IconBuildings,
  IconCertificate,
  IconChartBar,
  IconHeartRateMonitor,
  IconInbox,
  IconLayoutDashboard,
  IconListSearch,
  IconScale,
  IconSettings,
  IconShieldCheck,
  IconShieldLock,
  IconUsers,
} from '@tabler/icons-react'
import type { NavigationEntry } from '../../ui/navigation.ts'

export const adminNavigation: NavigationEntry[] = [
  { to: '/', label: 'dashboard', icon: IconLayoutDashboard, isMain: true },
  { to: '/users', label: 'users', icon: IconUsers, isMain: true },
  { to: '/companies', label: 'companies', icon: IconBuildings, isMain: true },
  { to: '/moderation', label: 'moderation', icon: IconShieldCheck, isMain: true },
  { to: '/openings', label: 'openings', icon: IconBriefcase },
  { to: '/certificates', label: 'certificates', icon: IconCertificate },
  { to: '/analytics', label: 'analytics', icon: IconChartBar },
  { to: '/data', label: 'data', icon: IconShieldLock },
  { to: '/catalogue', label: 'catalogue', icon: IconBooks },
  { to: '/inbox', label: 'inbox', icon: IconInbox, isMain: true },
  { to: '/legal', label: 'legal', icon: IconScale },
  { to: '/audit', label: 'auditLog', icon: IconListSearch },
  { to: '/settings', label: 'settings', icon: IconSettings },
  { to: '/health', label: 'health', icon: IconHeartRateMonitor },
]
