import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { conditionOf } from '../functions/scim/conditions.ts'
import { type Filter, parseFilter, parsePath } from '../functions/scim/filter.ts'
import { Problem } from '../functions/scim/problems.ts'

const attribute = fc.constantFrom('username', 'externalid', 'name.givenname', 'active', 'emails.value')
const literal = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 20 }),
  fc.integer(),
  fc.boolean(),
  fc.constant(null),
)
const { filter: filters } = fc.letrec<{ filter: Filter; simple: Filter }>((tie) => ({
  simple: fc.oneof(
    fc.record({ op: fc.constant('pr' as const), attribute }),
    fc.record({
      op: fc.constantFrom('eq' as const, 'ne' as const, 'co' as const, 'sw' as const, 'ge' as const),
      attribute,
      value: literal,
    }),
  ),
  filter: fc.oneof(
    { maxDepth: 4 },
    tie('simple'),
    fc.record({ op: fc.constant('not' as const), of: tie('filter') }),
    fc.record({
      op: fc.constantFrom('and' as const, 'or' as const),
      of: fc.array(tie('filter'), { minLength: 2, maxLength: 3 }),
    }),
  ),
}))

/** As a directory would write it. */
function write(filter: Filter, spell: (word: string) => string): string {
  if (filter.op === 'not') return `${spell('not')} (${write(filter.of, spell)})`
  if (filter.op === 'and' || filter.op === 'or')
    return filter.of.map((part) => `(${write(part, spell)})`).join(` ${spell(filter.op)} `)
  const rest = filter.op === 'pr' ? '' : ` ${JSON.stringify((filter as { value: unknown }).value)}`
  return `${spell(filter.attribute)} ${spell(filter.op)}${rest}`
}

describe('a filter', () => {
  it('means what was written, in capitals or not', () => {
    fc.assert(
      fc.property(filters, fc.boolean(), (filter, isLoud) => {
        const text = write(filter, (word) => (isLoud ? word.toUpperCase() : word))
        fc.pre(text.length <= 2000)
        expect(parseFilter(text)).toEqual(filter)
        conditionOf(filter)
      }),
    )
  })

  it('is refused, whatever else was written, and never breaks', () => {
    const piece = fc.constantFrom(
      'userName',
      'eq',
      'and',
      'not',
      '(',
      ')',
      '[',
      ']',
      '"x"',
      '"',
      '.value',
      '1',
      '\\',
    )
    const texts = fc.oneof(
      fc.string(),
      fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(' ')),
    )
    fc.assert(
      fc.property(texts, (text) => {
        for (const parse of [parseFilter, parsePath]) {
          try {
            parse(text)
          } catch (error) {
            expect(error).toBeInstanceOf(Problem)
          }
        }
      }),
      { numRuns: 2000 },
    )
  })

  it('binds "and" closer than "or"', () => {
    const a = { op: 'pr', attribute: 'a' } as const
    expect(parseFilter('a pr or a pr and a pr')).toEqual({
      op: 'or',
      of: [a, { op: 'and', of: [a, a] }],
    })
  })
})

describe('a path', () => {
  it('names an attribute, a part of it, or some of its values', () => {
    const work: Filter = { op: 'eq', attribute: 'emails.type', value: 'work' }
    for (const [text, path] of [
      ['userName', { attribute: 'username' }],
      ['urn:ietf:params:scim:schemas:core:2.0:User:name.givenName', { attribute: 'name.givenname' }],
      ['emails[type eq "work"].value', { attribute: 'emails.value', filter: work }],
      ['emails[type eq "work"]', { attribute: 'emails', filter: work }],
    ] as const)
      expect(parsePath(text), text).toEqual(path)
    for (const text of [
      '',
      'a b',
      'emails[',
      'emails[type eq "work"',
      '"x"',
      '1',
      'emails[type eq "work"] x',
    ])
      expect(() => parsePath(text), text).toThrow(Problem)
  })
})
