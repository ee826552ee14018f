import {
  IconBriefcase,
  IconBuildingCommunity,
  IconCalendarEvent,
  IconChartBar,
  IconHeartHandshake,
  IconLayoutDashboard,
  IconListCheck,
  IconMessageCircleHeart,
  IconPlugConnected,
  IconSchool,
  IconSettings,
  IconUsers,
} from '@tabler/icons-react'
import type { NavigationEntry } from '../../ui/navigation.ts'

export const academiaNavigation: NavigationEntry[] = [
  { to: '/', label: 'dashboard', icon: IconLayoutDashboard, isMain: true },
  { to: '/admin', label: 'adminPanel', icon: IconSettings },
  { to: '/users', label: 'users', icon: IconUsers },
  { to: '/analytics', label: 'analytics', icon: IconChartBar, isMain: true },
  { to: '/students', label: 'students', icon: IconSchool, isMain: true },
  { to: '/programs', label: 'programs', icon: IconListCheck, isMain: true },
  { to: '/openings', label: 'openings', icon: IconBriefcase, feature: 'openings' },
  { to: '/partnerships', label: 'partnerships', icon: IconHeartHandshake },
  { to: '/events', label: 'events', icon: IconCalendarEvent, isMain: true },
  { to: '/talks', label: 'talks', icon: IconMessageCircleHeart },
  { to: '/institution-profile', label: 'institutionProfile', icon: IconBuildingCommunity },
  { to: '/integrations', label: 'integrations', icon: IconPlugConnected },
]
