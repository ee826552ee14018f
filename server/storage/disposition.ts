import { withoutParameters } from './limits.ts'

// Of several types in one header, browsers take the last: what is shown inline must be exactly one.
const inlineTypes = [/^(image|audio|video)\/(?!svg)[\w.+-]+$/, /^text\/plain$/, /^application\/pdf$/]

/** A viewer of its own shows PDF files, and it does not work inside a sandbox. */
const pdfPolicy = "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'"
const policy = "default-src 'none'; img-src 'self'; media-src 'self'; style-src 'unsafe-inline'; sandbox"

/**
 * What people upload is shown in the browser only where it cannot act: a page, script or SVG would run with our
 * origin's rights. Everything else is handed over as a download.
 */
export function contentHeaders(
  mimeType: string | undefined,
  download: string | undefined,
): Record<string, string> {
  const type = headerSafe(mimeType) || 'application/octet-stream'
  const essence = withoutParameters(type)
  const disposition = attachment(
    download,
    inlineTypes.some((pattern) => pattern.test(essence)),
  )
  return {
    'content-type': essence === 'text/html' ? 'text/plain' : type,
    'x-content-type-options': 'nosniff',
    'x-robots-tag': 'none',
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
    return `attachment; filename=${name}; filename*=UTF-8''${name};`
  }
  return download === '' || !inline ? 'attachment;' : undefined
}

/** A stored value that could not stand in a header is left out. */
export function headerSafe(value: unknown): string {
  return typeof value === 'string' && /^[\t\x20-\x7e]*$/.test(value) ? value : ''
}
