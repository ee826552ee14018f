import { essenceOf, isClean } from './content-type.ts'

const inlineTypes = [/^(image|audio|video)\/(?!svg)[\w.+-]+$/, /^text\/plain$/, /^application\/pdf$/]

/** A page, script or style that one of our pages could load. It is sent as plain text, which never runs. */
const activeTypes = /^text\/(html|css)$|script/

/** PDF files open in a viewer that doesn't work inside a sandbox. */
const pdfPolicy = "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'"
const policy = "default-src 'none'; img-src 'self'; media-src 'self'; style-src 'unsafe-inline'; sandbox"

interface Shown {
  mimeType: string | undefined
  /** The file name to save as, possibly empty; undefined if the file can be shown inline. */
  download: string | undefined
  robotsTag?: string
}

/**
 * Uploads are shown in the browser only if they can't run code: a page, script or SVG would run with our origin's
 * privileges. Everything else is sent as a download.
 */
export function contentHeaders({ mimeType, download, robotsTag }: Shown): Record<string, string> {
  const type = mimeType && isClean(mimeType) ? mimeType : 'application/octet-stream'
  const essence = essenceOf(type)
  const disposition = attachment(
    download,
    inlineTypes.some((pattern) => pattern.test(essence)),
  )
  return {
    'content-type': activeTypes.test(essence) ? 'text/plain' : type,
    'x-content-type-options': 'nosniff',
    'x-robots-tag': headerSafe(robotsTag) || 'none',
    'content-security-policy': essence === 'application/pdf' ? pdfPolicy : policy,
    ...(disposition && { 'content-disposition': disposition }),
  }
}

function attachment(download: string | undefined, inline: boolean): string | undefined {
  if (download) {
    const name = encodeURIComponent(download).replace(
      /['()*]/g,
      (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
    )
    return `attachment; filename=${name}; filename*=UTF-8''${name}`
  }
  return download === '' || !inline ? 'attachment;' : undefined
}

/** A stored value that isn't valid in a header is left out. */
export function headerSafe(value: unknown): string {
  return typeof value === 'string' && /^[\t\x20-\x7e]*$/.test(value) ? value : ''
}
