const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string) => text.replace(/[&<>"]/g, (character) => entities[character]!)

interface Embedded {
  page: string
  badge: string
  alternative: string
}

/** An image with a link: works on every site, runs no code there, and can't be framed. */
export function embedSnippet({ page, badge, alternative }: Embedded): string {
  return `<a href="${escaped(page)}"><img src="${escaped(badge)}" alt="${escaped(alternative)}" width="360" height="96"></a>`
}
