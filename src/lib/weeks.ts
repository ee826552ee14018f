import { writeDate, writeDateRange } from '../../supabase/functions/_shared/formats/dates.ts'
import { toDateTimeLocal } from './formats/zones.ts'

/** A calendar day, as "2026-11-15": without a time, so that clock changes can't move it. */
export type Day = string

const dayLength = 86_400_000
const instantOf = (day: Day) => Date.parse(`${day}T00:00Z`)
const dayOf = (instant: number): Day => new Date(instant).toISOString().slice(0, 10)

export function isDay(text: string | null): text is Day {
  return (
    /^\d{4}-\d{2}-\d{2}$/.test(text ?? '') &&
    !Number.isNaN(instantOf(text!)) &&
    dayOf(instantOf(text!)) === text
  )
}

export function addDays(day: Day, count: number): Day {
  return dayOf(instantOf(day) + count * dayLength)
}

/** How many days a range has, both ends included. */
export function daysIn(from: Day, to: Day): number {
  return Math.round((instantOf(to) - instantOf(from)) / dayLength) + 1
}

/** Weeks start on Monday. */
export function mondayOf(day: Day): Day {
  return addDays(day, -((new Date(instantOf(day)).getUTCDay() + 6) % 7))
}

/** A week's number belongs to the year that contains its Thursday. */
export function isoWeek(day: Day): { year: number; week: number } {
  const thursday = addDays(mondayOf(day), 3)
  const year = Number(thursday.slice(0, 4))
  return { year, week: Math.ceil(daysIn(`${thursday.slice(0, 4)}-01-01`, thursday) / 7) }
}

/** The Mondays of the last weeks, ending with this one. */
export function lastMondays(today: Day, count: number): Day[] {
  return Array.from({ length: count }, (_, index) => addDays(mondayOf(today), (index - count + 1) * 7))
}

/** On which day something happened in a time zone. */
export function dayIn(zone: string, instant: string | Date = new Date()): Day {
  return toDateTimeLocal(instant, zone).slice(0, 10)
}

/** "Sunday, November 15", "Nov 15": a day has no time zone of its own. */
export function formatDayAs(day: Day, language: string, options: Intl.DateTimeFormatOptions): string {
  return writeDate(language, { ...options, timeZone: 'UTC' }, instantOf(day))
}

/** "November 9 – 15, 2026", as short as the language allows. */
export function formatDays(from: Day, to: Day, language: string, month: 'long' | 'short' = 'long'): string {
  const format = { day: 'numeric', month, year: 'numeric', timeZone: 'UTC' } as const
  return writeDateRange(language, format, instantOf(from), instantOf(to))
}
