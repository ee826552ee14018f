const fonts = `'Bricolage Grotesque', Inter, -apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif`

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\u00a0': '&nbsp;',
}

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"\u00a0]/g, (character) => entities[character]!)
}

/** Text, or HTML that someone has vouched for. */
export type Content = string | { html: string }

const htmlOf = (content: Content) => (typeof content === 'string' ? escapeHtml(content) : content.html)

export function title(text: Content): string {
  return `<h1 class="ink" style="margin: 0 0 14px; font-family: ${fonts}; font-size: 26px; line-height: 1.2; font-weight: 700; letter-spacing: -0.02em; color: #17142f">${htmlOf(text)}</h1>`
}

export function paragraph(text: Content): string {
  return `<p class="ink" style="margin: 0 0 14px; font-size: 16px; line-height: 1.6; color: #17142f">${htmlOf(text)}</p>`
}

export function quotation(text: string): string {
  return `<blockquote class="ink wash" style="margin: 0 0 14px; padding: 14px 18px; background-color: #f3f1fb; border-radius: 8px; font-size: 16px; line-height: 1.6; color: #17142f; white-space: pre-line">${escapeHtml(text)}</blockquote>`
}

export function button(label: Content, url: Content): string {
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin-top: 26px"><tr><td class="button" style="background-color: #4334d1; border-radius: 8px"><a href="${htmlOf(url)}" style="display: inline-block; padding: 13px 24px; font-size: 16px; line-height: 1.25; font-weight: 600; color: #ffffff; text-decoration: none">${htmlOf(label)}</a></td></tr></table>`
}

/** A muted sentence with a link below it. */
export function small(text: Content, url: Content): string {
  return `<p class="soft" style="margin: 20px 0 0; font-size: 14px; line-height: 1.6; color: #5b5775">${htmlOf(text)}<br><a href="${htmlOf(url)}" style="color: #5b5775; word-break: break-all">${htmlOf(url)}</a></p>`
}

/** A list of sentences, each with a link. */
export function linkList(lines: { text: string; url: string }[]): string {
  const items = lines.map(
    ({ text, url }) =>
      `<li class="ink" style="margin: 0 0 10px"><a href="${escapeHtml(url)}" style="color: #17142f">${escapeHtml(text)}</a></li>`,
  )
  return `<ul class="ink" style="margin: 0 0 14px; padding: 0 0 0 20px; font-size: 16px; line-height: 1.6; color: #17142f">${items.join('')}</ul>`
}
