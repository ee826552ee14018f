/** "1 December 2026"; what is no day is said as it is. */
export function longDate(day: string, language: string): string {
  const instant = Date.parse(day)
  if (Number.isNaN(instant)) return day
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(instant)
}
