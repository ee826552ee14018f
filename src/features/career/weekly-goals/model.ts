/** In recommended order, each with the page where it is done. */
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

/** Weekly goals, with the maximum of each. */
export const goalLimits = { hours: 40, submissions: 20, applications: 50, practice: 50 } as const
export type GoalKind = keyof typeof goalLimits
export const goalKinds = Object.keys(goalLimits) as GoalKind[]
export type Goals = Record<GoalKind, number | null>
