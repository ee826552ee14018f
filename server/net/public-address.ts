import { lookup as dnsLookup, type LookupAddress } from 'node:dns'
import { BlockList, isIP, type LookupFunction } from 'node:net'

/** What is not the public internet: this machine, its network, and ranges with another meaning. */
const closed = new BlockList()
for (const range of [
  '0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.0.2.0/24',
  '192.88.99.0/24 192.168.0.0/16 198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 224.0.0.0/4 240.0.0.0/4',
].flatMap((line) => line.split(' '))) {
  const [network, bits] = range.split('/')
  closed.addSubnet(network!, Number(bits), 'ipv4')
}
/** Of IPv6, only global unicast is public, without what carries an IPv4 address or is reserved. */
const global = new BlockList()
global.addSubnet('2000::', 3, 'ipv6')
for (const [network, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const) {
  closed.addSubnet(network, bits, 'ipv6')
}

export function isPublicAddress(address: string): boolean {
  const version = isIP(address)
  if (version === 4) return !closed.check(address, 'ipv4')
  return version === 6 && global.check(address, 'ipv6') && !closed.check(address, 'ipv6')
}

class AddressNotPublic extends Error {
  override readonly name = 'AddressNotPublic'
}

/**
 * Resolves a name for a connection, and refuses it if any of its addresses isn't public. The connection is made to
 * what was checked, so a name that changes its address in the meantime gains nothing.
 */
export const lookupPublic: LookupFunction = (hostname, options, callback) => {
  dnsLookup(hostname, { ...options, all: true }, (error, found) => {
    const addresses = found as LookupAddress[] | undefined
    if (error || !addresses?.length) {
      return callback(error ?? new AddressNotPublic(`${hostname} has no address`), '', 0)
    }
    if (!addresses.every(({ address }) => isPublicAddress(address))) {
      return callback(new AddressNotPublic(`${hostname} is not a public address`), '', 0)
    }
    if (options.all) return callback(null, addresses)
    callback(null, addresses[0]!.address, addresses[0]!.family)
  })
}
