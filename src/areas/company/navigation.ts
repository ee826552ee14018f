import {
  IconBriefcase,
  IconBuilding,
  IconCalendarEvent,
  IconCertificate,
  IconChartBar,
  IconHeartHandshake,
  IconLayoutDashboard,
  IconMessageCircleHeart,
  IconMessages,
  IconPlugConnected,
  IconTargetArrow,
  IconUsers,
  IconUsersGroup,
} from '@tabler/icons-react'
import type { NavigationEntry } from '../../ui/navigation.ts'

export const companyNavigation: NavigationEntry[] = [
  { to: '/', label: 'dashboard', icon: IconLayoutDashboard, isMain: true },
  { to: '/missions', label: 'missions', icon: IconTargetArrow, isMain: true },
  { to: '/reviews', label: 'reviews', icon: IconMessages, isMain: true },
  { to: '/certificates', label: 'certificates', icon: IconCertificate },
  { to: '/openings', label: 'openings', icon: IconBriefcase },
  { to: '/candidates', label: 'candidates', icon: IconUsers, isMain: true, also: '/networking' },
  { to: '/partnerships', label: 'partnerships', icon: IconHeartHandshake },
  { to: '/events', label: 'events', icon: IconCalendarEvent },
  { to: '/talks', label: 'talks', icon: IconMessageCircleHeart },
  { to: '/company-profile', label: 'companyProfile', icon: IconBuilding },
  { to: '/team', label: 'team', icon: IconUsersGroup },
  { to: '/integrations', label: 'integrations', icon: IconPlugConnected },
  { to: '/analytics', label: 'analytics', icon: IconChartBar, isMain: true },
]
