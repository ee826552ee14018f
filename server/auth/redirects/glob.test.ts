import { expect, it } from 'vitest'
import { globToRegExp } from './glob.ts'

it.each([
  ['https://app.test/*', 'https://app.test/a', true],
  ['https://app.test/*', 'https://app.test/a/b', false],
  ['https://app.test/*', 'https://app.test/a.b', false],
  ['https://app.test/**', 'https://app.test/a/b.c?d', true],
  ['https://*.app.test/**', 'https://x.app.test/', true],
  ['https://*.app.test/**', 'https://x.y.app.test/', false],
  ['https://*-team.app.test/**', 'https://pr-1-team.app.test/x', true],
  ['http://localhost:300?', 'http://localhost:3001', true],
  ['http://localhost:300[0-2]', 'http://localhost:3002', true],
  ['http://localhost:300[0-2]', 'http://localhost:3003', false],
  ['http://localhost:300[!0-2]', 'http://localhost:3003', true],
  ['https://{a,b}.test/', 'https://b.test/', true],
  ['https://{a,b}.test/', 'https://c.test/', false],
  ['https://app.test/(x)+$', 'https://app.test/(x)+$', true],
  ['https://app.test', 'https://appxtest', false],
  ['https://app.test/', 'https://app.test/\nhttps://evil.test', false],
])('%s and %s: %s', (pattern, url, expected) => {
  expect(globToRegExp(pattern).test(url)).toBe(expected)
})
