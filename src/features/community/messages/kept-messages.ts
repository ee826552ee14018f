import { ownKey } from '../../../lib/own-storage.ts'
import type { Outgoing } from './outgoing.ts'

/** Each message has its own key, so that two tabs never overwrite each other's. */
export const prefixOf = (userId: string) => ownKey('outbox', '', userId)

/** Pending messages on this device, in order of writing; `unkept` are those that didn't fit into storage. */
export function keptMessages(userId: string, unkept: Outgoing[] = []): Outgoing[] {
  const items = new Map(unkept.filter((item) => unstored.has(item.id)).map((item) => [item.id, item]))
  try {
    for (const key of Object.keys(localStorage)) {
      if (!key.startsWith(prefixOf(userId))) continue
      const item: Outgoing = JSON.parse(localStorage.getItem(key) ?? '')
      items.set(item.id, item)
    }
  } catch {
    // Storage is blocked or contains something else: only messages in memory count.
  }
  return [...items.values()].sort((one, other) => one.at.localeCompare(other.at))
}

const unstored = new Set<string>()

export function keepMessage(userId: string, item: Outgoing): void {
  try {
    localStorage.setItem(prefixOf(userId) + item.id, JSON.stringify(item))
  } catch {
    unstored.add(item.id)
  }
}

export function releaseMessage(userId: string, id: string): void {
  unstored.delete(id)
  try {
    localStorage.removeItem(prefixOf(userId) + id)
  } catch {
    // It was only in memory.
  }
}

/** Whether anything is pending, checked before the sending code loads. */
export function hasKeptMessages(userId: string): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith(prefixOf(userId)))
  } catch {
    return false
  }
}
