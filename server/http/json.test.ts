import { expect, it } from 'vitest'
import { parseForeignJson } from './json.ts'

it('parses ordinary JSON', () => {
  const large = Array.from({ length: 20_000 }, (_, id) => ({ id, tags: ['a', 'b'] }))
  expect(parseForeignJson(JSON.stringify(large))).toEqual(large)
  expect(parseForeignJson('{"a":[1]}')).toEqual({ a: [1] })
})

it.each(['{},', '[],'])('quickly refuses millions of %s', (part) => {
  const started = performance.now()
  expect(() => parseForeignJson(`[${part.repeat(1_600_000)}1]`)).toThrow(SyntaxError)
  expect(performance.now() - started).toBeLessThan(300)
})
