import { isIP } from 'node:net'

/** Names and addresses that nobody reaches from elsewhere: this machine, and what is reserved for tests. */
export function isReservedHost(hostname: string): boolean {
  const host = hostname
    .toLowerCase()
    .replace(/^\[|\]$/g, '')
    .replace(/\.$/, '')
  if (isIP(host) === 4) return host.startsWith('127.')
  if (isIP(host) === 6) return host === '::1'
  return /(^|\.)(localhost|test)$/.test(host)
}
