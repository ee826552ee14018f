import type { ComponentType } from 'react'
import type { AppRole } from '../../features/session/roles.ts'
import { lazyPage } from '../../lib/lazy-page.ts'
import { once } from '../../lib/once.ts'
import type { NavigationEntry } from '../../ui/navigation.ts'

interface Area {
  /** Loaded with the pages, icons included: people rarely need those of other areas. */
  navigation: () => Promise<NavigationEntry[]>
  Pages: ComponentType
}

const areas: Record<AppRole, Area> = {
  candidate: {
    navigation: once(async () => (await import('../../areas/candidate/navigation.ts')).candidateNavigation),
    Pages: lazyPage(
      async () => (await import('../../areas/candidate/CandidateStart.tsx')).CandidateStart,
      'candidate',
      'missions',
    ),
  },
  company: {
    navigation: once(async () => (await import('../../areas/company/navigation.ts')).companyNavigation),
    Pages: lazyPage(
      async () => (await import('../../areas/company/CompanyStart.tsx')).CompanyStart,
      'company',
    ),
  },
  admin: {
    navigation: once(async () => (await import('../../areas/admin/navigation.ts')).adminNavigation),
    Pages: lazyPage(async () => (await import('../../areas/admin/AdminStart.tsx')).AdminStart, 'admin'),
  },
  academia: {
    navigation: once(async () => (await import('../../areas/academia/navigation.ts')).academiaNavigation),
    Pages: lazyPage(
      async () => (await import('../../areas/academia/AcademiaStart.tsx')).AcademiaStart,
      'academia',
    ),
  },
  on_maker: {
    navigation: once(async () => (await import('../../areas/maker/navigation.ts')).makerNavigation),
    Pages: lazyPage(
      async () => (await import('../../areas/maker/MakerStart.tsx')).MakerStart,
      'maker',
      'mentoring',
    ),
  },
}

const welcome: Area = {
  navigation: once(async () => (await import('../../areas/welcome/navigation.ts')).welcomeNavigation),
  Pages: lazyPage(async () => (await import('../../areas/welcome/WelcomeArea.tsx')).WelcomeArea, 'welcome'),
}

export function areaFor(role: AppRole | undefined): Area {
  return role ? areas[role] : welcome
}
