import { expect, it } from 'vitest'
import type { ProgramPage } from './api/answers.ts'
import { objectionsTo, type ProgramFields, toCopy } from './form.ts'

const task = (due_on: string, id = 'one') => ({
  id,
  category: 'web' as const,
  difficulty: 'beginner' as const,
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

it('rejects new due dates in the past or outside the program, and explains why at the field', () => {
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
  // A running program keeps its dates.
  expect(due('2026-11-10', {}, program('2026-11-10'))).toBeUndefined()
  expect(due('2026-11-11', {}, program('2026-11-10'))).toBe('duePast')
  expect(due('2030-01-01', { ends_on: '' })).toBeUndefined()
})

it('P2 a copy has the missions and teachers, but neither dates nor cohorts', () => {
  const mission = { ...task('2026-11-20'), seats: 2, is_open: true, votes: 3, given: 1 }
  const page = {
    program: { ...program(''), id: 'p', choose_count: null },
    cohorts: [{ id: 'c' }],
    teachers: [{ id: 't' }],
    missions: [mission],
  } as unknown as ProgramPage
  expect(toCopy(page, 'me', `Copy of ${'x'.repeat(120)}`)).toMatchObject({
    name: `Copy of ${'x'.repeat(112)}`,
    starts_on: '',
    ends_on: '',
    cohorts: [],
    teachers: ['t'],
    missions: [{ id: 'one', due_on: '', seats: 2 }],
  })
})
