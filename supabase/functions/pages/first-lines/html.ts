import { escapeHtml } from '../../_shared/escape-html.ts'

/** A paragraph; nothing if there are no words. */
export const paragraph = (words: string, name: string, spoken?: string): string =>
  words ? `<p class="${name}"${spokenIn(spoken)}>${escapeHtml(words)}</p>` : ''

export const heading = (words: string, spoken?: string): string =>
  `<h1${spokenIn(spoken)}>${escapeHtml(words)}</h1>`

export const link = (href: string, words: string, name: string): string =>
  `<a href="${escapeHtml(href)}" class="${name}">${escapeHtml(words)}</a>`

/** Signing in or up, which then opens a page. */
export const door = (way: '/auth' | '/auth?tab=signup', next: string): string =>
  `${way}${way.includes('?') ? '&' : '?'}next=${encodeURIComponent(next)}`

export const breadcrumbs = (folder: string, label: string, page: string): string =>
  `<ol class="above"><li><a href="${folder}">${escapeHtml(label)}</a></li><li>${escapeHtml(page)}</li></ol>`

const spokenIn = (language: string | undefined) => (language ? ` lang="${escapeHtml(language)}"` : '')
