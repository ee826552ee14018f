/** IPv4 ranges that aren't part of the public internet, or reach more than one host (RFC 6890 and its registry). */
const closed = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/3',
].map((range) => {
  const [first, bits] = range.split('/')
  return { first: numberOf(first!)!, size: 2 ** (32 - Number(bits)) }
})

/**
 * Whether an address, as a resolver writes it, is one of the public internet. Of IPv6 only what is assigned to hosts is
 * (2000::/3), which leaves out loopback, link-local, local and mapped addresses, without documentation and the ranges that
 * carry an IPv4 address.
 */
export function isPublicAddress(address: string): boolean {
  const number = numberOf(address)
  if (number !== undefined) return !closed.some(({ first, size }) => number >= first && number < first + size)
  const [start = '', next = ''] = address.toLowerCase().split(':')
  if (!/^[23][0-9a-f]{3}$/.test(start)) return false
  const second = Number.parseInt(next || '0', 16)
  if (start === '2001') return second >= 0x200 && second !== 0xdb8
  return start !== '2002' && !(start === '3fff' && second < 0x1000)
}

function numberOf(address: string): number | undefined {
  const parts = /^(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})$/.exec(address)?.slice(1).map(Number)
  if (!parts || parts.some((part) => part > 255)) return
  return parts.reduce((sum, part) => sum * 256 + part, 0)
}
