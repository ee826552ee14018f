import { describe, expect, it } from 'vitest'
import type { Message, Thread } from './api/answers.ts'
import { firstOf, isAtEnd, lastOf, merged, rowsOf, withMessage } from './thread.ts'

const message = (number: number, more: Partial<Message> = {}): Message => ({
  number,
  id: `m${number}`,
  author: number % 2 ? 'me' : 'other',
  body: `Message ${number}`,
  at: new Date(Date.UTC(2026, 0, 5, 10, number)).toISOString(),
  editedAt: null,
  deletedAt: null,
  files: [],
  ...more,
})
const from = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => message(first + index))
const thread = (first: number, last: number, lastNumber = last): Thread => ({
  id: 'c',
  self: 'me',
  lastNumber,
  readNumber: 0,
  showsPresence: true,
  obstacle: null,
  pauseReason: null,
  others: [],
  messages: from(first, last),
})
const numbers = ({ messages }: Thread) => messages.map(({ number }) => number)

describe('a loaded conversation', () => {
  it('grows in both directions, without gaps or duplicates', () => {
    const grown = merged(thread(51, 100), thread(1, 50, 100))
    expect(numbers(grown)).toEqual(from(1, 100).map(({ number }) => number))
    expect(numbers(merged(grown, thread(99, 101)))).toHaveLength(101)
    expect(isAtEnd(merged(grown, thread(99, 101)))).toBe(true)
  })

  it("starts over if new messages aren't contiguous", () => {
    expect(numbers(merged(thread(1, 50), thread(900, 949)))).toEqual(
      from(900, 949).map(({ number }) => number),
    )
  })

  it('is limited by dropping the far end', () => {
    const long = thread(1001, 1400)
    const older = merged(long, thread(951, 1000, 1400))
    expect([firstOf(older), lastOf(older), older.messages.length]).toEqual([951, 1350, 400])
    expect(isAtEnd(older)).toBe(false)
    const newer = merged(long, thread(1401, 1450))
    expect([firstOf(newer), lastOf(newer)]).toEqual([1051, 1450])
  })

  it('merges facts alone, and edited messages', () => {
    const facts = { ...thread(1, 0), lastNumber: 60, readNumber: 7 }
    expect(merged(thread(1, 50), facts)).toMatchObject({ lastNumber: 60, readNumber: 7 })
    expect(numbers(merged(thread(1, 50), facts))).toHaveLength(50)
    const changed = { ...thread(7, 7, 50), messages: [message(7, { body: 'New' })] }
    expect(merged(thread(1, 50), changed).messages[6]?.body).toBe('New')
  })

  it('inserts a sent message, and only counts it if earlier ones are missing', () => {
    expect(lastOf(withMessage(thread(1, 50), message(51)))).toBe(51)
    const gap = withMessage(thread(1, 50), message(53))
    expect([lastOf(gap), gap.lastNumber, isAtEnd(gap)]).toEqual([50, 53, false])
    expect(numbers(withMessage(thread(1, 0), message(1)))).toEqual([1])
  })
})

describe('rows', () => {
  it('mark the start of days, groups and new messages', () => {
    const day = '2026-01-06T09:00:00Z'
    const rows = rowsOf(
      [
        message(1),
        message(2),
        message(3, { author: 'other' }),
        message(4, { at: day }),
        message(5, { at: day }),
      ],
      2,
      'me',
    )
    expect(rows.map(({ beginsDay }) => beginsDay)).toEqual([true, false, false, true, false])
    expect(rows.map(({ isFirstNew }) => isFirstNew)).toEqual([false, false, true, false, false])
    expect(rows.map(({ beginsGroup }) => beginsGroup)).toEqual([true, true, true, true, true])
    expect(
      rowsOf([message(2), message(2, { number: 3 })], 9, 'me').map(({ beginsGroup }) => beginsGroup),
    ).toEqual([true, false])
  })
})
