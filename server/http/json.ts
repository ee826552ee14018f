const [openList, openObject] = [0x5b, 0x7b]
const maxParsedBytes = 64 * 1024
const maxParts = 100_000

/**
 * Parses JSON from untrusted clients. Parsing blocks every other request, and many tiny objects take a hundred times
 * as long as other text of the same size, so more than anyone needs are refused.
 */
export function parseForeignJson(text: string, reviver?: Parameters<typeof JSON.parse>[1]): unknown {
  if (text.length > maxParsedBytes && hasTooManyParts(text)) throw new SyntaxError('too many objects in JSON')
  return JSON.parse(text, reviver)
}

/** Brackets inside strings count, too. An estimate is enough. */
function hasTooManyParts(text: string): boolean {
  let parts = 0
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if ((code === openObject || code === openList) && ++parts > maxParts) return true
  }
  return false
}
