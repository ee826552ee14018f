import { isWebAddress } from '../../../lib/web-address.ts'
import type { Draft, Play, PlayedDeliverable, PlayedQuestion, PlayedStep } from './api/answers.ts'

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
