import type { AppRole } from '../../core/session/roles.ts'

export const dataAreas = [
  'account',
  'profile',
  'work',
  'plan',
  'applications',
  'booster',
  'network',
  'messages',
  'events',
  'discovery',
  'school',
  'organization',
  'maker',
  'mails',
  'files',
] as const
export type DataArea = (typeof dataAreas)[number]

type Places = Partial<Record<DataArea, string>>
const everybody: Places = { account: '/account', mails: '/notifications/preferences' }
const byRole: Partial<Record<AppRole, Places>> = {
  candidate: {
    profile: '/profile',
    work: '/progress',
    plan: '/career-plan',
    applications: '/applications',
    booster: '/booster',
    network: '/networking',
    messages: '/networking/messages',
    events: '/networking/events',
    discovery: '/profile/consent',
    school: '/profile/schools',
    maker: '/networking/mentoring',
    organization: '/missions',
  },
  company: {
    profile: '/account',
    organization: '/company-profile',
    work: '/reviews',
    discovery: '/candidates',
  },
  academia: { organization: '/institution-profile', school: '/programs', events: '/events' },
  on_maker: { maker: '/maker-profile', organization: '/missions', work: '/reviews' },
}

/** Where people with these roles change the data of an area; not every area can be changed. */
export function placeOf(area: DataArea, roles: AppRole[]): string | undefined {
  return everybody[area] ?? roles.map((role) => byRole[role]?.[area]).find(Boolean)
}
