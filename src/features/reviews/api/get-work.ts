import { queryOptions } from '@tanstack/react-query'
import { unwrap } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'
import type { Criterion, MissionCategory, Step } from '../../missions/model.ts'
import type { ReviewerReply, Thread } from '../comments.ts'
import type { Scores, Verdict } from '../model.ts'

/** What was submitted at a step; which fields exist depends on its kind. */
export interface Answer {
  choice?: string
  answers?: Record<string, string[]>
  text?: string
  link?: string
  files?: { path: string; name: string; size: number }[]
}

type Answers = Record<string, Answer>

interface Review {
  scores: Scores
  summary: string
  comments: Thread[]
  /** Replies to open comments of earlier attempts, by their ids. */
  replies: Record<string, ReviewerReply>
  claimed_until: string | null
  is_claimed: boolean
  is_mine: boolean
  /** The name of the person who claimed or wrote it. */
  reviewer: string | null
  delivered_at: string | null
  verdict: Verdict | null
  reason_criterion: string | null
  next_mission: string | null
}

interface EarlierAttempt {
  attempt: number
  content: Answers
  reflection: string
  scores: Scores | null
  comments: Thread[]
  summary: string | null
  verdict: Verdict | null
  delivered_at: string | null
}

/** What a mission asks for, as shown before claiming. */
export interface MissionAbout {
  summary: string
  brief: string | null
  hours: number
  deliverables: string[]
  criteria: { title: string; weight: number }[]
}

export interface ReviewWork {
  submission: {
    id: string
    attempt: number
    content: Answers
    reflection: string
    submitted_at: string
    due_at: string
    /** The original language. */
    language: string
  }
  /** In the reviewer's language, if the mission is offered in it. */
  mission: { id: string; title: string; category: MissionCategory; language: string }
  /** For a maker: someone else's mission. The name stays hidden then. */
  isPassedOn: boolean
  /** The submission is shown once it is claimed. */
  isHidden: boolean
  /** Shown in its place. */
  about?: MissionAbout
  /** The independent maker who claimed or wrote the review. */
  maker: { name: string; handle: string | null } | null
  /** In the order they were taken. */
  steps: Step[]
  rubric: Criterion[]
  evaluatorNotes: string | null
  /** Comments the mission's author saved for reuse. */
  library: string[]
  secondsSpent: number
  review: Review | null
  earlier: EarlierAttempt[]
}

export const workQuery = (submissionId: string) =>
  queryOptions({
    queryKey: ['reviews', 'work', submissionId],
    // A claim may end or be released while the page is open.
    refetchInterval: 30_000,
    queryFn: async ({ signal }): Promise<ReviewWork> => {
      const client = await connect()
      const answer = await client.rpc('review_work', { submission_id: submissionId }).abortSignal(signal)
      return unwrap(answer) as unknown as ReviewWork
    },
  })
