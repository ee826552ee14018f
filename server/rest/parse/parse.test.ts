import fc from 'fast-check'
import { expect, it } from 'vitest'
import { HttpError } from '../../http/errors.ts'
import { parseCsv } from './csv.ts'
import { arrayLiteral, parseList, splitOperator } from './filter.ts'
import { parseOrder } from './order.ts'
import { parseQuery } from './query.ts'
import { parseSelect } from './select.ts'

/** Text built from grammar tokens finds far more edge cases than random text. */
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

it('parses or refuses any text, and never crashes', () => {
  fc.assert(fc.property(grammarText, (text) => onlyRefuses(() => parseSelect(text))))
  fc.assert(fc.property(grammarText, (text) => onlyRefuses(() => parseOrder(text))))
  fc.assert(
    fc.property(grammarText, grammarText, (name, value) =>
      onlyRefuses(() => parseQuery([[name, value]], false)),
    ),
  )
  fc.assert(fc.property(grammarText, (text) => onlyRefuses(() => parseQuery([['or', `(${text})`]], false))))
})

it('parses every list of quoted elements', () => {
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

it('G26 reports where a text is invalid and what was expected', () => {
  const refusal = (parameter: string, value: string) => {
    try {
      parseQuery([[parameter, value]], false)
    } catch (error) {
      const { message, details } = (error as HttpError).body as { message: string; details: string }
      return [Number(/column (\d+)\)$/.exec(message)?.[1]), details]
    }
    return undefined
  }
  const anItem = '"...", field name (* or [a..z0..9_$]), "*" or "count()"'
  const aField = 'letter, digit, "-", "->>", "->"'
  const cases: [string, string, number, string][] = [
    [
      'select',
      'title,works(name[])',
      17,
      `unexpected '[' expecting ${aField}, "::", ".", ")", "," or end of input`,
    ],
    ['select', 'title,', 7, `unexpected end of input expecting ${anItem}`],
    ['select', 'title,,year', 7, `unexpected "," expecting ${anItem}`],
    ['select', '*x', 2, `unexpected 'x' expecting ")", "," or end of input`],
    ['select', 'year::', 7, 'unexpected end of input expecting letter or digit'],
    ['select', 'halls!hint', 6, `unexpected '!' expecting ${aField}, "::", ".", ")", "," or end of input`],
    ['select', 'a\n,b[', 3, `unexpected '[' expecting ${aField}, "::", ".", ")", "," or end of input`],
    ['order', 'year.up', 6, 'unexpected "u" expecting "asc", "desc", "nullsfirst" or "nullslast"'],
    ['order', 'year.ascc', 9, `unexpected 'c' expecting delimiter (.), "," or end of input`],
    ['order', 'year.asc.nullslastt', 19, `unexpected 't' expecting "," or end of input`],
    ['order', 'year.desc.nils', 11, 'unexpected "i" expecting "nullsfirst" or "nullslast"'],
    ['order', 'halls(a,b)', 6, `unexpected '(' expecting ${aField}, delimiter (.), "," or end of input`],
    ['year', '1843', 1, 'unexpected "1" expecting "not" or operator (eq, gt, ...)'],
    ['year', 'nope.1', 1, 'unexpected "p" expecting "not" or operator (eq, gt, ...)'],
    ['year', 'eqq.1', 3, 'unexpected "q" expecting operator (eq, gt, ...)'],
    ['year', 'not.like().a', 10, 'unexpected ")" expecting operator (eq, gt, ...)'],
    ['year', 'is.nothing', 7, 'unexpected "h" expecting isVal: (null, not_null, true, false, unknown)'],
    [
      'or',
      '()',
      4,
      'unexpected ")" expecting field name (* or [a..z0..9_$]), negation operator (not) or logic operator (and, or)',
    ],
    ['or', '(year.in.1)', 12, 'unexpected "1" expecting "("'],
    ['or', '(year.beyond.1)', 9, 'unexpected "b" expecting "not" or operator (eq, gt, ...)'],
    ['or', '(year)', 8, `unexpected ")" expecting ${aField} or delimiter (.)`],
    ['not.and', '(a.eq.1,not.xor(b.eq.2))', 20, 'unexpected "x" expecting logic operator (and, or)'],
    ['columns', '', 1, 'unexpected end of input expecting field name (* or [a..z0..9_$])'],
  ]
  for (const [parameter, value, column, details] of cases) {
    expect(refusal(parameter, value), `${parameter}=${value}`).toEqual([column, details])
  }
})

it('A16 reads a dash as a position from the end, and refuses one without a number', () => {
  expect(parseSelect('data->>-34')).toMatchObject([{ field: { path: [{ key: -34, asText: true }] } }])
  expect(parseSelect('data->0-a->b-c')).toMatchObject([{ field: { path: [{ key: '0-a' }, { key: 'b-c' }] } }])
  for (const broken of ['data->>--34', 'data->-a', 'data->>-7x', 'data->a--b', 'data->(a']) {
    expect(() => parseSelect(broken), broken).toThrow(HttpError)
  }
})

it('parses nested selects', () => {
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

it('parses every table written as CSV, and tolerates unclosed quotes', () => {
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
