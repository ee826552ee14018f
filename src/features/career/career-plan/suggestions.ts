import { addDays, type Day } from '../../../lib/weeks.ts'
import type { MissionPath, Plan } from './api/answers.ts'
import type { NewMilestone } from './model.ts'

export type Suggestion = Pick<NewMilestone, 'kind' | 'mission_id' | 'job_slug' | 'is_goal' | 'due_on'> & {
  /** Name of the mission or job. */
  name: string
}

interface Situation {
  plan: Pick<Plan, 'milestones'>
  path: MissionPath | undefined
  job: { slug: string; title: string; isProven: boolean }
  today: Day
}

/** Milestones to suggest next: the first missions of the path, all essential skills, an application. */
export function suggestMilestones({ plan, path, job, today }: Situation): Suggestion[] {
  const waiting = (path?.steps ?? []).filter(({ status }) => status !== 'validated')
  const missions = waiting.slice(0, 2).map(
    ({ mission_id, title }, index): Suggestion => ({
      kind: 'mission',
      mission_id,
      job_slug: null,
      is_goal: false,
      due_on: addDays(today, 21 * (index + 1)),
      name: title,
    }),
  )
  const ofJob = (kind: 'skills' | 'application', days: number): Suggestion => ({
    kind,
    mission_id: null,
    job_slug: job.slug,
    is_goal: true,
    due_on: addDays(today, days),
    name: job.title,
  })
  const goals = [...(job.isProven ? [] : [ofJob('skills', 90)]), ofJob('application', 120)]
  return [...missions, ...goals].filter(
    ({ kind, mission_id, job_slug }) =>
      !plan.milestones.some(
        (one) => one.kind === kind && one.mission_id === mission_id && one.job_slug === job_slug,
      ),
  )
}
