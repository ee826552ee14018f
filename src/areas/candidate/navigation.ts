import {
  IconBriefcase,
  IconChartLine,
  IconCompass,
  IconHome,
  IconRocket,
  IconRoute,
  IconSchool,
  IconTargetArrow,
  IconUser,
  IconUsersGroup,
} from '@tabler/icons-react'
import { useNetworkingEntry } from '../../features/community/network/use-networking-entry.ts'
import { useProgramsEntry } from '../../features/schools/programs/use-programs-entry.ts'
import type { NavigationEntry } from '../../ui/navigation.ts'

export const candidateNavigation: NavigationEntry[] = [
  { to: '/', label: 'home', icon: IconHome, isMain: true },
  { to: '/missions', label: 'missions', icon: IconTargetArrow, isMain: true },
  { to: '/profile', label: 'profile', icon: IconUser, isMain: true },
  { to: '/progress', label: 'progress', icon: IconChartLine },
  { to: '/career-plan', label: 'careerPlan', icon: IconRoute },
  { to: '/opportunities', label: 'opportunities', icon: IconCompass },
  { to: '/applications', label: 'applications', icon: IconBriefcase, isMain: true },
  {
    to: '/networking',
    label: 'networking',
    icon: IconUsersGroup,
    isMain: true,
    useState: useNetworkingEntry,
  },
  { to: '/booster', label: 'booster', icon: IconRocket },
  { to: '/programs', label: 'myPrograms', icon: IconSchool, useState: useProgramsEntry },
]
