import {
  IconBuildings,
  IconCertificate,
  IconChartBar,
  IconLayoutDashboard,
  IconSettings,
  IconShieldCheck,
  IconUsers,
} from '@tabler/icons-react'
import type { NavigationEntry } from '../../ui/navigation.ts'

export const adminNavigation: NavigationEntry[] = [
  { to: '/', label: 'dashboard', icon: IconLayoutDashboard },
  { to: '/users', label: 'users', icon: IconUsers },
  { to: '/companies', label: 'companies', icon: IconBuildings },
  { to: '/moderation', label: 'moderation', icon: IconShieldCheck },
  { to: '/certificates', label: 'certificates', icon: IconCertificate },
  { to: '/analytics', label: 'analytics', icon: IconChartBar },
  { to: '/settings', label: 'settings', icon: IconSettings },
]
