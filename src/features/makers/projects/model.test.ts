import { describe, expect, it } from 'vitest'
import { readUrl, text } from '../../../lib/url-state/url-params.ts'
import type { ProjectCard } from './api/answers.ts'
import { filtered, projectFilters } from './filters.ts'
import { stateOf, worth } from './model.ts'

const card = (more: Partial<ProjectCard>): ProjectCard => ({
  id: more.title ?? 'a',
  title: 'Website',
  status: 'planning',
  position: 'a0',
  client: null,
  startsOn: null,
  dueOn: null,
  currency: 'EUR',
  budget: null,
  rate: null,
  movedAt: '',
  tasks: { done: 0, total: 0 },
  seconds: 0,
  overdue: 0,
  ...more,
})

describe('an invoice', () => {
  it.each([
    [{ sent_on: null, due_on: '2026-01-01', paid_on: null }, 'draft'],
    [{ sent_on: '2026-01-01', due_on: null, paid_on: null }, 'sent'],
    [{ sent_on: '2026-01-01', due_on: '2026-01-10', paid_on: null }, 'sent'],
    [{ sent_on: '2026-01-01', due_on: '2026-01-09', paid_on: null }, 'overdue'],
    [{ sent_on: '2026-01-01', due_on: '2026-01-09', paid_on: '2026-01-10' }, 'paid'],
  ] as const)('%j is %s on its day', (invoice, state) => {
    expect(stateOf(invoice, '2026-01-10')).toBe(state)
  })
})

it('multiplies hours by their rate', () => {
  expect(worth(5400, 6000)).toBe(9000)
  expect(worth(1, 6000)).toBe(2)
})

describe('filters', () => {
  const day = '2026-01-10'
  const client = '0f8fad5b-d9cb-469f-a165-70867728950e'
  const projects = [
    card({ title: 'Été', client: { id: client, name: 'Lune' }, dueOn: '2026-01-09' }),
    card({ title: 'Hiver', dueOn: '2026-01-17' }),
    card({ title: 'Done', status: 'done', dueOn: '2026-01-01', overdue: 1 }),
  ]
  const titles = (query: string) =>
    filtered(projects, readUrl({ q: text(), ...projectFilters }, new URLSearchParams(query)), day).map(
      ({ title }) => title,
    )
  it('find by words ignoring accents, by client and by date', () => {
    expect(titles('')).toHaveLength(3)
    expect(titles('q=ete lune')).toEqual(['Été'])
    expect(titles(`client=${client}`)).toEqual(['Été'])
    expect(titles('due=late')).toEqual(['Été'])
    expect(titles('due=week')).toEqual(['Été', 'Hiver'])
    expect(titles('due=unpaid')).toEqual(['Done'])
    expect(titles('due=nonsense')).toHaveLength(3)
  })
})
