import { z } from 'zod'
import { missionPath } from '../../career-plan/api/answers.ts'

const criterionResult = z.object({
  title: z.string(),
  level: z.string().nullable(),
  rank: z.number().nullable(),
  of: z.number(),
})

/** What validated work offers for a story. */
const storyMaterial = z.object({
  code: z.string(),
  enrollment_id: z.string(),
  issued_at: z.string(),
  mission: z.string(),
  summary: z.string(),
  organization: z.string(),
  language: z.enum(['en', 'fr']),
  skills: z.array(z.string()),
  criteria: z.array(criterionResult).nullable(),
  attempts: z.number(),
  seconds: z.number(),
  brief: z.string(),
  deliverables: z.array(z.string()),
  /** The candidate's own text in the last attempt. */
  reflection: z.string(),
  /** The reviewer's comment. */
  words: z.string(),
  praise: z.array(z.string()),
  is_told: z.boolean(),
})
export type StoryMaterial = z.infer<typeof storyMaterial>

export const answers = { story_material: z.array(storyMaterial), skills_path: missionPath }
