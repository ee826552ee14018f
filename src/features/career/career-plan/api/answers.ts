import { z } from 'zod'
import { Constants } from '../../../../lib/database.types.ts'

const proof = z.object({
  skill: z.string(),
  proven_at: z.string(),
  code: z.string(),
  mission: z.string(),
})
export type Proof = z.infer<typeof proof>

const milestone = z.object({
  id: z.string(),
  kind: z.enum(['own', 'mission', 'skills', 'application']),
  mission_id: z.string().nullable(),
  job_slug: z.string().nullable(),
  is_goal: z.boolean(),
  title: z.string(),
  note: z.string(),
  due_on: z.string(),
  done_at: z.string().nullable(),
  remind_days: z.number().nullable(),
  /** When the person's work met it automatically. */
  met_at: z.string().nullable(),
})
export type Milestone = z.infer<typeof milestone>

const dismissedMission = z.object({ mission_id: z.string(), title: z.string() })
export type DismissedMission = z.infer<typeof dismissedMission>

const planNotes = z.object({ text: z.string(), revision: z.number() })
export type PlanNotes = z.infer<typeof planNotes>

const school = z.object({ id: z.string(), name: z.string() })
export type School = z.infer<typeof school>

/** The school whose staff may read the notes. */
const adviser = school.extend({ since: z.string() })
export type Adviser = z.infer<typeof adviser>

const plan = z.object({
  /** Slugs of jobs, main one first. */
  targets: z.array(z.string()),
  proven: z.array(proof),
  declared: z.array(z.string()),
  milestones: z.array(milestone),
  dismissed: z.array(dismissedMission),
  notes: planNotes.nullable(),
  adviser: adviser.nullable(),
})
export type Plan = z.infer<typeof plan>

const step = z.object({
  mission_id: z.string(),
  title: z.string(),
  company: z.string(),
  difficulty: z.enum(Constants.public.Enums.mission_difficulty),
})

/** On the path: started, submitted or validated. */
const begunStep = step.extend({
  status: z.enum(['in_progress', 'submitted', 'changes_requested', 'validated']),
  enrollment_id: z.string(),
  progress: z.number(),
  essential: z.array(z.string()),
  optional: z.array(z.string()),
})
export type BegunStep = z.infer<typeof begunStep>

/** Next on the path, with what it would add. */
const suggestedStep = step.extend({
  status: z.null(),
  hours: z.number(),
  missing: z.array(z.string()),
  declared: z.array(z.string()),
  optional: z.array(z.string()),
  is_step_up: z.boolean(),
})
export type SuggestedStep = z.infer<typeof suggestedStep>

export const missionPath = z.object({
  steps: z.array(z.union([begunStep, suggestedStep])),
  /** Essential skills without an open mission. */
  uncovered: z.array(z.string()),
})
export type MissionPath = z.infer<typeof missionPath>

/** The main target, as the home summarizes it. */
export const careerGoal = z.object({
  title_en: z.string(),
  title_fr: z.string(),
  essential: z.number(),
  proven: z.number(),
  next: z.object({ title: z.string(), due_on: z.string() }).nullable(),
})
export type CareerGoal = z.infer<typeof careerGoal>

export const answers = {
  my_career_plan: plan,
  mission_path: missionPath,
  find_schools: z.array(school),
}
