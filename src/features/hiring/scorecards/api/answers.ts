import { z } from 'zod'

const scorecard = z.object({
  id: z.string(),
  /** Null once the account is deleted. */
  author: z.string().nullable(),
  isMine: z.boolean(),
  scores: z.array(z.object({ id: z.string(), name: z.string(), score: z.number(), note: z.string() })),
  recommendation: z.enum(['yes', 'rather_yes', 'rather_no', 'no']),
  words: z.string(),
  /** Written before the person was named. */
  wasBlind: z.boolean(),
  at: z.string(),
})
export type Scorecard = z.infer<typeof scorecard>

const scorecards = z.object({
  criteria: z.array(z.object({ id: z.string(), name: z.string(), description: z.string() })),
  isBlind: z.boolean(),
  /** Whether the reader submitted theirs; the others are hidden until then. */
  isDone: z.boolean(),
  submitted: z.number(),
  cards: z.array(scorecard),
})
export type Scorecards = z.infer<typeof scorecards>

const subject = z.enum(['answer', 'score'])
const verdict = z.enum(['kept', 'changed'])
export type Verdict = z.infer<typeof verdict>

const asked = z.object({
  subject,
  question: z.string(),
  askedAt: z.string(),
  dueAt: z.string(),
  isLate: z.boolean(),
  verdict: verdict.nullable(),
  answer: z.string().nullable(),
  answeredAt: z.string().nullable(),
})

const myReview = z.object({
  /** What the candidate can ask about; null if there is nothing, or they already have. */
  subject: subject.nullable(),
  days: z.number(),
  review: asked.nullable(),
})

const review = asked.extend({
  id: z.string(),
  /** Null for someone who didn't apply. */
  application: z.string().nullable(),
  score: z.number().nullable(),
  answeredBy: z.string().nullable(),
  /** Whether the application is still not selected. */
  isRefused: z.boolean(),
})
export type Review = z.infer<typeof review>

export const answers = {
  application_scorecards: scorecards,
  my_human_review: myReview,
  opening_human_reviews: z.array(review),
}
