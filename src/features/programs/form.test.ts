import { expect, it } from 'vitest'
import { objectionsTo, type ProgramFields } from './form.ts'

const task = (due_on: string, id = 'one') => ({
  id,
  title: 'Mission',
  company: 'Company',
  due_on,
  seats: '',
  seats_by: 'order' as const,
  is_proposed: false,
})
const program = (due_on: string, dates: Partial<ProgramFields> = {}): ProgramFields => ({
  name: 'Autumn',
  description: '',
  starts_on: '2026-11-01',
  ends_on: '2026-12-16',
  mode: 'all',
  choose_count: 1,
  remind_days: 3,
  cohorts: [],
  teachers: [],
  missions: [task(due_on)],
  ...dates,
})

it('past due dates are accepted no longer, nor those outside of the program, and the field says why', () => {
  const blank = program('')
  const today = '2026-11-16'
  const due = (day: string, dates?: Partial<ProgramFields>, before = blank) =>
    objectionsTo(program(day, dates), before, today)['due.one']
  expect(due('')).toBeUndefined()
  expect(due('2026-11-16')).toBeUndefined()
  expect(due('2026-12-16')).toBeUndefined()
  expect(due('2026-11-10')).toBe('duePast')
  expect(due('2026-12-28')).toBe('dueLate')
  expect(due('2026-11-17', { starts_on: '2026-11-20' })).toBe('dueEarly')
  // A program that runs keeps the dates it had.
  expect(due('2026-11-10', {}, program('2026-11-10'))).toBeUndefined()
  expect(due('2026-11-11', {}, program('2026-11-10'))).toBe('duePast')
  expect(due('2030-01-01', { ends_on: '' })).toBeUndefined()
})
