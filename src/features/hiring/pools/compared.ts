import { useSyncExternalStore } from 'react'
import { ownKey } from '../../../lib/own-storage.ts'
import { maxComparedCards } from './model.ts'

const listeners = new Set<() => void>()
/** The last value read, so that an unchanged list keeps its identity. */
let kept: { text: string; cards: string[] } | undefined

function read(): string[] {
  const text = sessionStorage.getItem(ownKey('compared', '')) ?? ''
  if (kept?.text !== text) kept = { text, cards: text.split(',').filter(Boolean) }
  return kept.cards
}

function write(cards: string[]): void {
  sessionStorage.setItem(ownKey('compared', ''), cards.join(','))
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The cards being compared in this tab. */
export function useCompared() {
  const cards = useSyncExternalStore(subscribe, read)
  return {
    cards,
    isFull: cards.length >= maxComparedCards,
    toggle: (card: string) =>
      write(
        cards.includes(card)
          ? cards.filter((one) => one !== card)
          : [...cards, card].slice(0, maxComparedCards),
      ),
    clear: () => write([]),
  }
}
