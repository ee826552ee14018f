import type tour from '../../../i18n/en/tour.ts'
import type { AppRole } from '../../core/session/roles.ts'

interface Stop {
  key: keyof typeof tour.stops
  /** Path below the area's address; missing for a stop that is everywhere. */
  to?: string
}

const stops: Record<AppRole, Stop[]> = {
  candidate: [
    { key: 'candidateMissions', to: '/missions' },
    { key: 'candidateProgress', to: '/progress' },
    { key: 'candidateProfile', to: '/profile/consent' },
    { key: 'candidateCareer', to: '/career-plan' },
    { key: 'search' },
  ],
  company: [
    { key: 'companyMissions', to: '/missions' },
    { key: 'companyReviews', to: '/reviews' },
    { key: 'companyCandidates', to: '/candidates' },
    { key: 'companyTeam', to: '/team' },
    { key: 'search' },
  ],
  academia: [
    { key: 'academiaStudents', to: '/students' },
    { key: 'academiaPrograms', to: '/programs' },
    { key: 'academiaPartners', to: '/partnerships' },
    { key: 'search' },
  ],
  on_maker: [
    { key: 'makerPortfolio', to: '/portfolio' },
    { key: 'makerProjects', to: '/projects' },
    { key: 'makerMentoring', to: '/mentoring' },
    { key: 'search' },
  ],
  admin: [
    { key: 'adminApprovals', to: '/companies' },
    { key: 'adminUsers', to: '/users' },
    { key: 'adminModeration', to: '/moderation' },
    { key: 'adminAudit', to: '/audit' },
    { key: 'search' },
  ],
}

export const stopsOf = (area: AppRole): Stop[] => stops[area]
