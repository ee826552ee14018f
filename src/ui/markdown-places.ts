import { lexer, type Token, type Tokens } from 'marked'

/** The text a token without children renders. */
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
      // Raw HTML and anything else is shown as typed.
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
 * Where rendered words are in the source. A token is searched after the previous one and inside its parent;
 * if the lexer changed it, such as an indented line, its children are searched instead.
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

/** The plain text, on one line. */
export function plainWords(source: string): string {
  const words = (token: Token): string =>
    childrenOf(token)
      ?.map(words)
      .join(['list', 'table'].includes(token.type) ? ' ' : '') ??
    (drawnText(token) || ' ')
  return lexer(source, { gfm: true, breaks: true }).map(words).join(' ').replace(/\s+/g, ' ').trim()
}
