import type { Question, QuestionKind, Trade } from './model.ts'

export const states = ['all', 'open', 'done'] as const

interface Wanted {
  words: string
  kind: QuestionKind | null
  trade: Trade | null
  state: (typeof states)[number]
}

/** Without accents, in lowercase. */
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Shows a field's own questions first, then those for every job. */
export function findQuestions(
  questions: Question[],
  { words, kind, trade, state }: Wanted,
  practised: Record<string, string>,
): Question[] {
  const wanted = plain(words).split(/\s+/).filter(Boolean)
  const found = questions.filter((question) => {
    const text = plain(question.prompt)
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
