import { expect, it } from 'vitest'
import { isAdminHost, publicAddress } from './admin-host.ts'

it.each(['admin.essor.example', 'localhost', 'essor-admin.example', 'my.admin.example'])(
  'allows %s',
  (host) => {
    expect(isAdminHost(host)).toBe(true)
  },
)

it.each(['essor.example', 'www.essor.example', '127.0.0.1', 'localhost.evil.example'])(
  'rejects %s',
  (host) => {
    expect(isAdminHost(host)).toBe(false)
  },
)

it('redirects to the same place without the prefix', () => {
  expect(publicAddress({ protocol: 'https:', host: 'admin.essor.example:8443' })).toBe(
    'https://essor.example:8443/',
  )
  expect(publicAddress({ protocol: 'https:', host: 'essor.example' })).toBe('https://essor.example/')
})
