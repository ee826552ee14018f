/** Whether the last day is over, in the database's time zone. */
export function isPast(lastDay: string, now = new Date()): boolean {
  return lastDay < now.toISOString().slice(0, 10)
}
