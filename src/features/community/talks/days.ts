import { type Day, dayIn } from '../../../lib/weeks.ts'
import type { Slot } from './api/answers.ts'

/** Slots by their day in a zone, in order. */
export function byDay<S extends Slot>(slots: S[], zone: string): [Day, S[]][] {
  const days = new Map<Day, S[]>()
  for (const slot of slots) {
    const day = dayIn(zone, slot.starts_at)
    days.set(day, [...(days.get(day) ?? []), slot])
  }
  return [...days]
}

/** How many talks of a length fit between two times of a day, "09:00" and "11:30". */
export function fitting(from: string, until: string, minutes: number): number {
  const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))
  const room = minutesOf(until) - minutesOf(from)
  return room > 0 ? Math.floor(room / minutes) : 0
}
