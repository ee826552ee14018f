import type { Answer } from './api/answers.ts'
import { previewKind } from './file-previews.ts'

const scheme = 'attachment:'

/** The Markdown of an image that is stored with the text. */
export const pictureMarkdown = (path: string, alt: string): string =>
  `![${alt.replaceAll(/[[\]\\\n]/g, ' ')}](${scheme}${path})`

/** Where an image is stored; undefined for other addresses. */
export const storedAt = (href: string): string | undefined =>
  href.startsWith(scheme) ? href.slice(scheme.length) : undefined

export const mentions = (text: string, path: string): boolean => text.includes(scheme + path)

/** Where an image of this text is stored; undefined for other files, and for those that are too large to be shown. */
export function pictureAt(href: string, files: Answer['files']): string | undefined {
  const file = files?.find(({ path }) => path === storedAt(href))
  return file && previewKind({ name: file.path, size: file.size }) === 'picture' ? file.path : undefined
}
