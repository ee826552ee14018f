import { expect, it } from 'vitest'
import { printable } from './printable.ts'

it('leaves out emoji and keeps every letter', () => {
  expect(printable('Zoë Łukasz 🎉👩🏽‍💻 — 12 €')).toBe('Zoë Łukasz — 12 €')
})
