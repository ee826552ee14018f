import { BlockList, isIP } from 'node:net'

const reserved = new BlockList()
reserved.addSubnet('127.0.0.0', 8)
reserved.addAddress('::1', 'ipv6')
// Private networks (RFC 1918, RFC 4193) and link-local addresses.
reserved.addSubnet('10.0.0.0', 8)
reserved.addSubnet('172.16.0.0', 12)
reserved.addSubnet('192.168.0.0', 16)
reserved.addSubnet('169.254.0.0', 16)
reserved.addSubnet('fc00::', 7, 'ipv6')
reserved.addSubnet('fe80::', 10, 'ipv6')

/** Names and addresses not reachable from the internet: this machine, private networks and names reserved for tests. */
export function isReservedHost(hostname: string): boolean {
  const host = hostname
    .toLowerCase()
    .replace(/^\[|\]$/g, '')
    .replace(/\.$/, '')
  const version = isIP(host)
  if (version) return reserved.check(host, version === 4 ? 'ipv4' : 'ipv6')
  return /(^|\.)(localhost|test)$/.test(host)
}
