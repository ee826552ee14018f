import { comparable } from '../../../lib/comparable.ts'
import type { Question, QuestionKind, Trade } from './model.ts'

export const states = ['all', 'open', 'done'] as const

interface Wanted {
  words: string
  kind?: QuestionKind
  trade?: Trade
  state: (typeof states)[number]
}

/** Shows a field's own questions first, then those for every job. */
export function findQuestions(
  questions: Question[],
  { words, kind, trade, state }: Wanted,
  practised: Record<string, string>,
): Question[] {
  const wanted = comparable(words).split(/\s+/).filter(Boolean)
  const found = questions.filter((question) => {
    const text = comparable(question.prompt)
    return (
      (!kind || question.kind === kind) &&
      (!trade || question.trade === null || question.trade === trade) &&
      (state === 'all' || question.slug in practised === (state === 'done')) &&
      wanted.every((word) => text.includes(word))
    )
  })
  if (!trade) return found
  return [...found.filter((one) => one.trade === trade), ...found.filter((one) => one.trade !== trade)]
}
