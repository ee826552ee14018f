/** "2026-11", in the device's time zone. */
export const monthKey = (date: Date) =>
  `${date.getFullYear()}-${String(date.getMonth() + 1).padStart(2, '0')}`
export const dayKey = (date: Date) => `${monthKey(date)}-${String(date.getDate()).padStart(2, '0')}`

/** The first day of the month in the address, or of the current month. */
export function monthFrom(text: string | null, now = new Date()): Date {
  const [, year, month] = /^(\d{4})-(0[1-9]|1[0-2])$/.exec(text ?? '') ?? []
  return year ? new Date(Number(year), Number(month) - 1, 1) : new Date(now.getFullYear(), now.getMonth(), 1)
}

export const monthsLater = (first: Date, months: number) =>
  new Date(first.getFullYear(), first.getMonth() + months, 1)

/** The whole weeks, Monday to Sunday, that cover a month. */
export function weeksOf(first: Date): Date[][] {
  const offset = (first.getDay() + 6) % 7
  const length = monthsLater(first, 1).getTime()
  const weeks: Date[][] = []
  for (
    let day = new Date(first.getFullYear(), first.getMonth(), 1 - offset);
    day.getTime() < length;
    day = new Date(day.getFullYear(), day.getMonth(), day.getDate() + 7)
  ) {
    const { year, month, date } = { year: day.getFullYear(), month: day.getMonth(), date: day.getDate() }
    weeks.push(Array.from({ length: 7 }, (_, index) => new Date(year, month, date + index)))
  }
  return weeks
}
