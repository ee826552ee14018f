import { describe, expect, it } from 'vitest'
import { cutAt, shownText, toPassage, toRange, withoutSpace, wordsIn } from './passages.ts'

/** The range of some words in the displayed text. */
function rangeOf(source: string, words: string) {
  const start = shownText(source).indexOf(words)
  return { start, end: start + words.length }
}

describe('a passage of the submitted text', () => {
  it.each([
    ['plain words', 'We pay soon.', 'pay', { starts_at: 3, ends_at: 6, quote: 'pay' }],
    ['after emoji', '👩‍🚀🎉 We pay', 'pay', { starts_at: 8, ends_at: 11, quote: 'pay' }],
    ['emoji themselves', 'Party 🎉!', '🎉', { starts_at: 6, ends_at: 7, quote: '🎉' }],
    ['after Windows line endings', 'a\r\n\r\nb pay', 'pay', { starts_at: 7, ends_at: 10, quote: 'pay' }],
    ['across such a line ending', 'a b\r\nc d', 'b\nc', { starts_at: 2, ends_at: 6, quote: 'b\r\nc' }],
    ['after old Mac line endings', 'a\rb', 'b', { starts_at: 2, ends_at: 3, quote: 'b' }],
    ['up to the end', 'one two', 'two', { starts_at: 4, ends_at: 7, quote: 'two' }],
    ['letters with two diacritics', 'e\u0301te\u0301 oui', 'oui', { starts_at: 6, ends_at: 9, quote: 'oui' }],
  ])('%s, in both directions', (_, source, words, passage) => {
    const range = rangeOf(source, words)
    expect(toPassage(source, range)).toEqual(passage)
    expect(toRange(source, passage)).toEqual(range)
    expect([...source].slice(passage.starts_at, passage.ends_at).join('')).toBe(passage.quote)
  })

  it('ends with the text, and never inside a character', () => {
    expect(toPassage('short', { start: 2, end: 99 })).toEqual({ starts_at: 2, ends_at: 5, quote: 'ort' })
    expect(toPassage('a🎉b', { start: 2, end: 3 })).toEqual({ starts_at: 1, ends_at: 2, quote: '🎉' })
    expect(toRange('short', { starts_at: 2, ends_at: 99 })).toEqual({ start: 2, end: 5 })
  })

  it('has no surrounding white space', () => {
    expect(withoutSpace('a  word\n b', { start: 1, end: 9 })).toEqual({ start: 3, end: 7 })
    expect(withoutSpace('a  \n b', { start: 1, end: 5 })).toBeUndefined()
  })
})

describe('marks', () => {
  const shapes = (marks: { id: string; start: number; end: number }[]) =>
    cutAt(marks, { start: 10, end: 20 }).map(
      ({ start, end, marks: over }) => `${start}-${end}:${over.map(({ id }) => id).join('')}`,
    )
  it.each([
    ['none', [], ['10-20:']],
    ['one inside', [{ id: 'a', start: 12, end: 15 }], ['10-12:', '12-15:a', '15-20:']],
    ['one around', [{ id: 'a', start: 0, end: 90 }], ['10-20:a']],
    ['one elsewhere', [{ id: 'a', start: 20, end: 30 }], ['10-20:']],
    [
      'two overlapping',
      [
        { id: 'a', start: 8, end: 14 },
        { id: 'b', start: 12, end: 20 },
      ],
      ['10-12:a', '12-14:ab', '14-20:b'],
    ],
    [
      'one within the other',
      [
        { id: 'a', start: 10, end: 20 },
        { id: 'b', start: 12, end: 14 },
      ],
      ['10-12:a', '12-14:ab', '14-20:a'],
    ],
  ])('%s', (_, marks, expected) => expect(shapes(marks)).toEqual(expected))
})

it('finds words one after another, without punctuation', () => {
  const source = 'Pay: 18 November 🎉!'
  const found = wordsIn([{ text: source, at: 100 }])
  expect(found.map(({ start, end }) => source.slice(start - 100, end - 100))).toEqual([
    'Pay',
    '18',
    'November',
    '🎉',
  ])
})
