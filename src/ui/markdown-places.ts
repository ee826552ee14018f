import { lexer, type Token, type Tokens } from 'marked'

/** The words that a token without children draws. */
export function drawnText(token: Token): string {
  switch (token.type) {
    case 'text':
    case 'escape':
    case 'codespan':
    case 'code':
      return token.text
    case 'space':
    case 'def':
    case 'br':
    case 'hr':
    case 'image':
    case 'checkbox':
      return ''
    default:
      // Raw HTML and whatever else there may be is shown as it was typed.
      return token.raw
  }
}

function childrenOf(token: Token): Token[] | undefined {
  if (token.type === 'list') return (token as Tokens.List).items
  if (token.type === 'table') {
    const { header, rows } = token as Tokens.Table
    return [header, ...rows].flat().flatMap(({ tokens }) => tokens)
  }
  return 'tokens' in token ? token.tokens : undefined
}

/**
 * Where the words that are drawn stand in the source. A token is looked for after the one before it and inside the one
 * around it; one that the lexer has changed, such as an indented line, leaves that to its children.
 */
export function placesOf(tokens: Token[], source: string): Map<Token, number> {
  const places = new Map<Token, number>()
  function walk(siblings: Token[], from: number, to: number): number {
    let cursor = from
    for (const token of siblings) {
      const found = source.indexOf(token.raw, cursor)
      const isFound = found >= 0 && found + token.raw.length <= to
      const end = isFound ? found + token.raw.length : to
      const children = childrenOf(token)
      if (children) {
        const reached = walk(children, isFound ? found : cursor, end)
        cursor = isFound ? end : reached
      } else if (isFound) {
        const within = token.raw.indexOf(drawnText(token))
        if (within >= 0) places.set(token, found + within)
        cursor = end
      }
    }
    return cursor
  }
  walk(tokens, 0, source.length)
  return places
}

/** The words alone, on one line. */
export function plainWords(source: string): string {
  const words = (token: Token): string =>
    childrenOf(token)
      ?.map(words)
      .join(['list', 'table'].includes(token.type) ? ' ' : '') ??
    (drawnText(token) || ' ')
  return lexer(source, { gfm: true, breaks: true }).map(words).join(' ').replace(/\s+/g, ' ').trim()
}
