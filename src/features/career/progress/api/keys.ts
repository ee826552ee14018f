import type { Day } from '../../../../lib/weeks.ts'

export interface Period {
  from: Day
  to: Day
  /** Time zone in which days start. */
  zone: string
}

export const progressKeys = {
  simulations: (userId: string) => ['progress', userId] as const,
  activity: (userId: string, { from, to, zone }: Period) =>
    ['progress', userId, 'activity', from, to, zone] as const,
}
