import {
  IconBuilding,
  IconCertificate,
  IconChartBar,
  IconLayoutDashboard,
  IconMessages,
  IconTargetArrow,
  IconUsers,
} from '@tabler/icons-react'
import type { NavigationEntry } from '../../ui/navigation.ts'

export const companyNavigation: NavigationEntry[] = [
  { to: '/', label: 'dashboard', icon: IconLayoutDashboard },
  { to: '/missions', label: 'missions', icon: IconTargetArrow },
  { to: '/reviews', label: 'reviews', icon: IconMessages },
  { to: '/certificates', label: 'certificates', icon: IconCertificate },
  { to: '/candidates', label: 'candidates', icon: IconUsers },
  { to: '/company-profile', label: 'companyProfile', icon: IconBuilding },
  { to: '/analytics', label: 'analytics', icon: IconChartBar },
]
