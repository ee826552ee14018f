import { diffLines, diffWordsWithSpace } from 'diff'
import type { Range } from './passages.ts'

export interface Part {
  kind: 'same' | 'added' | 'removed'
  text: string
}

/** Comparing long texts by words may be slow; by lines, it never is. */
const patienceMs = 400

/** The changes from one text to the next, word by word. */
export function differences(before: string, now: string): Part[] {
  const changes = diffWordsWithSpace(before, now, { timeout: patienceMs }) ?? diffLines(before, now)
  const parts: Part[] = []
  let removed = ''
  let added = ''
  function close(): void {
    if (removed) parts.push({ kind: 'removed', text: removed })
    if (added) parts.push({ kind: 'added', text: added })
    removed = ''
    added = ''
  }
  for (const [index, change] of changes.entries()) {
    const isBetween = index > 0 && index < changes.length - 1
    if (change.removed) removed += change.value
    else if (change.added) added += change.value
    else if (isBetween && /^ +$/.test(change.value)) {
      // A lone space between two changes belongs to both: phrases read better than single words.
      removed += change.value
      added += change.value
    } else {
      close()
      parts.push({ kind: 'same', text: change.value })
    }
  }
  close()
  return parts
}

/** What became of a passage: the changes that touch it, cut to its length. */
export function changesIn(before: string, now: string, { start, end }: Range): Part[] {
  const touching: Part[] = []
  let at = 0
  for (const { kind, text } of differences(before, now)) {
    if (kind === 'added') {
      if (at >= start && at <= end) touching.push({ kind, text })
      continue
    }
    const within = text.slice(Math.max(0, start - at), Math.max(0, end - at))
    if (within) touching.push({ kind, text: within })
    at += text.length
  }
  return touching
}
