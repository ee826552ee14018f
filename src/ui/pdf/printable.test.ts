import { expect, it } from 'vitest'
import { printable } from './printable.ts'

it('leaves pictographs out and keeps every letter', () => {
  expect(printable('Zoë Łukasz 🎉👩🏽‍💻 — 12 €')).toBe('Zoë Łukasz — 12 €')
})
