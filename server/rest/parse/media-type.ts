import { notAcceptable } from '../errors.ts'

export interface Accepted {
  /** `raw`: a function's own media type, whose result is the body as it stands. */
  format: 'array' | 'object' | 'csv' | 'raw'
  stripNulls: boolean
  contentType: string
  /** `application/vnd.pgrst.plan`: how PostgreSQL would do it, instead of doing it. */
  explain?: { format: 'json' | 'text'; options: string[] }
}

const json = 'application/json; charset=utf-8'
const plainJson: Accepted = { format: 'array', stripNulls: false, contentType: json }

/** The first media type of the `Accept` header that we can give; `offered` are those of this resource alone. */
export function negotiate(accept: string | undefined, offered: string[]): Accepted {
  if (offered.includes('*/*')) return raw('application/octet-stream')
  if (!accept) return plainJson
  for (const part of accept.split(',').sort(byQuality)) {
    const [type = '', ...parameters] = part.split(';').map((piece) => piece.trim())
    if (offered.includes(type.toLowerCase())) return raw(withCharset(type.toLowerCase()))
    const found = ofType(type.toLowerCase(), parameters)
    if (found) return found
  }
  throw notAcceptable(accept)
}

function raw(contentType: string): Accepted {
  return { format: 'raw', stripNulls: false, contentType }
}

function withCharset(type: string): string {
  return type.startsWith('text/') ? `${type}; charset=utf-8` : type
}

function byQuality(a: string, b: string): number {
  const quality = (part: string) => Number(/;\s*q=([\d.]+)/.exec(part)?.[1] ?? 1)
  return quality(b) - quality(a)
}

function ofType(type: string, parameters: string[]): Accepted | undefined {
  const stripNulls = parameters.includes('nulls=stripped')
  const suffix = stripNulls ? '; nulls=stripped' : ''
  switch (type) {
    case '*/*':
    case 'application/*':
    case 'application/json':
      return plainJson
    case 'text/csv':
      return { format: 'csv', stripNulls: false, contentType: 'text/csv; charset=utf-8' }
    case 'application/vnd.pgrst.object':
    case 'application/vnd.pgrst.object+json':
      return {
        format: 'object',
        stripNulls,
        contentType: `application/vnd.pgrst.object+json${suffix}; charset=utf-8`,
      }
    case 'application/vnd.pgrst.array':
    case 'application/vnd.pgrst.array+json':
      if (!stripNulls) return plainJson
      return {
        format: 'array',
        stripNulls,
        contentType: `application/vnd.pgrst.array+json${suffix}; charset=utf-8`,
      }
    case 'application/vnd.pgrst.plan':
    case 'application/vnd.pgrst.plan+text':
    case 'application/vnd.pgrst.plan+json':
      return explained(type, parameters)
    default:
      return undefined
  }
}

function explained(type: string, parameters: string[]): Accepted {
  const format = type.endsWith('+json') ? 'json' : 'text'
  const options = parameters.find((parameter) => parameter.startsWith('options='))?.slice('options='.length)
  const forType = parameters.find((parameter) => parameter.startsWith('for='))?.replace(/^for="?|"$/g, '')
  const inner = (forType && ofType(forType, [])) || plainJson
  return {
    ...inner,
    contentType: `application/vnd.pgrst.plan+${format}; for="${forType ?? 'application/json'}"${options ? `; options=${options}` : ''}; charset=utf-8`,
    explain: {
      format,
      options: (options ?? '')
        .split('|')
        .filter((option) => /^(analyze|verbose|settings|buffers|wal)$/.test(option)),
    },
  }
}
