import type { ComponentType } from 'react'
import { loadNavigation } from '../../areas/admin/load-navigation.ts'
import type { AppRole } from '../../features/core/session/roles.ts'
import { lazyPage } from '../../lib/lazy-page.ts'
import { loadOnce } from '../../lib/load-once.ts'
import type { NavigationEntry } from '../../ui/navigation.ts'

interface Area {
  /** Loaded with the pages, icons included: people rarely need those of other areas. */
  navigation: () => Promise<NavigationEntry[]>
  Pages: ComponentType
}

const areas: Record<AppRole, Area> = {
  candidate: {
    navigation: loadOnce(
      async () => (await import('../../areas/candidate/navigation.ts')).candidateNavigation,
    ),
    Pages: lazyPage(
      async () => (await import('../../areas/candidate/home/CandidateStart.tsx')).CandidateStart,
      'candidate',
      'missions',
    ),
  },
  company: {
    navigation: loadOnce(async () => (await import('../../areas/company/navigation.ts')).companyNavigation),
    Pages: lazyPage(
      async () => (await import('../../areas/company/home/CompanyStart.tsx')).CompanyStart,
      'company',
    ),
  },
  admin: {
    navigation: loadNavigation,
    Pages: lazyPage(async () => (await import('../../areas/admin/home/AdminStart.tsx')).AdminStart, 'admin'),
  },
  academia: {
    navigation: loadOnce(async () => (await import('../../areas/academia/navigation.ts')).academiaNavigation),
    Pages: lazyPage(
      async () => (await import('../../areas/academia/home/AcademiaStart.tsx')).AcademiaStart,
      'academia',
    ),
  },
  on_maker: {
    navigation: loadOnce(async () => (await import('../../areas/maker/navigation.ts')).makerNavigation),
    Pages: lazyPage(
      async () => (await import('../../areas/maker/home/MakerStart.tsx')).MakerStart,
      'maker',
      'mentoring',
    ),
  },
}

const welcome: Area = {
  navigation: loadOnce(async () => (await import('../../areas/welcome/navigation.ts')).welcomeNavigation),
  Pages: lazyPage(async () => (await import('../../areas/welcome/WelcomeArea.tsx')).WelcomeArea, 'welcome'),
}

export function areaFor(role: AppRole | undefined): Area {
  return role ? areas[role] : welcome
}
