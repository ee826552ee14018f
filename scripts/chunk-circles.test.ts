import { expect, it } from 'vitest'
import { neededBy } from './chunk-circles.ts'

it('finds what a chunk needs through others, and that it needs itself', () => {
  const imports = new Map([
    ['entry', ['shell']],
    ['shell', ['badge']],
    ['badge', ['fields']],
    ['fields', ['shell']],
    ['page', ['entry']],
  ])
  expect([...neededBy('entry', imports)].sort()).toEqual(['badge', 'fields', 'shell'])
  expect(neededBy('shell', imports)).toContain('shell')
  expect(neededBy('page', imports)).not.toContain('page')
})
