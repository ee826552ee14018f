import { ownKey } from '../../../../lib/own-storage.ts'
import type { CardChanges, Column } from '../model.ts'

export type NewCard = Partial<CardChanges> & {
  id: string
  company: string
  column_id: string
  position: string
}

/** Why a change wasn't accepted; the person decides. */
export type Problem =
  | { kind: 'deleted' }
  | { kind: 'moved'; column: string }
  | { kind: 'changed'; theirs: Partial<CardChanges> }
  /** The card was edited after the person last saw it, and then deleted it here. */
  | { kind: 'edited'; revision: number }
  | { kind: 'refused'; code: string; message: string }

/** Columns carry their ID from the start, so that sending one twice adds it once. */
export type ColumnChange = { add: Column } | { edit: Partial<Omit<Column, 'id'>> } | { remove: true }

interface Kept {
  id: string
  /** The card, or the column if that is what changes. */
  cardId: string
  /** What it is called in sentences. */
  name: string
  at: string
  problem?: Problem
}

/** A change to the board that the server doesn't have yet. Sending it again changes nothing. */
export type Change =
  | (Kept & { kind: 'add'; card: NewCard })
  | (Kept & { kind: 'move'; from: string; to: string; position: string })
  | (Kept & { kind: 'save'; base: Partial<CardChanges>; changes: Partial<CardChanges> })
  | (Kept & { kind: 'delete'; revision: number })
  | (Kept & { kind: 'column'; change: ColumnChange })

type Draft<C> = C extends Change ? Omit<C, 'id' | 'at' | 'problem'> : never
/** A change before it is kept. */
export type ChangeDraft = Draft<Change>

/** Each change has its own key, so that two tabs never overwrite each other's. */
export const prefixOf = (userId: string) => ownKey('board', '', userId)

/** Changes on this device, in the order they were made. */
export function keptChanges(userId: string): Change[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(prefixOf(userId)))
      .map((key): Change => JSON.parse(localStorage.getItem(key) ?? ''))
      .sort((one, other) => one.at.localeCompare(other.at))
  } catch {
    return []
  }
}

/** In the order they are sent: a card may go to a column that was added after it, or leave one that was deleted. */
export function inSendingOrder(changes: readonly Change[]): Change[] {
  const rank = (one: Change) => (one.kind !== 'column' ? 1 : 'remove' in one.change ? 2 : 0)
  return changes.toSorted((one, other) => rank(one) - rank(other))
}

/** Throws if this browser has no room for it. */
export function keepChange(userId: string, change: Change): void {
  localStorage.setItem(prefixOf(userId) + change.id, JSON.stringify(change))
}

/** False once it was discarded, or the person has signed out. */
export const isKept = (userId: string, id: string): boolean =>
  localStorage.getItem(prefixOf(userId) + id) !== null

export function releaseChange(userId: string, id: string): void {
  localStorage.removeItem(prefixOf(userId) + id)
}

/** Whether anything is pending, checked before the sending code loads. */
export const hasKeptChanges = (userId: string): boolean => keptChanges(userId).length > 0
