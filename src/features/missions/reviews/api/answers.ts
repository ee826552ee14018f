import { z } from 'zod'
import { Constants } from '../../../../lib/database.types.ts'
import { criterion, publishedStep, storedFile } from '../../missions/api/answers.ts'

const { mission_category, review_verdict } = Constants.public.Enums

/** What was submitted at a step; which fields exist depends on its kind. */
export const answer = z.object({
  choice: z.string().optional(),
  answers: z.record(z.string(), z.array(z.string())).optional(),
  text: z.string().optional(),
  link: z.string().optional(),
  files: z.array(storedFile).optional(),
})
export type Answer = z.infer<typeof answer>

/** By step. */
const content = z.record(z.string(), answer)

/** By criterion. */
const scores = z.record(z.string(), z.object({ level: z.number().optional() }))
export type Scores = z.infer<typeof scores>

/** A comment on a criterion, on a passage of a submitted text, or on both. */
const reviewComment = z.object({
  id: z.string(),
  criterion: z.string().nullable(),
  /** The passage's position; null if the comment isn't about a passage. */
  step_id: z.string().nullable(),
  starts_at: z.number().nullable(),
  ends_at: z.number().nullable(),
  quote: z.string().nullable(),
  body: z.string(),
  /** Requests a change; praise and remarks are never open. */
  asks_change: z.boolean(),
})
export type ReviewComment = z.infer<typeof reviewComment>

/** Replies to a comment at an attempt: first by its reviewer, then by its author. */
const reply = z.object({
  attempt: z.number(),
  is_by_reviewer: z.boolean(),
  body: z.string(),
  /** From the reviewer: resolved. From the candidate: done. */
  settles: z.boolean(),
})
export type Reply = z.infer<typeof reply>

/** A comment with all replies from reviews and the candidate. */
const thread = reviewComment.extend({
  attempt: z.number(),
  is_resolved: z.boolean(),
  replies: z.array(reply),
})
export type Thread = z.infer<typeof thread>

/** A reviewer's reply to a comment left open by earlier attempts. */
const reviewerReply = z.object({ body: z.string(), is_resolved: z.boolean() })
export type ReviewerReply = z.infer<typeof reviewerReply>

const review = z.object({
  scores,
  summary: z.string(),
  comments: z.array(thread),
  /** Replies to open comments of earlier attempts, by their ids. */
  replies: z.record(z.string(), reviewerReply),
  claimed_until: z.string().nullable(),
  is_claimed: z.boolean(),
  /** Null if the reviewer's account is gone. */
  is_mine: z.boolean().nullable(),
  /** The name of the person who claimed or wrote it. */
  reviewer: z.string().nullable(),
  delivered_at: z.string().nullable(),
  verdict: z.enum(review_verdict).nullable(),
  reason_criterion: z.string().nullable(),
  next_mission: z.string().nullable(),
})

const earlierAttempt = z.object({
  attempt: z.number(),
  content,
  reflection: z.string(),
  scores: scores.nullable(),
  comments: z.array(thread),
  summary: z.string().nullable(),
  verdict: z.enum(review_verdict).nullable(),
  delivered_at: z.string().nullable(),
})

/** What a mission asks for, as shown before claiming. */
const missionAbout = z.object({
  summary: z.string(),
  brief: z.string().nullable(),
  hours: z.number(),
  deliverables: z.array(z.string()),
  criteria: z.array(z.object({ title: z.string(), weight: z.number() })),
})
export type MissionAbout = z.infer<typeof missionAbout>

const reviewWork = z.object({
  submission: z.object({
    id: z.string(),
    attempt: z.number(),
    content,
    reflection: z.string(),
    submitted_at: z.string(),
    due_at: z.string(),
    /** The original language. */
    language: z.string(),
  }),
  /** In the reviewer's language, if the mission is offered in it. */
  mission: z.object({
    id: z.string(),
    title: z.string(),
    category: z.enum(mission_category),
    language: z.string(),
  }),
  /** For a maker: someone else's mission. The name stays hidden then. */
  isPassedOn: z.boolean(),
  /** The submission is shown once it is claimed. */
  isHidden: z.boolean(),
  /** Shown in its place. */
  about: missionAbout.optional(),
  /** The independent maker who claimed or wrote the review. */
  maker: z.object({ name: z.string(), handle: z.string().nullable() }).nullable(),
  /** In the order they were taken. */
  steps: z.array(publishedStep),
  rubric: z.array(criterion),
  evaluatorNotes: z.string().nullable(),
  /** Comments the mission's author saved for reuse. */
  library: z.array(z.string()),
  secondsSpent: z.number(),
  review: review.nullable(),
  earlier: z.array(earlierAttempt),
})
export type ReviewWork = z.infer<typeof reviewWork>

const criterionFeedback = z.object({
  id: z.string(),
  title: z.string(),
  /** Zero-based. */
  level: z.number(),
  /** How many levels the criterion has. */
  levels: z.number(),
  level_title: z.string(),
  /** Only if the author shows the rubric. */
  level_description: z.string().nullable(),
})
export type CriterionFeedback = z.infer<typeof criterionFeedback>

const feedback = z.object({
  submission_id: z.string(),
  attempt: z.number(),
  submitted_at: z.string(),
  delivered_at: z.string(),
  verdict: z.enum(review_verdict),
  summary: z.string(),
  /** Written by an independent maker, after the organization missed its promise. */
  is_passed_on: z.boolean(),
  organization: z.string(),
  /** While the work is being revised. */
  can_answer: z.boolean(),
  criteria: z.array(criterionFeedback),
  comments: z.array(thread),
  /** What was submitted. */
  delivered: z.array(z.object({ id: z.string(), title: z.string(), answer })),
  reason: z.string().nullable(),
  next_mission: z.object({ id: z.string(), title: z.string() }).nullable(),
})
export type Feedback = z.infer<typeof feedback>

const revealedCandidate = z.object({
  first_name: z.string(),
  last_name: z.string(),
  avatar_url: z.string().nullable(),
})

/** A median of at least five reviews. */
const median = z.object({ minutes: z.number(), reviews: z.number() })
/** By criterion: the level, from 0, that candidates give their own work. */
const ownLevels = z.record(z.string(), z.number())
export type OwnLevels = z.infer<typeof ownLevels>

export const answers = {
  /** Null if the candidate hasn't rated the work. */
  self_check_of: ownLevels.nullable(),
  review_work: reviewWork,
  my_feedback: z.array(feedback),
  reveal_candidate: revealedCandidate,
  review_pace: z.object({ mine: median.nullable(), team: median.nullable() }),
}
