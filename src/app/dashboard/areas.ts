import type { ComponentType } from 'react'
import { academiaNavigation } from '../../areas/academia/navigation.ts'
import { adminNavigation } from '../../areas/admin/navigation.ts'
import { candidateNavigation } from '../../areas/candidate/navigation.ts'
import { companyNavigation } from '../../areas/company/navigation.ts'
import { makerNavigation } from '../../areas/maker/navigation.ts'
import { welcomeNavigation } from '../../areas/welcome/navigation.ts'
import type { AppRole } from '../../features/session/roles.ts'
import { lazyPage } from '../../lib/lazy-page.ts'
import type { NavigationEntry } from '../../ui/navigation.ts'

interface Area {
  navigation: NavigationEntry[]
  Pages: ComponentType
}

const areas: Record<AppRole, Area> = {
  candidate: {
    navigation: candidateNavigation,
    Pages: lazyPage(
      async () => (await import('../../areas/candidate/CandidateStart.tsx')).CandidateStart,
      'candidate',
      'missions',
    ),
  },
  company: {
    navigation: companyNavigation,
    Pages: lazyPage(
      async () => (await import('../../areas/company/CompanyStart.tsx')).CompanyStart,
      'company',
    ),
  },
  admin: {
    navigation: adminNavigation,
    Pages: lazyPage(async () => (await import('../../areas/admin/AdminStart.tsx')).AdminStart, 'admin'),
  },
  academia: {
    navigation: academiaNavigation,
    Pages: lazyPage(
      async () => (await import('../../areas/academia/AcademiaStart.tsx')).AcademiaStart,
      'academia',
    ),
  },
  on_maker: {
    navigation: makerNavigation,
    Pages: lazyPage(
      async () => (await import('../../areas/maker/MakerStart.tsx')).MakerStart,
      'maker',
      'mentoring',
    ),
  },
}

const welcome: Area = {
  navigation: welcomeNavigation,
  Pages: lazyPage(async () => (await import('../../areas/welcome/WelcomeArea.tsx')).WelcomeArea, 'welcome'),
}

export function areaFor(role: AppRole | undefined): Area {
  return role ? areas[role] : welcome
}
