import { icsFile } from '../../../lib/ics.ts'
import { below, paths } from '../../../lib/paths.ts'
import type { Milestone } from './api/answers.ts'

/** Milestones as an iCalendar file. */
export function calendarOf(milestones: Milestone[]): string {
  return icsFile(
    milestones.map(({ id, due_on, title, note, remind_days }) => ({
      uid: `${id}@milestones.essor`,
      day: due_on,
      title,
      text: note,
      url: `${location.origin}${below(paths.dashboard, 'career-plan')}`,
      remindDays: remind_days,
    })),
  )
}
