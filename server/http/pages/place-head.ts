/** What a function returns for a page. */
export interface PageHead {
  status: number
  /** Elements of the head, as HTML. */
  head: string
  /** What the page shows first, as HTML at the beginning of its body. */
  body: string
  language: string
}

/** Puts the head where the title was. What it says itself replaces what the file says. */
export function placeHead(html: string, { head, body, language }: PageHead): string {
  const hasTitle = /<title[\s>]/i.test(head)
  const describes = /<meta[^>]*\sname="description"/i.test(head)
  const end = html.search(/<\/head>/i)
  if (end < 0) return html
  let start = html.slice(0, end)
  const rest = html.slice(end).replace(/<body[^>]*>/i, (tag) => tag + body)
  if (describes) start = start.replace(/\s*<meta[^>]*\sname="description"[^>]*>/i, '')
  const title = /<title[^>]*>[^<]*<\/title>/i
  // Functions as replacements: "$&" in a title is text.
  if (hasTitle && title.test(start)) start = start.replace(title, () => head)
  else start += head
  if (/^[a-z]{2}$/.test(language))
    start = start.replace(/(<html[^>]*\slang=")[^"]*(")/i, (_, before, after) => before + language + after)
  return start + rest
}
