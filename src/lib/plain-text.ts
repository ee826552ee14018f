export const plainText = (markdown: string): string =>
  markdown
    .replace(/!\[[^\]]*\]\([^)]*\)/g, '')
    .replace(/\[([^\]]+)\]\([^)]*\)/g, '$1')
    .replace(/^\s{0,3}(?:#{1,6}|>|[-*+]|\d+\.)\s+/gm, '')
    .replace(/(\*\*|[*`])(?=\S)([^\n]*?\S)\1/g, '$2')
    .replace(/(?<![\p{L}\p{N}])(__?)(?=\S)([^\n]*?\S)\1(?![\p{L}\p{N}])/gu, '$2')
    .trim()

/** Removes Markdown, for lists with one line each. The text may be cut, even inside a link. */
export const plainLine = (markdown: string): string =>
  plainText(markdown.replace(/!?\[([^\]]*)\]\([^)]*(?:\)|$)/g, '$1').replace(/^\s*\d+\)\s+/gm, ''))
    .replace(/\*\*|__|~~|`/g, '')
    .replace(/\s+/g, ' ')
    .trim()

/** As much of a text as fits, up to the end of a sentence if there is one. */
export function upTo(text: string, most: number): string {
  if (text.length <= most) return text
  const cut = text.slice(0, most)
  const end = Math.max(
    cut.lastIndexOf('. '),
    cut.lastIndexOf('! '),
    cut.lastIndexOf('? '),
    cut.lastIndexOf('.\n'),
  )
  return end > most / 3 ? cut.slice(0, end + 1) : `${cut.slice(0, cut.lastIndexOf(' ')).trimEnd()}…`
}

/** The first paragraph that isn't a heading. */
export function firstParagraph(markdown: string, most: number): string {
  const paragraph = markdown
    .split(/\n\s*\n/)
    .map((one) => one.trim())
    .find((one) => one && !one.startsWith('#'))
  return upTo(plainText(paragraph ?? '').replace(/\s*\n\s*/g, ' '), most)
}
