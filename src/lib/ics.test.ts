import { expect, it } from 'vitest'
import { canceledToIcs, daysToIcs, momentsToIcs } from './ics.ts'

const now = new Date('2026-11-15T10:00:00Z')
const linesOf = (text: string) => text.replaceAll('\r\n ', '').split('\r\n')

it('writes whole days with a reminder, and escapes what calendars would misread', () => {
  const file = daysToIcs(
    [{ uid: 'a@essor', day: '2026-12-31', title: 'Call, then; write', text: 'One\nTwo', remindDays: 3 }],
    now,
  )
  expect(linesOf(file)).toEqual(
    expect.arrayContaining([
      'DTSTAMP:20261115T100000Z',
      'DTSTART;VALUE=DATE:20261231',
      'DTEND;VALUE=DATE:20270101',
      'SUMMARY:Call\\, then\\; write',
      'DESCRIPTION:One\\nTwo',
      'TRIGGER:-PT63H',
    ]),
  )
})

it('folds long lines without cutting a character', () => {
  const title = '🎯é'.repeat(40)
  const file = daysToIcs([{ uid: 'a@essor', day: '2026-12-31', title }], now)
  for (const line of file.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
  expect(linesOf(file)).toContain(`SUMMARY:${title}`)
  expect(file).not.toContain('VALARM')
})

it('writes moments in UTC, with their location and an alarm', () => {
  const file = momentsToIcs(
    [
      {
        uid: 'b@essor',
        from: '2026-12-01T18:00:00+01:00',
        to: '2026-12-01T18:30:00+01:00',
        title: 'Talk',
        place: 'https://meet.example/a;b',
        remindMinutes: 60,
      },
    ],
    now,
  )
  expect(linesOf(file)).toEqual(
    expect.arrayContaining([
      'DTSTART:20261201T170000Z',
      'DTEND:20261201T173000Z',
      'LOCATION:https://meet.example/a\\;b',
      'TRIGGER:-PT60M',
    ]),
  )
})

it('removes a canceled moment from calendars, and doesn’t remind of it', () => {
  const event = {
    uid: 'c@essor',
    from: '2026-12-01T17:00:00Z',
    to: '2026-12-01T17:30:00Z',
    title: 'Interview',
    remindMinutes: 60,
    sequence: 3,
  }
  const file = canceledToIcs(event, now)
  expect(linesOf(file)).toEqual(
    expect.arrayContaining(['METHOD:CANCEL', 'UID:c@essor', 'STATUS:CANCELLED', 'SEQUENCE:3']),
  )
  expect(file).not.toContain('VALARM')
  expect(momentsToIcs([event], now)).not.toMatch(/METHOD|CANCELLED/)
})
