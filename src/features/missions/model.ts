import type { Language } from '../../i18n/languages.ts'
import type { Database } from '../../lib/database.types.ts'
import type { StoredFile } from '../files/model.ts'

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
export const mostHours = 16

interface StepBase {
  id: string
  title: string
  /** Where it leads: another step or "end"; the next in order if missing. */
  next?: string
}

/** Markdown to read, with attachments. */
export interface BriefStep extends StepBase {
  kind: 'brief'
  body: string
  /** In the bucket mission-files. */
  files?: StoredFile[]
}

/** A message from a simulated colleague. */
export interface MessageStep extends StepBase {
  kind: 'message'
  from: string
  role: string
  delaySeconds: number
  body: string
}

export interface Choice {
  id: string
  label: string
  consequence: string
  next?: string
}

export interface DecisionStep extends StepBase {
  kind: 'decision'
  body: string
  choices: Choice[]
}

export interface Question {
  id: string
  text: string
  isMultiple: boolean
  options: { id: string; label: string }[]
  correct: string[]
  explanation: string
}

export interface QuizStep extends StepBase {
  kind: 'quiz'
  questions: Question[]
}

export interface DeliverableStep extends StepBase {
  kind: 'deliverable'
  body: string
  accepts: 'text' | 'link' | 'file'
  required: boolean
  /** Extensions such as pdf or png; only for files. */
  fileKinds: string[]
  maxMegabytes: number
}

/** Maximum number of files per brief. */
export const mostFiles = 10

export type Step = BriefStep | MessageStep | DecisionStep | QuizStep | DeliverableStep
export type StepKind = Step['kind']
export const stepKinds: StepKind[] = ['brief', 'message', 'decision', 'quiz', 'deliverable']

export interface Criterion {
  id: string
  title: string
  weight: number
  levels: { title: string; description: string }[]
}

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
