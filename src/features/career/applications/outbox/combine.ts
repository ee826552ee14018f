import type { Change } from './kept-changes.ts'

/** One change instead of two, if an earlier one concerns the same card and waits as well. */
export function combine(earlier: readonly Change[], next: Change): Change {
  const first = earlier.find(
    ({ cardId, kind, problem }) =>
      cardId === next.cardId && !problem && (kind === 'add' || kind === next.kind),
  )
  if (first?.kind === 'add' && next.kind === 'move')
    return { ...first, card: { ...first.card, column_id: next.to, position: next.position } }
  if (first?.kind === 'add' && next.kind === 'save')
    return { ...first, card: { ...first.card, ...next.changes } }
  if (first?.kind === 'move' && next.kind === 'move')
    return { ...first, to: next.to, position: next.position }
  if (first?.kind === 'save' && next.kind === 'save')
    return {
      ...first,
      base: { ...next.base, ...first.base },
      changes: { ...first.changes, ...next.changes },
    }
  if (first?.kind === 'column' && next.kind === 'column' && 'edit' in next.change) {
    const { edit } = next.change
    if ('add' in first.change) return { ...first, change: { add: { ...first.change.add, ...edit } } }
    if ('edit' in first.change) return { ...first, change: { edit: { ...first.change.edit, ...edit } } }
  }
  return next
}
