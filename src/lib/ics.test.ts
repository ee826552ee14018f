import ICAL from 'ical.js'
import { describe, expect, it } from 'vitest'
import { type CalendarEntry, writeCalendar } from '../../supabase/functions/_shared/calendar.ts'

const now = new Date('2026-11-15T10:00:00Z')
const write = (...entries: CalendarEntry[]) => writeCalendar({ language: 'en', entries, now })
const read = (text: string) => ICAL.Component.fromString(text)
const first = (...entries: CalendarEntry[]) => read(write(...entries)).getFirstSubcomponent('vevent')!
const moment = { uid: 'a@essor', title: 'Talk', from: '2027-03-27T09:00:00Z', to: '2027-03-27T10:00:00Z' }
const day = { uid: 'b@essor', title: 'Due', day: '2027-02-28' }

describe('a calendar entry', () => {
  it('is the text that was written, whatever the text', () => {
    const title = `Back\\slash; comma, "quotes" : ${'👩‍🚀é'.repeat(60)}`
    const text = 'one\r\ntwo\rthree\nBEGIN:VALARM\u0007\u2028end'
    const event = first({ ...moment, title, text })
    expect(event.getFirstPropertyValue('summary')).toBe(title)
    expect(event.getFirstPropertyValue('description')).toBe('one\ntwo\nthree\nBEGIN:VALARM\u2028end')
    expect(event.getAllSubcomponents()).toEqual([])
  })

  it('can’t get further lines from an address', () => {
    const event = first({ ...moment, url: 'https://x.example/a b\r\nSTATUS:CANCELLED' })
    expect(event.getFirstPropertyValue('url')).toBe('https://x.example/a%20b%0D%0ASTATUS:CANCELLED')
    expect(event.getFirstPropertyValue('status')).toBeNull()
  })

  it('ends on the next day if it lasts a day, and reminds at 9 AM', () => {
    const event = first({ ...day, remindDays: 2 })
    expect(String(event.getFirstPropertyValue('dtend'))).toBe('2027-03-01')
    const alarm = event.getFirstSubcomponent('valarm')!
    expect((alarm.getFirstPropertyValue('trigger') as ICAL.Duration).toSeconds()).toBe(-39 * 3600)
    expect(first({ ...day, remindDays: null }).getFirstSubcomponent('valarm')).toBeNull()
  })

  it('says its version, and reminds of nothing that is canceled', () => {
    const changedAt = '2026-11-01T08:00:00.123Z'
    const event = first({ ...moment, sequence: 3, changedAt, status: 'cancelled', remindMinutes: 60 })
    const value = (property: string) => String(event.getFirstPropertyValue(property))
    expect(['sequence', 'status', 'dtstamp', 'last-modified'].map(value)).toEqual([
      '3',
      'CANCELLED',
      '2026-11-01T08:00:00Z',
      '2026-11-01T08:00:00Z',
    ])
    expect(event.getFirstSubcomponent('valarm')).toBeNull()
  })
})

it('tells subscribers the name and how often to look', () => {
  const feed = { name: 'Essor · Zoé', refreshHours: 1 }
  const calendar = read(writeCalendar({ language: 'fr', entries: [moment], now, feed }))
  expect(calendar.getFirstPropertyValue('name')).toBe(feed.name)
  expect(String(calendar.getFirstPropertyValue('refresh-interval'))).toBe('PT1H')
  expect(String(calendar.getFirstPropertyValue('x-published-ttl'))).toBe('PT1H')
})
