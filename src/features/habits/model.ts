import type { Day } from '../../lib/weeks.ts'

/** In the order in which they are worth doing, each with the page where one does it. */
export const firstSteps = {
  confirm: '/account',
  skills: '/profile',
  target: '/career-plan',
  mission: '/missions',
  photo: '/profile',
  resume: '/profile',
  submission: '/progress',
  findable: '/profile/consent',
  practice: '/booster/practice',
  application: '/applications',
} as const
export type FirstStep = keyof typeof firstSteps

/** What one can aim for in a week, and the most one may ask of oneself. */
export const goalLimits = { hours: 40, submissions: 20, applications: 50, practice: 50 } as const
export type GoalKind = keyof typeof goalLimits
export const goalKinds = Object.keys(goalLimits) as GoalKind[]
export type Goals = Record<GoalKind, number | null>

export interface Habits {
  first_steps: Record<FirstStep, boolean>
  is_checklist_hidden: boolean
  /** Null while none was ever chosen. */
  goals: Goals | null
  /** Of this week, where the person is. */
  monday: Day
  done: Record<'seconds' | Exclude<GoalKind, 'hours'>, number>
  /** Mondays of the weeks in which something was done, the newest first. */
  active_weeks: Day[]
}
