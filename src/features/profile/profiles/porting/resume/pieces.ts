import type { Line } from '../../../../../lib/located-text.ts'

const edges = /^[\s,;:|·•–—\-(]+|[\s,;:|·•–—\-(]+$/g

/** Removes separators at both ends. */
export const trimEdges = (text: string): string =>
  text
    .replace(/\(\s*\)/g, ' ')
    .replace(edges, '')
    .trim()

/** "SQL, Excel · Power BI": the items of a line, ignoring separators in parentheses. */
export const piecesOf = (text: string): string[] =>
  text
    .split(/[;|·•\t]|\s[–—-]\s|,(?![^(]*\))|\s{3,}/)
    .map(trimEdges)
    .filter(Boolean)

/** "Tools: SQL" is about SQL. */
export const withoutLabel = (text: string): string => text.replace(/^[\p{L} '’&/-]{2,40}\s?:\s*(?=\S)/u, '')

/** Joins lines that were broken at the page width; list items keep their bullet. */
export function unwrap(lines: Line[]): string[] {
  const longest = Math.max(0, ...lines.map(({ text }) => text.length))
  // Points without a sign: each begins with a capital, and none ends as a sentence does.
  const isProse = lines.some(({ text, hasBullet }) => hasBullet || /[.!?](?:\s|$)/.test(text))
  const whole: string[] = []
  let last = ''
  for (const { text, hasBullet } of lines) {
    const isFull = isProse && longest > 50 && last.length >= 0.8 * longest && !/[.!?:;]$/.test(last)
    if (!hasBullet && last !== '' && (/^\p{Ll}/u.test(text) || isFull)) whole[whole.length - 1] += ` ${text}`
    else whole.push(hasBullet ? `- ${text}` : text)
    last = text
  }
  return whole
}
