import { lookup } from 'node:dns'
import { type IncomingMessage, request as plainRequest } from 'node:http'
import { request as secureRequest } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { isPublicAddress } from './public-address.ts'

/** The address can't be used: not https, or it leads into a private network. */
export class AddressRefused extends Error {
  override readonly name = 'AddressRefused'
}

interface Asked {
  method?: 'GET' | 'POST' | 'PUT'
  headers?: Record<string, string>
  body?: string
  /** Host names in the operator’s own network that are allowed, also without TLS. */
  privateHosts: string[]
  maxBytes?: number
}

export interface Answered {
  status: number
  headers: Record<string, string | string[] | undefined>
  text: string
}

const waitMs = 10_000

/**
 * Requests an address that someone else chose. Every address of the host is checked when the connection is made, so a
 * name that resolves differently a moment later doesn't help; redirects aren't followed.
 */
export async function guardedFetch(address: string, asked: Asked): Promise<Answered> {
  const url = readAddress(address, asked.privateHosts)
  const isPrivate = asked.privateHosts.includes(hostOf(url))
  return new Promise((resolve, reject) => {
    const send = url.protocol === 'https:' ? secureRequest : plainRequest
    const outgoing = send(
      url,
      {
        method: asked.method ?? 'GET',
        headers: { accept: 'application/json', ...asked.headers },
        signal: AbortSignal.timeout(waitMs),
        agent: false,
        ...(!isPrivate && { lookup: publicLookup }),
      },
      (answer) => void readText(answer, asked.maxBytes ?? 512 * 1024).then(resolve, reject),
    )
    outgoing.on('error', reject)
    outgoing.end(asked.body)
  })
}

/** Throws unless requests may go there; names are checked once more when they are resolved. */
export function readAddress(address: string, privateHosts: string[]): URL {
  const url = URL.canParse(address) ? new URL(address) : undefined
  if (!url || url.username || url.password) throw new AddressRefused(`${address} is not a web address`)
  if (privateHosts.includes(hostOf(url)) && /^https?:$/.test(url.protocol)) return url
  if (url.protocol !== 'https:') throw new AddressRefused(`${address} does not use https`)
  const host = hostOf(url)
  if (isIP(host) !== 0 && !isPublicAddress(host)) throw new AddressRefused(`${host} is not a public address`)
  return url
}

const hostOf = ({ hostname }: URL) => hostname.replace(/^\[|\]$/g, '')

const publicLookup: LookupFunction = (host, options, done) => {
  lookup(host, { ...options, all: true }, (error, found) => {
    if (error) return done(error, [])
    const refused = found.length === 0 || found.some(({ address }) => !isPublicAddress(address))
    if (refused) return done(new AddressRefused(`${host} is not a public address`), [])
    if (options.all) return done(null, found)
    done(null, found[0]!.address, found[0]!.family)
  })
}

async function readText(answer: IncomingMessage, maxBytes: number): Promise<Answered> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of answer as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength
    if (size > maxBytes) {
      answer.destroy()
      throw new Error('The answer is too large')
    }
    chunks.push(chunk)
  }
  const text = await new Blob(chunks as BlobPart[]).text()
  return { status: answer.statusCode ?? 0, headers: answer.headers, text }
}
