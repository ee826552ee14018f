import { errors } from './errors.ts'

const plain = new Set([
  'all',
  'noindex',
  'nofollow',
  'none',
  'nosnippet',
  'indexifembedded',
  'notranslate',
  'noimageindex',
])

/** Rules with a value, and the format of the value. */
const valued: Record<string, { says: string; fits(value: string): boolean }> = {
  'max-snippet': { says: 'an integer >= -1', fits: isCount },
  'max-video-preview': { says: 'an integer >= -1', fits: isCount },
  'max-image-preview': {
    says: 'one of: none, standard, large',
    fits: (value) => ['none', 'standard', 'large'].includes(value),
  },
  unavailable_after: { says: 'a valid date', fits: (value) => !Number.isNaN(Date.parse(value)) },
}

/** The uploader's instructions to search engines. Throws if they are not valid. */
export function readRobotsTag(header: string | string[] | undefined): string | undefined {
  if (header === undefined) return undefined
  const tag = String(header).trim()
  if (!tag) throw errors.invalidRobotsTag('X-Robots-Tag header value must be a non-empty string')
  for (const rule of rulesOf(tag)) checkRule(rule)
  return tag
}

/** A date contains a comma: "unavailable_after: Wed, 03 Dec 2025 13:09:53 GMT". */
function rulesOf(tag: string): string[] {
  const parts: string[] = []
  for (const part of tag.split(',').map((text) => text.trim())) {
    const last = parts.at(-1)
    const isRestOfDate = last !== undefined && /unavailable_after:\s*[a-z]{3,9}$/i.test(last)
    if (isRestOfDate) parts[parts.length - 1] = `${last}, ${part}`
    else parts.push(part)
  }
  return parts
}

function checkRule(rule: string): void {
  if (plain.has(rule)) return
  const [, name, value] = /^([^:]*):\s*(.*)$/.exec(rule) ?? []
  if (name === undefined || value === undefined) {
    throw errors.invalidRobotsTag(
      rule ? `Invalid X-Robots-Tag rule: "${rule}"` : 'X-Robots-Tag header contains empty rule',
    )
  }
  const wanted = Object.hasOwn(valued, name) ? valued[name] : undefined
  if (!wanted) {
    // "googlebot: noindex" applies to one search engine only.
    if (!/^[\w.-]+$/.test(name)) throw errors.invalidRobotsTag(`Invalid X-Robots-Tag rule: "${rule}"`)
    checkRule(value)
  } else if (!wanted.fits(value)) {
    throw errors.invalidRobotsTag(`X-Robots-Tag "${name}" value must be ${wanted.says}, got: "${value}"`)
  }
}

function isCount(value: string): boolean {
  return /^(-1|\d+)$/.test(value)
}
