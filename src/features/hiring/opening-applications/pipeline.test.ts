import { expect, it } from 'vitest'
import type { Row } from './api/answers.ts'
import { usualFields } from './model.ts'
import { fits, isLate, isOpen } from './pipeline.ts'

const row = (more: Partial<Row> = {}): Row => ({
  id: 'a',
  stage: 's',
  sentAt: '2026-11-01T00:00:00Z',
  ...more,
})

it('filters by evidence and time', () => {
  const strong = row({ proven: ['sql', 'spreadsheets'], openedAt: '2026-11-02T00:00:00Z' })
  expect(fits(strong, {})).toBe(true)
  expect(fits(strong, { proven: 2, skill: 'sql' })).toBe(true)
  expect(fits(strong, { proven: 3 })).toBe(false)
  expect(fits(strong, { skill: 'python' })).toBe(false)
  expect(fits(strong, { unopened: true })).toBe(false)
  expect(fits(row(), { unopened: true })).toBe(true)
  expect(fits(row({ dueAt: '2020-01-01T00:00:00Z' }), { late: true })).toBe(true)
  expect(isLate(row())).toBe(false)
})

it('answers only what is waiting', () => {
  expect(isOpen(row())).toBe(true)
  expect(isOpen(row({ outcome: 'hired' }))).toBe(false)
  expect(isOpen(row({ withdrawnAt: '2026-11-02T00:00:00Z' }))).toBe(false)
  expect(isOpen(row({ hasConflict: true }))).toBe(false)
})

it('selects what companies decide by, if the profile has it', () => {
  expect(usualFields(['name', 'photo', 'phone', 'skills', 'interests'])).toEqual(['name', 'skills'])
})
