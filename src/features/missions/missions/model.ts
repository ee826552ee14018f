import type { z } from 'zod'
import type { Language } from '../../../i18n/languages.ts'
import type { Database } from '../../../lib/database.types.ts'
import type {
  briefStep,
  choice,
  criterion,
  decisionStep,
  deliverableStep,
  messageStep,
  publishedStep,
  question,
  quizStep,
} from './api/answers.ts'

export type MissionCategory = Database['public']['Enums']['mission_category']
export type MissionDifficulty = Database['public']['Enums']['mission_difficulty']

export const categories: MissionCategory[] = [
  'marketing',
  'communication',
  'data',
  'web',
  'design',
  'product',
  'sales',
  'support',
  'hr',
  'finance',
  'operations',
  'sustainability',
]
export const difficulties: MissionDifficulty[] = ['beginner', 'intermediate', 'advanced']

/** More than two days is work, not a simulation. */
export const maxMissionHours = 16

export type BriefStep = z.infer<typeof briefStep>
export type MessageStep = z.infer<typeof messageStep>
export type Choice = z.infer<typeof choice>
export type DecisionStep = z.infer<typeof decisionStep>
export type Question = z.infer<typeof question>
export type QuizStep = z.infer<typeof quizStep>
export type DeliverableStep = z.infer<typeof deliverableStep>

/** Maximum number of files per brief. */
export const maxBriefFiles = 10

export type Step = BriefStep | MessageStep | DecisionStep | QuizStep | DeliverableStep
/** As published, without fields an author may have left out. */
export type PublishedStep = z.infer<typeof publishedStep>
export type StepKind = Step['kind']
export const stepKinds: StepKind[] = ['brief', 'message', 'decision', 'quiz', 'deliverable']

export type Criterion = z.infer<typeof criterion>

/** A text in another language, and the original it translates: if that differs by now, it is outdated. */
interface TranslatedText {
  text: string
  of: string
}
/** By the path of the text, see languages.ts. */
export type Translation = Record<string, TranslatedText>

/** Everything an author writes; a published version contains an immutable copy of it. */
export interface MissionContent {
  title: string
  summary: string
  category: MissionCategory
  difficulty: MissionDifficulty
  /** The original language. */
  language: Language
  hours: number
  feedbackDays: number
  skills: string[]
  /** The author states that the case is fictional and the result isn't used. */
  isFictional: boolean
  steps: Step[]
  rubric: { isShown: boolean; criteria: Criterion[] }
  evaluatorNotes: string
  /** Comments that reviewers can reuse. */
  comments: string[]
  translations?: Partial<Record<Language, Translation>>
}

export const emptyMission: MissionContent = {
  title: '',
  summary: '',
  category: 'marketing',
  difficulty: 'beginner',
  language: 'en',
  hours: 3,
  feedbackDays: 5,
  skills: [],
  isFictional: false,
  steps: [],
  rubric: { isShown: true, criteria: [] },
  evaluatorNotes: '',
  comments: [],
}
