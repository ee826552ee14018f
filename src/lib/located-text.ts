import { comparable } from './comparable.ts'

/** A range of a text, in UTF-16 code units. */
export interface Place {
  start: number
  end: number
}

export interface Line extends Place {
  text: string
  hasBullet: boolean
}

/** Lowercase, without accents and with straight apostrophes; positions don't shift. */
export function fold(text: string): string {
  let folded = ''
  for (const character of text) {
    const plain = comparable(character)
      .replace(/[’‘ʼ]/g, "'")
      .replace(/[\u00a0\u202f]/g, ' ')
    folded += plain.length === character.length ? plain : character
  }
  return folded
}

// Word writes its bullets in a font of signs, which has no letters of its own in Unicode.
const bullet = /^(?:[•▪◦‣●○■□❖➢➤►▸✓✔\ue000-\uf8ff]\s*|(?:[-–—*·>]|\d{1,2}[.)])\s+)/u

/** Nonempty lines, without bullets and surrounding space. */
export function linesOf(text: string): Line[] {
  const lines: Line[] = []
  /** Some programs write a bullet on a line of its own. */
  let isListed = false
  for (const match of text.matchAll(/[^\r\n]+/g)) {
    const whole = match[0]
    const trimmed = whole.trim()
    if (!trimmed) continue
    const sign = bullet.exec(trimmed)?.[0] ?? ''
    const start = match.index + whole.indexOf(trimmed) + sign.length
    const words = trimmed.slice(sign.length)
    if (words)
      lines.push({ start, end: start + words.length, text: words, hasBullet: isListed || sign !== '' })
    isListed = !words
  }
  return lines
}

export const wordsIn = (text: string): number => text.match(/[\p{L}\p{N}][\p{L}\p{N}'’.-]*/gu)?.length ?? 0

/** Every match of a pattern, which must be global and written for folded text. */
export function placesOf(text: string, pattern: RegExp): Place[] {
  return [...fold(text).matchAll(pattern)].map(({ index, 0: found }) => ({
    start: index,
    end: index + found.length,
  }))
}

/** A pattern for whole words of folded text. */
export const wholeWords = (words: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${words})(?![\\p{L}\\p{N}])`, 'gu')
