import { comparable } from '../../../lib/comparable.ts'

/** A piece of text, and whether it matches the search. */
export interface Piece {
  text: string
  isFound: boolean
}

const before = 40
const longest = 140

/** The text around the first match, with all matches marked. */
export function excerpt(body: string, words: string): Piece[] {
  const wanted = comparable(words)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
  const parts = body.replace(/\s+/g, ' ').split(/([^\p{L}\p{N}]+)/u)
  const isFound = (part: string) => wanted.some((word) => comparable(part).startsWith(word))
  const first = Math.max(0, parts.findIndex(isFound))
  let start = first
  for (let room = before; start > 0 && room > 0; start -= 1) room -= parts[start - 1]!.length
  const pieces: Piece[] = start > 0 ? [{ text: '…', isFound: false }] : []
  let length = 0
  for (const part of parts.slice(start)) {
    if (length + part.length > longest && length > 0) {
      pieces.push({ text: '…', isFound: false })
      break
    }
    length += part.length
    const last = pieces.at(-1)
    if (last && last.isFound === isFound(part)) last.text += part
    else if (part) pieces.push({ text: part.slice(0, longest), isFound: isFound(part) })
  }
  return pieces
}
