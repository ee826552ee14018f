/** "1 December 2026"; what is no day is said as it is. */
export function longDate(day: string, language: string): string {
  const instant = Date.parse(day)
  if (Number.isNaN(instant)) return day
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(instant)
}

/** "Tuesday 1 December 2026 at 18:00 (Europe/Paris)": a time means something only with its zone. */
export function longMoment(moment: string, zone: string, language: string): string {
  const instant = Date.parse(moment)
  if (Number.isNaN(instant)) return moment
  const format = { dateStyle: 'full', timeStyle: 'short', timeZone: zone || 'UTC' } as const
  return `${new Intl.DateTimeFormat(language, format).format(instant)} (${zone || 'UTC'})`
}
