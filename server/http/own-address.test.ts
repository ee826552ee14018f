import { describe, expect, it } from 'vitest'
import { localAddress, nearest } from './own-address.ts'

const own = { public: 'https://app.example', local: 'http://127.0.0.1:3000' }

describe('a request of the server to itself', () => {
  it.each(['/rest/v1/books?select=id', '/auth/v1/user', '/storage/v1/object/a%20b', '/functions/v1/pages'])(
    'doesn’t leave the machine: %s',
    (path) => expect(nearest(own.public + path, own)).toBe(own.local + path),
  )

  it.each([
    'https://app.example/mailbox/messages',
    'https://app.example/rest/v1/../../mailbox/messages',
    'https://app.example/metrics',
    'https://app.example:8443/rest/v1/books',
    'http://app.example/rest/v1/books',
    'https://app.example.evil.test/rest/v1/books',
    'https://user@evil.test/rest/v1/books',
    'not an address',
  ])('is only one to its services: %s', (url) => expect(nearest(url, own)).toBe(url))
})

it.each([
  ['127.0.0.1', 'http://127.0.0.1:3000'],
  ['0.0.0.0', 'http://127.0.0.1:3000'],
  ['::', 'http://[::1]:3000'],
  ['fd00::5', 'http://[fd00::5]:3000'],
  ['localhost', 'http://localhost:3000'],
])('a server that listens on %s is reached at %s', (host, expected) => {
  expect(localAddress(host, 3000)).toBe(expected)
})
