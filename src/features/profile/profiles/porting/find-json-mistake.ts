export interface Place {
  line: number
  column: number
}

const space = /[ \t\n\r]*/y
const token =
  /[{}[\],:]|"(?:[^"\\\p{Cc}]|[\u007f-\u009f]|\\(?:["\\/bfnrt]|u[\dA-Fa-f]{4}))*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/uy

type Wanted = 'value' | 'valueOrClose' | 'key' | 'keyOrClose' | 'colon' | 'next' | 'end'

/** Where a text first stops being JSON. Engines report it differently, and some not at all. */
export function findJsonMistake(text: string): Place | null {
  const open: ('{' | '[')[] = []
  let wanted: Wanted = 'value'
  let at = 0
  for (;;) {
    space.lastIndex = at
    space.exec(text)
    at = space.lastIndex
    if (at === text.length) return wanted === 'end' ? null : placeOf(text, at)
    token.lastIndex = at
    const found = token.exec(text)?.[0]
    const next: Wanted | null = found ? follow(found, wanted, open) : null
    if (!next) return placeOf(text, at)
    wanted = next
    at = token.lastIndex
  }
}

/** What may follow a token; null if the token isn't allowed there. */
function follow(found: string, wanted: Wanted, open: ('{' | '[')[]): Wanted | null {
  const inside = open.at(-1)
  const afterValue = (): Wanted => (open.length === 0 ? 'end' : 'next')
  if (found === '}' || found === ']') {
    const opener = found === '}' ? '{' : '['
    const mayClose = wanted === 'next' || wanted === (found === '}' ? 'keyOrClose' : 'valueOrClose')
    if (inside !== opener || !mayClose) return null
    open.pop()
    return afterValue()
  }
  if (found === ',') {
    if (wanted !== 'next') return null
    return inside === '{' ? 'key' : 'value'
  }
  if (found === ':') return wanted === 'colon' ? 'value' : null
  if (wanted === 'key' || wanted === 'keyOrClose') return found.startsWith('"') ? 'colon' : null
  if (wanted !== 'value' && wanted !== 'valueOrClose') return null
  if (found === '{' || found === '[') {
    open.push(found)
    return found === '{' ? 'keyOrClose' : 'valueOrClose'
  }
  return afterValue()
}

function placeOf(text: string, at: number): Place {
  const before = text.slice(0, at).split('\n')
  return { line: before.length, column: before.at(-1)!.length + 1 }
}
