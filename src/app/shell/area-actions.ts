import type { Icon } from '@tabler/icons-react'
import { IconCalendarPlus, IconListCheck, IconPlus, IconTargetArrow, IconUserPlus } from '@tabler/icons-react'
import type { AppRole } from '../../features/core/session/roles.ts'
import type shell from '../../i18n/en/shell.ts'

interface AreaAction {
  to: string
  label: keyof typeof shell.do
  icon: Icon
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
    { to: '/companies?show=pending', label: 'decideRequests', icon: IconListCheck },
    { to: '/users', label: 'findUser', icon: IconUserPlus },
  ],
}

/** The most common actions in an area. */
export const areaActions = (area: AppRole | undefined): AreaAction[] => (area ? actions[area] : [])
