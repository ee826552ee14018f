import type { Database, Enums } from '../../lib/database.types.ts'

export type QuestionKind = Enums<'question_kind'>
export type Trade = Enums<'mission_category'>

/** In the order of an interview. */
export const questionKinds: QuestionKind[] = [
  'about',
  'motivation',
  'behaviour',
  'situation',
  'technical',
  'closing',
]

/** What the bank lists. A question without a trade is asked in all of them. */
export interface Question {
  slug: string
  kind: QuestionKind
  trade: Trade | null
  prompt: string
  /** No longer asked, but known to who has practiced it. */
  retired_at?: string | null
}

/** The four parts of a story, in their order. */
export const starParts = ['situation', 'task', 'action', 'result'] as const
export type AnswerPart = (typeof starParts)[number] | 'text'
export type Answer = Partial<Record<AnswerPart, string>>

export interface OpenQuestion extends Question {
  aim: string
  hints: string[]
  answer: Answer | null
  revision: number
}

/** What people judge their own answers by, from 1 to 5. */
export const criteria = ['relevance', 'structure', 'evidence', 'concision', 'presence'] as const
export type Criterion = (typeof criteria)[number]
export type Scores = Record<Criterion, number>

type Row<T extends keyof Database['public']['Tables']> = Omit<
  Database['public']['Tables'][T]['Row'],
  'user_id'
>
export type Rating = Row<'practice_ratings'>
export type Recording = Row<'practice_recordings'>
export type Round = Row<'practice_sessions'>

export interface Practice {
  /** When each question was practiced last. */
  practised: Record<string, string>
  /** The oldest first. */
  ratings: Rating[]
  /** The newest first. */
  recordings: Recording[]
  rounds: Round[]
}

export const maxRecordingSeconds = 300
export const maxRecordings = 60
export const recordingDays = 90
