import {
  IconAddressBook,
  IconBriefcase,
  IconCertificate,
  IconHeartHandshake,
  IconLayoutDashboard,
  IconLayoutKanban,
  IconMessageCircleHeart,
  IconMessages,
  IconPhoto,
  IconTargetArrow,
  IconUser,
} from '@tabler/icons-react'
import type { NavigationEntry } from '../../ui/navigation.ts'

export const makerNavigation: NavigationEntry[] = [
  { to: '/', label: 'dashboard', icon: IconLayoutDashboard, isMain: true },
  { to: '/missions', label: 'missions', icon: IconTargetArrow, isMain: true },
  { to: '/reviews', label: 'reviews', icon: IconMessages },
  { to: '/certificates', label: 'certificates', icon: IconCertificate },
  { to: '/openings', label: 'openings', icon: IconBriefcase },
  { to: '/mentoring', label: 'mentoring', icon: IconMessageCircleHeart, isMain: true, also: '/networking' },
  { to: '/partnerships', label: 'partnerships', icon: IconHeartHandshake },
  { to: '/maker-profile', label: 'makerProfile', icon: IconUser },
  { to: '/portfolio', label: 'portfolio', icon: IconPhoto },
  { to: '/projects', label: 'projects', icon: IconLayoutKanban, isMain: true },
  { to: '/clients', label: 'clients', icon: IconAddressBook, isMain: true },
]
