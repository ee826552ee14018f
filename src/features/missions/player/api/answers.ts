import { z } from 'zod'
import { Constants } from '../../../../lib/database.types.ts'
import {
  briefStep,
  choice,
  criterion,
  messageStep,
  publishedDecision,
  publishedDeliverable,
  question,
  quizStep,
  stepKind,
} from '../../missions/api/answers.ts'
import { answer } from '../../reviews/api/answers.ts'

const { enrollment_status } = Constants.public.Enums

/** A row of enrollments. */
const enrollment = z.object({
  id: z.string(),
  user_id: z.string(),
  mission_id: z.string(),
  organization_id: z.string(),
  version: z.number(),
  /** What the mission is read in. */
  language: z.string(),
  status: z.enum(enrollment_status),
  path: z.array(z.string()),
  is_complete: z.boolean(),
  progress: z.number(),
  attempts: z.number(),
  seconds_spent: z.number(),
  time_counted_at: z.string(),
  started_at: z.string(),
  submitted_at: z.string().nullable(),
  due_at: z.string().nullable(),
  completed_at: z.string().nullable(),
  updated_at: z.string(),
})

/** What a person typed or chose in a step; which fields exist depends on the step. */
export type Draft = z.infer<typeof answer>

const state = z.object({
  draft: answer.nullable(),
  revision: z.number(),
  completedAt: z.string().nullable(),
  secondsSpent: z.number(),
})

const playedMessage = messageStep.extend(state.shape)
export type PlayedMessage = z.infer<typeof playedMessage>

/** Consequences and correct answers are added once the step is answered. */
const playedDecision = publishedDecision.extend({
  ...state.shape,
  choices: z.array(choice.extend({ consequence: z.string().nullish() })),
})
export type PlayedDecision = z.infer<typeof playedDecision>

const playedQuestion = question.partial({ correct: true, explanation: true })
export type PlayedQuestion = z.infer<typeof playedQuestion>

const playedQuiz = quizStep.extend({ ...state.shape, questions: z.array(playedQuestion) })
export type PlayedQuiz = z.infer<typeof playedQuiz>

const playedDeliverable = publishedDeliverable.extend(state.shape)
export type PlayedDeliverable = z.infer<typeof playedDeliverable>

const playedStep = z.discriminatedUnion('kind', [
  briefStep.extend(state.shape),
  playedMessage,
  playedDecision,
  playedQuiz,
  playedDeliverable,
])
export type PlayedStep = z.infer<typeof playedStep>

/** Everything the server shows of a mission in progress. */
const play = z.object({
  enrollment,
  /** Code of the certificate that was earned. */
  certificate: z.string().nullable(),
  mission: z.object({
    title: z.string(),
    summary: z.string(),
    hours: z.number(),
    feedbackDays: z.number(),
    rubric: z.array(criterion).nullable(),
    organization: z.string(),
    skills: z.array(z.string()),
    /** Languages it is available in, the original first. */
    languages: z.array(z.string()),
    /** The organization is currently unavailable; work can continue. */
    isPaused: z.boolean(),
  }),
  /** In the author's order; steps not reached have neither id nor title. */
  outline: z.array(z.object({ kind: stepKind, title: z.string().nullable(), id: z.string().nullable() })),
  /** Steps reached, in the order taken. */
  steps: z.array(playedStep),
  /** The closing comment on the work, as written so far. */
  closing: state.pick({ draft: true, revision: true }),
})
export type Play = z.infer<typeof play>

const revisionCheck = z.object({
  /** Deliverables unchanged since the last attempt. */
  unchanged: z.array(z.object({ id: z.string(), title: z.string() })),
  /** How many deliverables differ from the last attempt. */
  changed: z.number(),
  /** Change requests that are neither resolved nor marked as done. */
  open_comments: z.array(
    z.object({
      id: z.string(),
      step_id: z.string().nullable(),
      quote: z.string().nullable(),
      body: z.string(),
      /** Title of the criterion. */
      about: z.string().nullable(),
    }),
  ),
})
export type RevisionCheck = z.infer<typeof revisionCheck>

const expectedFeedback = z.object({
  /** Median over six months; null for fewer than five. */
  hours: z.number().nullable(),
  answers: z.number().nullable(),
  /** What was counted: this mission, or everything of its organization. */
  of: z.enum(['mission', 'organization']).nullable(),
  /** Whether independent makers may give the feedback too. */
  isShared: z.boolean(),
})

export const answers = {
  play_mission: play,
  check_revision: revisionCheck,
  /** Null once there is nothing to wait for. */
  expected_feedback: expectedFeedback.nullable(),
}
