import type { Icon } from '@tabler/icons-react'
import { IconCalendarPlus, IconListCheck, IconPlus, IconTargetArrow, IconUserPlus } from '@tabler/icons-react'
import type { AdministrationArea, AppRole } from '../../features/core/session/roles.ts'
import type shell from '../../i18n/en/shell.ts'

interface AreaAction {
  to: string
  label: keyof typeof shell.do
  icon: Icon
  /** For administrators whose roles include this. */
  opens?: AdministrationArea
}

const actions: Record<AppRole, AreaAction[]> = {
  candidate: [
    { to: '/missions', label: 'findMission', icon: IconTargetArrow },
    { to: '/applications', label: 'addApplication', icon: IconPlus },
    { to: '/booster/practice', label: 'practise', icon: IconListCheck },
  ],
  company: [
    { to: '/missions', label: 'newMission', icon: IconPlus },
    { to: '/events/new', label: 'newEvent', icon: IconCalendarPlus },
    { to: '/team', label: 'inviteColleague', icon: IconUserPlus },
  ],
  academia: [
    { to: '/programs/new', label: 'newProgram', icon: IconPlus },
    { to: '/students/imports/new', label: 'importStudents', icon: IconUserPlus },
    { to: '/events/new', label: 'newEvent', icon: IconCalendarPlus },
  ],
  on_maker: [
    { to: '/portfolio/new', label: 'newCase', icon: IconPlus },
    { to: '/projects', label: 'newProject', icon: IconPlus },
  ],
  admin: [
    { to: '/companies?show=pending', label: 'decideRequests', icon: IconListCheck, opens: 'approvals' },
    { to: '/users', label: 'findUser', icon: IconUserPlus, opens: 'accounts' },
  ],
}

/** The most common actions in an area. */
export const areaActions = (area: AppRole | undefined): AreaAction[] => (area ? actions[area] : [])
