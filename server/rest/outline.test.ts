import { expect, it } from 'vitest'
import { outlineOf } from './outline.ts'

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
  expect(outlineOf(large(text))).toEqual(outlineOf(text))
})

it.each(['', '{', '[', '[{}', '{"a"}', '{"a":}', '{a:1}', '[,]', '[{},]', '{}{}', '["a', '{"a":"\\"}'])(
  'refuses text that is cut off or has trailing content: %s',
  (text) => {
    expect(() => outlineOf(text)).toThrow('Empty or invalid json')
    expect(() => outlineOf(large(text))).toThrow('Empty or invalid json')
  },
)

it('scans millions of values without creating them', () => {
  const started = performance.now()
  expect(outlineOf(`[${'{},'.repeat(2_000_000)}{}]`)).toMatchObject({ keys: [], sameKeys: true })
  expect(outlineOf(`{"a":[${'{},'.repeat(2_000_000)}{}]}`).keys).toEqual(['a'])
  expect(performance.now() - started).toBeLessThan(2000)
})
