import type { Milestone } from './api/answers.ts'

export type NewMilestone = Omit<Milestone, 'met_at'>

export const maxTargetJobs = 3

export const byDate = (one: Milestone, other: Milestone): number => one.due_on.localeCompare(other.due_on)
