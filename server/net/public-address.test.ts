import { describe, expect, it } from 'vitest'
import { isPublicAddress, lookupPublic } from './public-address.ts'

describe('an address', () => {
  it.each(['8.8.8.8', '93.184.216.34', '2606:4700::1111', '2a00:1450:4007::200e'])(
    '%s is public',
    (address) => {
      expect(isPublicAddress(address)).toBe(true)
    },
  )

  it.each([
    '127.0.0.1',
    '0.0.0.0',
    '10.1.2.3',
    '100.64.0.1',
    '169.254.169.254',
    '172.31.255.255',
    '192.168.1.1',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:127.0.0.1',
    '::ffff:8.8.8.8',
    '64:ff9b::7f00:1',
    'fe80::1',
    'fc00::1',
    'ff02::1',
    '2001::1',
    '2001:db8::1',
    '2002:7f00:1::',
    'localhost',
    '',
  ])('%s is not public', (address) => {
    expect(isPublicAddress(address)).toBe(false)
  })
})

it('refuses names that lead to this machine', async () => {
  const found = new Promise((resolve, reject) =>
    lookupPublic('localhost', { all: true }, (error, addresses) =>
      error ? reject(error) : resolve(addresses),
    ),
  )
  await expect(found).rejects.toThrow('localhost is not a public address')
})
