// @vitest-environment jsdom
import { beforeAll, expect, it } from 'vitest'
import { changeLanguage, startI18n } from '../i18n/i18n.ts'
import { formatDate, formatDay, timeAgo } from './dates.ts'
import { formatDuration } from './formats/durations.ts'
import { formatPercent } from './formats/numbers.ts'
import { formatDays } from './weeks.ts'

beforeAll(() => startI18n())

const now = Date.parse('2026-11-15T12:00:00Z')

it.each([
  ['2026-11-15T11:59:30Z', '30 seconds ago'],
  ['2026-11-15T11:00:00Z', '1 hour ago'],
  ['2026-11-14T10:00:00Z', 'yesterday'],
  ['2026-11-01T12:00:00Z', '2 weeks ago'],
  ['2025-11-01T12:00:00Z', 'last year'],
])('%s is %s', (date, words) => {
  expect(timeAgo(date, now)).toBe(words)
})

it.each([
  [0, '0\u00a0min'],
  [0.2, '<\u00a01\u00a0min'],
  [25, '<\u00a01\u00a0min'],
  [59.6, '1\u00a0min'],
  [719, '12\u00a0min'],
  [3900, '1\u00a0h\u00a05\u00a0min'],
  [7200, '2\u00a0h'],
])('%d seconds are %s', (seconds, words) => {
  expect(formatDuration(seconds)).toBe(words)
})

it("writes dates in the page's language", async () => {
  expect(formatDate('2026-07-14T12:00:00Z')).toBe('July 14, 2026')
  expect(formatPercent(96)).toBe('96%')
  await changeLanguage('fr')
  expect(formatDate('2026-07-14T12:00:00Z')).toBe('14 juillet 2026')
  expect(timeAgo('2026-11-14T10:00:00Z', now)).toBe('hier')
  expect(timeAgo('2026-11-15T12:00:00Z', now)).toBe('à l’instant')
  expect(formatDate('2026-09-01T12:00:00Z'), 'P2 the first of a month').toBe('1er septembre 2026')
  expect(formatDay('2026-11-01', new Date(now))).toBe('1er nov.')
  expect(formatDays('2026-06-01', '2026-06-07', 'fr')).toBe('1er–7 juin 2026')
  expect(formatDuration(3900)).toBe('1\u00a0h\u00a005')
  expect(formatPercent(96)).toBe('96\u00a0%')
  await changeLanguage('en')
})
