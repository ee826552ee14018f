const scheme = 'attachment:'

/** The Markdown of an image that is stored with the text. */
export const pictureMarkdown = (path: string, alt: string): string =>
  `![${alt.replaceAll(/[[\]\\\n]/g, ' ')}](${scheme}${path})`

/** Where an image is stored; undefined for other addresses. */
export const storedAt = (href: string): string | undefined =>
  href.startsWith(scheme) ? href.slice(scheme.length) : undefined

export const mentions = (text: string, path: string): boolean => text.includes(scheme + path)
