/** The last day is over, by the calendar that the database keeps. */
export function isPast(lastDay: string, now = new Date()): boolean {
  return lastDay < now.toISOString().slice(0, 10)
}
