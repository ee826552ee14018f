import type { Day } from '../../lib/weeks.ts'

export interface Proof {
  skill: string
  proven_at: string
  code: string
  mission: string
}

export interface Milestone {
  id: string
  kind: 'own' | 'mission' | 'skills' | 'application'
  mission_id: string | null
  job_slug: string | null
  is_goal: boolean
  title: string
  note: string
  due_on: Day
  done_at: string | null
  remind_days: number | null
  /** When the person's work met it automatically. */
  met_at: string | null
}

export type NewMilestone = Omit<Milestone, 'met_at'>

export interface DismissedMission {
  mission_id: string
  title: string
}

export interface PlanNotes {
  text: string
  revision: number
}

/** The school whose staff may read the notes. */
export interface Adviser {
  id: string
  name: string
  since: string
}

export interface Plan {
  /** Slugs of jobs, main one first. */
  targets: string[]
  proven: Proof[]
  declared: string[]
  milestones: Milestone[]
  dismissed: DismissedMission[]
  notes: PlanNotes | null
  adviser: Adviser | null
}

interface Step {
  mission_id: string
  title: string
  company: string
  difficulty: 'beginner' | 'intermediate' | 'advanced'
}

/** On the path: started, submitted or validated. */
export interface BegunStep extends Step {
  status: 'in_progress' | 'submitted' | 'changes_requested' | 'validated'
  enrollment_id: string
  progress: number
  essential: string[]
  optional: string[]
}

/** Next on the path, with what it would add. */
export interface SuggestedStep extends Step {
  status: null
  hours: number
  missing: string[]
  declared: string[]
  optional: string[]
  is_step_up: boolean
}

export interface MissionPath {
  steps: (BegunStep | SuggestedStep)[]
  /** Essential skills without an open mission. */
  uncovered: string[]
}

export const mostTargets = 3

export const byDate = (one: Milestone, other: Milestone): number => one.due_on.localeCompare(other.due_on)
