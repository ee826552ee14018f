import type { MediaHandler } from '../catalog/model.ts'
import { notAcceptable } from '../errors.ts'

export interface Accepted {
  /** `raw`: a project's own media type, produced by a function or a handler. */
  format: 'array' | 'object' | 'csv' | 'raw'
  handler?: MediaHandler
  stripNulls: boolean
  contentType: string
  /** `application/vnd.pgrst.plan`: the execution plan instead of the result. */
  explain?: { format: 'json' | 'text'; options: string[] }
}

const json = 'application/json; charset=utf-8'
const plainJson: Accepted = { format: 'array', stripNulls: false, contentType: json }

/** A resource's additional media type. */
export interface Offered {
  mediaType: string
  handler?: MediaHandler
}

const anyType = '*/*'

/** The first media type in the `Accept` header we can produce. `offered` are this resource's additional ones. */
export function negotiate(header: string | undefined, offered: Offered[]): Accepted {
  const accept = header || anyType
  for (const part of accept.split(',').sort(byQuality)) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim())
    const type = name.toLowerCase()
    const own = type.startsWith('application/vnd.pgrst.') ? undefined : chooseOffered(type, offered)
    const found = own ? raw(own) : ofType(type, parameters)
    if (found) return found
  }
  throw notAcceptable(accept)
}

/** A resource's own handler for any type takes precedence over all others. */
function chooseOffered(type: string, offered: Offered[]): Offered | undefined {
  const forAny = offered.find(({ mediaType, handler }) => mediaType === anyType && !isGeneral(handler))
  return forAny ?? offered.find(({ mediaType }) => mediaType === type)
}

const isGeneral = (handler: MediaHandler | undefined) => handler !== undefined && !handler.takes

function raw({ mediaType, handler }: Offered): Accepted {
  const contentType = mediaType === anyType ? 'application/octet-stream' : withCharset(mediaType)
  return { format: 'raw', stripNulls: false, contentType, handler }
}

function withCharset(type: string): string {
  return /^text\/|^application\/(geo\+)?json$/.test(type) ? `${type}; charset=utf-8` : type
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
