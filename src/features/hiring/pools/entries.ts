import type { BoardItem } from '../../../ui/board/place.ts'
import type { Entry } from './api/answers.ts'
import type { Stage } from './model.ts'

/** Where an entry is on the board. Entries of a stage have no order of their own. */
export const placed = ({ id, stage }: Entry): BoardItem => ({ id, column_id: stage, position: '' })

export type MoveEntry = (entry: Entry, to: Stage) => void

export interface EntryFilter {
  tag?: string
  owner?: string
}

export const fits = ({ tags, owner }: Entry, filter: EntryFilter): boolean =>
  (!filter.tag || tags.includes(filter.tag)) && (!filter.owner || owner === filter.owner)

/** Every tag of a pool once, in alphabetical order. */
export const tagsOf = (entries: Entry[]): string[] =>
  [...new Set(entries.flatMap(({ tags }) => tags))].sort((one, other) => one.localeCompare(other))

export interface EntryActions {
  open: (entry: Entry) => void
  ask: (entry: Entry) => void
  move: MoveEntry
}
