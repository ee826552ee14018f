import fc from 'fast-check'
import { expect, it } from 'vitest'
import { HttpError } from '../../http/errors.ts'
import { parseCsv } from './csv.ts'
import { arrayLiteral, parseList, splitOperator } from './filter.ts'
import { parseOrder } from './order.ts'
import { parseQuery } from './query.ts'
import { parseSelect } from './select.ts'

/** Text made of what the grammar is made of: far more likely to find its corners than any text. */
const grammarText = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        '(',
        ')',
        ',',
        '.',
        ':',
        '::',
        '!',
        '...',
        '->',
        '->>',
        '"',
        '*',
        'eq',
        'in',
        'not',
        'or',
        'and',
        'is',
        '{',
        '}',
      ),
      fc.string({ maxLength: 4 }),
    ),
    { maxLength: 25 },
  )
  .map((parts) => parts.join(''))

function onlyRefuses(parse: () => unknown): void {
  try {
    parse()
  } catch (error) {
    expect(error).toBeInstanceOf(HttpError)
    expect((error as HttpError).status).toBeGreaterThanOrEqual(400)
    expect((error as HttpError).status).toBeLessThan(500)
  }
}

it('understands or refuses any text, and never breaks', () => {
  fc.assert(fc.property(grammarText, (text) => onlyRefuses(() => parseSelect(text))))
  fc.assert(fc.property(grammarText, (text) => onlyRefuses(() => parseOrder(text))))
  fc.assert(
    fc.property(grammarText, grammarText, (name, value) =>
      onlyRefuses(() => parseQuery([[name, value]], false)),
    ),
  )
  fc.assert(fc.property(grammarText, (text) => onlyRefuses(() => parseQuery([['or', `(${text})`]], false))))
})

it('reads back every list of quoted elements', () => {
  const quote = (text: string) => `"${text.replace(/[\\"]/g, '\\$&')}"`
  fc.assert(
    fc.property(fc.array(fc.string({ minLength: 1 }), { minLength: 1 }), (elements) => {
      expect(parseList(`(${elements.map(quote).join(',')})`)).toEqual(elements)
    }),
  )
})

it("writes PostgreSQL's array literal", () => {
  expect(arrayLiteral(['a', 'b"c', 'd\\e', 'f,g', ''])).toBe('{"a","b\\"c","d\\\\e","f,g",""}')
})

it('splits operators from values that look like operators', () => {
  expect(splitOperator('eq.eq.1')).toMatchObject({ operation: { operator: 'eq' }, value: 'eq.1' })
  expect(splitOperator('not.like(any).{a}')).toMatchObject({
    negated: true,
    operation: { quantifier: 'any' },
    value: '{a}',
  })
  expect(splitOperator('fts(french).chat')).toMatchObject({
    operation: { kind: 'search', language: 'french' },
    value: 'chat',
  })
  expect(splitOperator('constructor.x')).toBeUndefined()
  expect(splitOperator('__proto__.x')).toBeUndefined()
  expect(splitOperator('cs(any).{a}')).toBeUndefined()
})

it('understands nested selects', () => {
  expect(parseSelect('id,who:name::text,...a!b!inner(x,c(*)),d->e->>f,count()')).toMatchObject([
    { kind: 'field', field: { name: 'id' } },
    { kind: 'field', alias: 'who', cast: 'text' },
    {
      kind: 'embed',
      target: 'a',
      hint: 'b',
      join: 'inner',
      spread: true,
      items: [{}, { kind: 'embed', target: 'c' }],
    },
    {
      kind: 'field',
      field: {
        name: 'd',
        path: [
          { key: 'e', asText: false },
          { key: 'f', asText: true },
        ],
      },
    },
    { kind: 'field', aggregate: 'count' },
  ])
})

it('reads back every table written as CSV, and endless quotes do no harm', () => {
  const quote = (text: string) => `"${text.replaceAll('"', '""')}"`
  const table = fc.array(fc.array(fc.string(), { minLength: 2, maxLength: 2 }), { minLength: 1 })
  fc.assert(
    fc.property(table, (rows) => {
      expect(parseCsv(rows.map((row) => row.map(quote).join(',')).join('\r\n'))).toEqual(rows)
    }),
  )
  expect(parseCsv('a,\nb,')).toEqual([
    ['a', ''],
    ['b', ''],
  ])
  expect(parseCsv('a,NULL,"NULL"\nb,,c\n')).toEqual([
    ['a', null, 'NULL'],
    ['b', '', 'c'],
  ])
  expect(parseCsv(`a\n"${'""'.repeat(2_000_000)}"`)[1]).toEqual(['"'.repeat(2_000_000)])
  for (const broken of ['"open', '"a"b,c', 'a"b']) expect(() => parseCsv(broken)).toThrow(HttpError)
})
