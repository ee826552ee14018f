import { expect, it } from 'vitest'
import { badge } from '../functions/_shared/badge.ts'

it('is well-formed, and what people wrote stays text', () => {
  const svg = badge(
    {
      state: 'valid',
      mission: '<script>alert("1")</script> & \u0000\u0008 🎉',
      detail: `"'><a href="javascript:alert(1)">x</a>`,
    },
    'en',
  )
  expect(svg).not.toMatch(/<script|<a /)
  expect(svg).not.toContain('\u0000')
  expect(svg).not.toContain('\u0008')
  expect(svg).toContain('&lt;script&gt;')
})

it('keeps long titles inside', () => {
  const svg = badge(
    { state: 'valid', mission: 'A mission '.repeat(30), detail: 'Somebody · Somewhere' },
    'fr',
  )
  expect(svg).toContain('…')
  expect(svg).toContain('textLength')
})
