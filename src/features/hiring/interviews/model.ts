export const kinds = ['video', 'phone', 'on_site'] as const
export type Kind = (typeof kinds)[number]

export const lengths = [15, 20, 30, 45, 60, 90, 120]

export const mostSlots = 6
export const longest = { place: 500, words: 2000, reason: 1000, note: 4000 }

/** Addresses that browsers open in a new tab. */
export const isLink = (place: string): boolean => /^https?:\/\/\S+$/i.test(place)

const day = 24 * 3_600_000

/** Ten o'clock on the next working day, by the device's clock. */
export function firstSlot(now = new Date()): Date {
  const date = new Date(now)
  do date.setDate(date.getDate() + 1)
  while (date.getDay() === 0 || date.getDay() === 6)
  date.setHours(10, 0, 0, 0)
  return date
}

/** The same time a working day later than the last of the slots. */
export function slotAfter(slots: string[]): Date {
  const known = slots.map((slot) => Date.parse(slot)).filter((time) => !Number.isNaN(time))
  if (known.length === 0) return firstSlot()
  const date = new Date(Math.max(...known))
  do date.setDate(date.getDate() + 1)
  while (date.getDay() === 0 || date.getDay() === 6)
  return date
}

/** The last day that times can be proposed for, as the database has it. */
export const lastMoment = (now = Date.now()): Date => new Date(now + 60 * day)

/** Whether two of the times are closer than the length of the interview. */
export function overlap(slots: string[], minutes: number): boolean {
  const times = slots.map((slot) => Date.parse(slot)).sort((one, other) => one - other)
  return times.some((time, place) => place > 0 && time - times[place - 1]! < minutes * 60_000)
}
