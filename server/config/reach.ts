import { BlockList, isIP } from 'node:net'

/** Where an address can be opened from: this machine, its network or the internet. */
export type Reach = 'loopback' | 'private' | 'public'

const loopback = new BlockList()
loopback.addSubnet('127.0.0.0', 8)
loopback.addAddress('::1', 'ipv6')

// Private networks (RFC 1918, RFC 4193) and link-local addresses.
const networks = new BlockList()
networks.addSubnet('10.0.0.0', 8)
networks.addSubnet('172.16.0.0', 12)
networks.addSubnet('192.168.0.0', 16)
networks.addSubnet('169.254.0.0', 16)
networks.addSubnet('fc00::', 7, 'ipv6')
networks.addSubnet('fe80::', 10, 'ipv6')

export function reachOf(url: string): Reach {
  const host = new URL(url).hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '')
  const version = isIP(host)
  if (version) {
    const family = version === 4 ? 'ipv4' : 'ipv6'
    if (loopback.check(host, family)) return 'loopback'
    return networks.check(host, family) ? 'private' : 'public'
  }
  if (/(^|\.)localhost$/.test(host)) return 'loopback'
  // Reserved for tests (RFC 6761), so no such name exists on the internet.
  return /(^|\.)test$/.test(host) ? 'private' : 'public'
}
