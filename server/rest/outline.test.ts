import { expect, it } from 'vitest'
import { inspectJsonBody } from './outline.ts'

/** With more blanks than this, a text is only scanned, not parsed. */
const large = (text: string) => text + ' '.repeat(70_000)

const outlines = [
  '{}',
  '[]',
  ' [ ] ',
  '{"a":1,"b":[1,{"c":"}"}]}',
  '[{"a":1,"b":null},{"b":"x","a":{"a":[]}}]',
  '[{"a":1},{"b":1}]',
  '[{"a":1},{"a":1,"b":2}]',
  '[{"a":1,"a":2},{"a":3}]',
  '[1,{"a":"[,]"}]',
  '[{"a":1},[2]]',
  '"text"',
  '-1.5e3',
  '{"q\\"\\\\":"\\\\","\\u0061":true}',
  '[{"__proto__":1},{"__proto__":2}]',
]

it.each(outlines)('finds the same in a large text as in a small one: %s', (text) => {
  expect(inspectJsonBody(large(text))).toEqual(inspectJsonBody(text))
})

it.each(['', '{', '[', '[{}', '{"a"}', '{"a":}', '{a:1}', '[,]', '[{},]', '{}{}', '["a', '{"a":"\\"}'])(
  'refuses text that is cut off or has trailing content: %s',
  (text) => {
    expect(() => inspectJsonBody(text)).toThrow('Empty or invalid json')
    expect(() => inspectJsonBody(large(text))).toThrow('Empty or invalid json')
  },
)

it('scans millions of values without creating them', async () => {
  const [list, object] = [`[${'{},'.repeat(2_000_000)}{}]`, `{"a":[${'{},'.repeat(2_000_000)}{}]}`]
  const time = () => {
    const started = performance.now()
    expect(inspectJsonBody(list)).toMatchObject({ keys: [], sameKeys: true })
    expect(inspectJsonBody(object).keys).toEqual(['a'])
    return performance.now() - started
  }
  // Measured again if the machine was busy.
  await expect.poll(time).toBeLessThan(2000)
})
