/** Whether the last day is over in UTC, as in the database. */
export function isPast(lastDay: string, now = new Date()): boolean {
  return lastDay < now.toISOString().slice(0, 10)
}
