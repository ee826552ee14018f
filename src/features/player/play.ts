import type { Database, Json } from '../../lib/database.types.ts'
import { sameJson } from '../../lib/same-json.ts'
import { isWebAddress } from '../../lib/web-address.ts'
import type { StoredFile } from '../files/model.ts'
import type {
  BriefStep,
  Choice,
  Criterion,
  DecisionStep,
  DeliverableStep,
  MessageStep,
  Question,
  QuizStep,
  StepKind,
} from '../missions/model.ts'

type Enrollment = Database['public']['Tables']['enrollments']['Row']

/** What a person typed or chose in a step; which fields exist depends on the step. */
export interface Draft {
  choice?: string
  answers?: Record<string, string[]>
  text?: string
  link?: string
  files?: StoredFile[]
}

interface State {
  draft: Draft | null
  revision: number
  completedAt: string | null
  secondsSpent: number
}

/** Fields an author may have left out. */
type Optional<T, Key extends keyof T> = Omit<T, Key> & Partial<Pick<T, Key>>

/** Consequences and correct answers are added once the step is answered. */
export type PlayedDecision = Optional<Omit<DecisionStep, 'choices'>, 'body'> & {
  choices: (Omit<Choice, 'consequence'> & { consequence?: string })[]
} & State
export type PlayedQuestion = Omit<Question, 'correct' | 'explanation'> & Partial<Question>
export type PlayedQuiz = Omit<QuizStep, 'questions'> & { questions: PlayedQuestion[] } & State
export type PlayedDeliverable = Optional<DeliverableStep, 'body' | 'fileKinds' | 'maxMegabytes'> & State
export type PlayedMessage = MessageStep & State
export type PlayedStep = (BriefStep & State) | PlayedMessage | PlayedDecision | PlayedQuiz | PlayedDeliverable

/** Everything the server shows of a mission in progress. */
export interface Play {
  enrollment: Enrollment
  /** Code of the certificate that was earned. */
  certificate: string | null
  mission: {
    title: string
    summary: string
    hours: number
    feedbackDays: number
    rubric: Criterion[] | null
    organization: string
    /** Languages it is available in, the original first. */
    languages: string[]
    /** The organization is currently unavailable; work can continue. */
    isPaused: boolean
  }
  /** In the author's order; steps not reached have neither id nor title. */
  outline: { kind: StepKind; title: string | null; id: string | null }[]
  /** Steps reached, in the order taken. */
  steps: PlayedStep[]
  /** The closing comment on the work, as written so far. */
  closing: Pick<State, 'draft' | 'revision'>
}

export const isOpen = ({ enrollment }: Play): boolean =>
  enrollment.status === 'in_progress' || enrollment.status === 'changes_requested'

/** Whether a step can be completed, by the same rules as the server's. */
export function isAnswered(step: PlayedStep, draft: Draft | null = step.draft): boolean {
  switch (step.kind) {
    case 'decision':
      return step.choices.some(({ id }) => id === draft?.choice)
    case 'quiz':
      return step.questions.every(({ id }) => (draft?.answers?.[id]?.length ?? 0) > 0)
    case 'deliverable':
      return isDelivered(step, draft) || (!step.required && !hasWrongLink(step, draft))
    default:
      return true
  }
}

/** An invalid link isn't ignored, even if none is required. */
const hasWrongLink = (step: PlayedDeliverable, draft: Draft | null) =>
  step.accepts === 'link' && (draft?.link ?? '').trim() !== ''

/** Whether there is anything to submit, required or not. */
export function isDelivered(step: PlayedDeliverable, draft: Draft | null = step.draft): boolean {
  if (step.accepts === 'text') return (draft?.text ?? '').trim() !== ''
  if (step.accepts === 'link') return isWebAddress((draft?.link ?? '').trim())
  return (draft?.files?.length ?? 0) > 0
}

/** What can be changed now: nothing once submitted, and no decision or quiz once answered. */
export function canChange(play: Play, step: PlayedStep): boolean {
  if (!isOpen(play)) return false
  return step.kind === 'deliverable' || step.completedAt === null
}

/** Steps that still prevent submission. */
export const missingSteps = (play: Play): PlayedStep[] =>
  play.steps.filter(
    (step) => !isAnswered(step) || (!play.enrollment.is_complete && step.completedAt === null),
  )

export const countWords = (text: string): number => text.trim().match(/\S+/g)?.length ?? 0

/** Whether an answer is correct; false before the quiz is checked. */
export function isRight({ correct }: PlayedQuestion, answer: string[]): boolean | undefined {
  if (!correct) return undefined
  return correct.length === answer.length && correct.every((id) => answer.includes(id))
}

export const sameDraft = (one: object | null, other: object | null): boolean =>
  sameJson(one ?? {}, other ?? {})

export const asJson = (draft: Draft | null): Json => draft as Json

/** A draft as plain text. */
export function draftInWords(draft: Draft | null, step?: PlayedStep): string {
  if (step?.kind === 'decision') return step.choices.find(({ id }) => id === draft?.choice)?.label ?? ''
  if (step?.kind === 'quiz') {
    const chosen = new Set(Object.values(draft?.answers ?? {}).flat())
    const options = step.questions.flatMap((question) => question.options)
    return options.flatMap(({ id, label }) => (chosen.has(id) ? [label] : [])).join('\n')
  }
  return draft?.text ?? draft?.link ?? (draft?.files ?? []).map(({ name }) => name).join('\n')
}
