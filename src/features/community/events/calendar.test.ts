import { expect, it, vi } from 'vitest'
import type { EventPageData } from './api/answers.ts'
import { calendarName, calendarOf } from './calendar.ts'

const event = {
  id: 'e1',
  title: 'Portes ouvertes : été & hiver',
  organization: 'Campus',
  description: 'Des présentations **courtes**, puis [le plan](https://x.example).',
  starts_at: '2026-12-01T17:00:00Z',
  ends_at: '2026-12-01T18:00:00Z',
  place: 'Lyon',
} as EventPageData

it('P2 is named after the event and contains no Markdown', () => {
  vi.stubGlobal('location', { origin: 'https://essor.example' })
  expect(calendarName(event)).toBe('portes-ouvertes-ete-hiver.ics')
  expect(calendarName({ ...event, title: '★' })).toBe('event.ics')
  const file = calendarOf(event).replaceAll('\r\n ', '')
  expect(file).toContain('DESCRIPTION:Des présentations courtes\\, puis le plan.')
  expect(file).toContain('DTSTART:20261201T170000Z')
  vi.unstubAllGlobals()
})
