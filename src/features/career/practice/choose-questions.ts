import { type Question, type QuestionKind, questionKinds, type Trade } from './model.ts'

export interface RoundWish {
  kinds: QuestionKind[]
  trade: Trade | null
  count: number
}

/** Questions for every job, and for the requested field if there is one. */
export const fits = ({ kinds, trade }: Pick<RoundWish, 'kinds' | 'trade'>, question: Question): boolean =>
  (kinds.length === 0 || kinds.includes(question.kind)) &&
  (question.trade === null || question.trade === trade)

/**
 * A round like a real interview: a share of each kind, in the order of an interview, preferring questions not
 * practiced recently, and otherwise random.
 */
export function chooseQuestions(
  questions: Question[],
  wish: RoundWish,
  practised: Record<string, string> = {},
  random: () => number = Math.random,
): Question[] {
  const pool = questions
    .filter((question) => fits(wish, question))
    .map((question) => ({ question, when: practised[question.slug] ?? '', chance: random() }))
    .sort((one, other) => one.when.localeCompare(other.when) || one.chance - other.chance)
    .map(({ question }) => question)
  const queues = questionKinds
    .map((kind) => pool.filter((question) => question.kind === kind))
    .filter((queue) => queue.length > 0)
  const chosen: Question[] = []
  const wanted = Math.min(wish.count, pool.length)
  for (let turn = 0; chosen.length < wanted; turn += 1) {
    const next = queues[turn % queues.length]!.shift()
    if (next) chosen.push(next)
  }
  const rank = ({ kind }: Question) => questionKinds.indexOf(kind)
  return chosen.sort((one, other) => rank(one) - rank(other))
}
