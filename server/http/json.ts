const [openList, openObject] = [0x5b, 0x7b]
const quicklyParsed = 64 * 1024
const mostParts = 100_000

/**
 * JSON from a stranger. Nobody else is answered while a text is parsed, and many tiny objects take a hundred times as
 * long as a text of the same size: more of them than anybody needs are refused.
 */
export function parseForeignJson(text: string, reviver?: Parameters<typeof JSON.parse>[1]): unknown {
  if (text.length > quicklyParsed && hasTooManyParts(text)) throw new SyntaxError('too many objects in JSON')
  return JSON.parse(text, reviver)
}

/** Brackets within texts count too; there is no need to be exact. */
function hasTooManyParts(text: string): boolean {
  let parts = 0
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if ((code === openObject || code === openList) && ++parts > mostParts) return true
  }
  return false
}
