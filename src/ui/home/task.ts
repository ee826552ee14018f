import type { Icon } from '@tabler/icons-react'

/** Something worth doing now, as a verb with its object: "Review 5 submissions". */
export interface Task {
  id: string
  label: string
  icon: Icon
  /** The page inside the area. */
  to: string
  /** What its button says if it comes first: "Give feedback". */
  action: string
  /** Why now, such as "1 is overdue." */
  detail?: string
  isUrgent?: boolean
}

/** A first step in a new area. */
export interface GuideStep extends Task {
  isDone: boolean
}

/** Puts the next step first, unless something is overdue; tasks that are also steps are left out. */
export function withGuide(
  tasks: readonly Task[],
  steps: readonly GuideStep[],
  covered: readonly string[],
): Task[] {
  const next = steps.find(({ isDone }) => !isDone)
  if (!next) return [...tasks]
  return byUrgency([next, ...tasks.filter(({ id }) => !covered.includes(id))])
}

/** What is overdue comes first; otherwise in the given order. */
export const byUrgency = (tasks: readonly Task[]): Task[] => [
  ...tasks.filter(({ isUrgent }) => isUrgent),
  ...tasks.filter(({ isUrgent }) => !isUrgent),
]
