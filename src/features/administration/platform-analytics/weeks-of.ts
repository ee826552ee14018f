import { daysIn, lastMondays } from '../../../lib/weeks.ts'
import type { PlatformAnalytics } from './api/answers.ts'

/** All weeks of the period by their Monday, ending with this one. */
export const weeksOf = ({ firstDay, today }: PlatformAnalytics): string[] =>
  lastMondays(today, Math.ceil(daysIn(firstDay, today) / 7))
