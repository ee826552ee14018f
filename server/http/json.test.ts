import { expect, it } from 'vitest'
import { fastestOf3 } from '../../src/lib/fastest-of.ts'
import { parseForeignJson } from './json.ts'

it('parses ordinary JSON', () => {
  const large = Array.from({ length: 20_000 }, (_, id) => ({ id, tags: ['a', 'b'] }))
  expect(parseForeignJson(JSON.stringify(large))).toEqual(large)
  expect(parseForeignJson('{"a":[1]}')).toEqual({ a: [1] })
})

it.each(['{},', '[],'])('quickly refuses millions of %s', (part) => {
  const text = `[${part.repeat(1_600_000)}1]`
  const time = fastestOf3(() => expect(() => parseForeignJson(text)).toThrow(SyntaxError))
  expect(time).toBeLessThan(300)
})
