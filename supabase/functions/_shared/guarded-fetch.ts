import { lookup } from 'node:dns'
import { type IncomingMessage, request as plainRequest } from 'node:http'
import { request as secureRequest } from 'node:https'
import { BlockList, isIP, type LookupFunction } from 'node:net'

/** Networks that addresses which others type in must not lead to. */
const closed = new BlockList()
const subnets: [string, number, 'ipv4' | 'ipv6'][] = [
  ['0.0.0.0', 8, 'ipv4'],
  ['10.0.0.0', 8, 'ipv4'],
  ['100.64.0.0', 10, 'ipv4'],
  ['127.0.0.0', 8, 'ipv4'],
  ['169.254.0.0', 16, 'ipv4'],
  ['172.16.0.0', 12, 'ipv4'],
  ['192.0.0.0', 24, 'ipv4'],
  ['192.0.2.0', 24, 'ipv4'],
  ['192.168.0.0', 16, 'ipv4'],
  ['198.18.0.0', 15, 'ipv4'],
  ['198.51.100.0', 24, 'ipv4'],
  ['203.0.113.0', 24, 'ipv4'],
  ['224.0.0.0', 3, 'ipv4'],
]
for (const [network, prefix, family] of subnets) closed.addSubnet(network, prefix, family)
/** Only global unicast addresses are open; of those, not the ones that wrap an IPv4 address. */
const open6 = new BlockList()
open6.addSubnet('2000::', 3, 'ipv6')
for (const [network, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  closed.addSubnet(network, prefix, 'ipv6')

export function isPublicAddress(address: string): boolean {
  const family = isIP(address)
  if (family === 4) return !closed.check(address, 'ipv4')
  return family === 6 && open6.check(address, 'ipv6') && !closed.check(address, 'ipv6')
}

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
