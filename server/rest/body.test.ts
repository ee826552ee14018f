import { expect, it } from 'vitest'
import { toJsonBody } from './body.ts'

it("doesn't expand a small table with a long header into a huge body", () => {
  const table = `${'a'.repeat(10_000)}\n${'b\n'.repeat(40_000)}`
  expect(() => toJsonBody('text/csv', table)).toThrow('too large')
})

it('reads long cells, quoted or not', () => {
  const long = 'x'.repeat(5_000_000)
  const { body } = toJsonBody('text/csv', `a,b\n"${long}","say ""hi"""\n`)
  expect(JSON.parse(body)).toEqual([{ a: long, b: 'say "hi"' }])
})
