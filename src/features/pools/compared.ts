import { useSyncExternalStore } from 'react'
import { mostCompared } from './model.ts'

const key = 'essor.compared'
const listeners = new Set<() => void>()
let kept: string[] | undefined

function read(): string[] {
  kept ??= sessionStorage.getItem(key)?.split(',').filter(Boolean) ?? []
  return kept
}

function write(cards: string[]): void {
  kept = cards
  sessionStorage.setItem(key, cards.join(','))
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The cards that were put side by side in this tab; they go with it. */
export function useCompared() {
  const cards = useSyncExternalStore(subscribe, read)
  return {
    cards,
    isFull: cards.length >= mostCompared,
    toggle: (card: string) =>
      write(
        cards.includes(card) ? cards.filter((one) => one !== card) : [...cards, card].slice(0, mostCompared),
      ),
    clear: () => write([]),
  }
}
