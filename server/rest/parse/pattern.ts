import { restError } from '../errors.ts'

const longest = 256
const maxRepeats = 1000

/**
 * Refuses regular expressions that PostgreSQL could spend seconds on. Without back-references, matching takes time
 * proportional to the text; with them, a short pattern can try every way to split it. Nested bounds multiply.
 */
export function checkPattern(pattern: string): void {
  if (pattern.length > longest) throw refused(`a pattern of more than ${longest} characters`)
  if (/\\[1-9]/.test(pattern)) throw refused('a back-reference in a pattern')
  const bounds = [...pattern.matchAll(/\{(\d*),?(\d*)/g)].map(([, least, most]) => Number(most || least || 1))
  if (bounds.reduce((product, bound) => product * Math.max(bound, 1), 1) > maxRepeats) {
    throw refused(`a pattern with more than ${maxRepeats} repetitions`)
  }
}

const refused = (what: string) =>
  restError(400, 'PGRST127', 'Feature not implemented', { details: `match and imatch do not take ${what}` })
