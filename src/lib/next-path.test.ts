import { expect, test } from 'vitest'
import { pathWithin } from './next-path.ts'

const origin = 'https://essor.example'

test.each([
  ['/missions/1?a=b#c', '/missions/1?a=b#c'],
  ['https://essor.example/dashboard', '/dashboard'],
  ['https://evil.example/dashboard', '/dashboard'],
  ['//evil.example', '/'],
  ['/\\evil.example', '/'],
  ['/.//evil.example', '/evil.example'],
  ['/\t/evil.example', '/'],
  ['javascript:alert(1)', '/alert(1)'],
  // Backslashes remain in addresses of unknown schemes, and browsers read them as slashes.
  ['x:/\\evil.example', '/evil.example'],
  ['x:\\\\evil.example', '/evil.example'],
  ['x:/\\/\\evil.example', '/evil.example'],
  ['x:/%5Cevil.example', '/%5Cevil.example'],
  ['http://', '/'],
])('%s continues with %s', (address, path) => {
  expect(pathWithin(address, origin)).toBe(path)
  expect(new URL(path, origin).origin).toBe(origin)
})
