import type { Enums } from '../../../lib/database.types.ts'

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

/** An entry of the question bank. A question without a field is asked in all of them. */
export interface Question {
  slug: string
  kind: QuestionKind
  trade: Trade | null
  prompt: string
  /** No longer asked, but still visible to those who practiced it. */
  retired_at?: string | null
}

/** The four parts of a story, in order. */
export const starParts = ['situation', 'task', 'action', 'result'] as const
export type AnswerPart = (typeof starParts)[number] | 'text'
export type Answer = Partial<Record<AnswerPart, string>>

export interface OpenQuestion extends Question {
  aim: string
  hints: string[]
  answer: Answer | null
  revision: number
}

/** What people rate their own answers by, from 1 to 5. */
export const criteria = ['relevance', 'structure', 'evidence', 'concision', 'presence'] as const
export type Criterion = (typeof criteria)[number]
export type Scores = Record<Criterion, number>

export const maxRecordingSeconds = 300
export const maxRecordings = 60
export const recordingDays = 90
