import { z } from 'zod'

const rating = z.object({
  id: z.string(),
  question_slug: z.string(),
  session_id: z.string().nullable(),
  relevance: z.number(),
  structure: z.number(),
  evidence: z.number(),
  concision: z.number(),
  presence: z.number(),
  notes: z.string(),
  created_at: z.string(),
})
export type Rating = z.infer<typeof rating>

const recording = z.object({
  id: z.string(),
  question_slug: z.string(),
  session_id: z.string().nullable(),
  path: z.string(),
  seconds: z.number(),
  size: z.number(),
  created_at: z.string(),
})
export type Recording = z.infer<typeof recording>

const round = z.object({
  id: z.string(),
  questions: z.array(z.string()),
  seconds: z.number(),
  spent: z.array(z.number()),
  place: z.number(),
  started_at: z.string(),
  finished_at: z.string().nullable(),
})
export type Round = z.infer<typeof round>

const practice = z.object({
  /** When each question was last practiced. */
  practised: z.record(z.string(), z.string()),
  /** Oldest first. */
  ratings: z.array(rating),
  /** Newest first. */
  recordings: z.array(recording),
  rounds: z.array(round),
})
export type Practice = z.infer<typeof practice>

export const answers = { my_practice: practice }
