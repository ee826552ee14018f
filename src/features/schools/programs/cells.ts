import { noValue } from '../../../lib/formats/words.ts'
import type { StudentRow, UnlinkedStudent } from './api/answers.ts'
import type { State } from './model.ts'

const letters: Record<string, State> = {
  '-': 'open',
  a: 'asked',
  n: 'to_begin',
  b: 'begun',
  s: 'submitted',
  c: 'changes_requested',
  v: 'validated',
  x: 'not_validated',
}

/** A symbol for each state, so that color is never alone. */
export const signs: Record<State, string> = {
  open: noValue,
  asked: '?',
  to_begin: '○',
  begun: '◐',
  submitted: '●',
  changes_requested: '↺',
  validated: '✓',
  not_validated: '✕',
}

export interface Cell {
  state: State
  /** Late now, submitted late, or neither. */
  lateness: 'late' | 'was_late' | undefined
  isExtended: boolean
}

export function cellsOf({ states: written, lateness, extended }: StudentRow): Cell[] {
  return [...written].map((letter, nth) => ({
    state: letters[letter] ?? 'open',
    lateness: lateness[nth] === '2' ? 'late' : lateness[nth] === '1' ? 'was_late' : undefined,
    isExtended: extended[nth] === '1',
  }))
}

/** Work that reached the company, whatever the outcome. */
export const isHandedIn = ({ state }: Cell): boolean =>
  ['submitted', 'changes_requested', 'validated', 'not_validated'].includes(state)

export const nameOf = ({
  first_name,
  last_name,
}: Pick<UnlinkedStudent, 'first_name' | 'last_name'>): string => `${first_name} ${last_name}`.trim()
