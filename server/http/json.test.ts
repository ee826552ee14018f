import { expect, it } from 'vitest'
import { parseForeignJson } from './json.ts'

it('parses ordinary JSON', () => {
  const large = Array.from({ length: 20_000 }, (_, id) => ({ id, tags: ['a', 'b'] }))
  expect(parseForeignJson(JSON.stringify(large))).toEqual(large)
  expect(parseForeignJson('{"a":[1]}')).toEqual({ a: [1] })
})

it.each(['{},', '[],'])('quickly refuses millions of %s', async (part) => {
  const text = `[${part.repeat(1_600_000)}1]`
  const time = () => {
    const started = performance.now()
    expect(() => parseForeignJson(text)).toThrow(SyntaxError)
    return performance.now() - started
  }
  // Measured again if the machine was busy.
  await expect.poll(time).toBeLessThan(300)
})
