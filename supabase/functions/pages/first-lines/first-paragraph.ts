/** The first paragraph of a text in Markdown, unless it is more than plain text. */
export function firstParagraph(text: string): string {
  const [first = ''] = text.trim().split(/\n\s*\n/)
  return /[*_#>`[\]|\n]|^[-\d]/.test(first) ? '' : first
}
