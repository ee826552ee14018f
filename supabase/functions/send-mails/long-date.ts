/** "December 1, 2026", "1er décembre 2026"; what is no day is said as it is. */
export function longDate(day: string, language: string): string {
  const instant = Date.parse(day)
  if (Number.isNaN(instant)) return day
  return write(instant, language, { dateStyle: 'long', timeZone: 'UTC' })
}

/** "Tuesday, December 1, 2026 at 6:00 PM (Europe/Paris)": a time means something only with its zone. */
export function longMoment(moment: string, zone: string, language: string): string {
  const instant = Date.parse(moment)
  if (Number.isNaN(instant)) return moment
  const format = { dateStyle: 'full', timeStyle: 'short', timeZone: zone || 'UTC' } as const
  return `${write(instant, language, format)} (${zone || 'UTC'})`
}

/** French says the first of a month as an ordinal number. */
function write(instant: number, language: string, format: Intl.DateTimeFormatOptions): string {
  const written = new Intl.DateTimeFormat(language, format).format(instant)
  return language.startsWith('fr') ? written.replace(/(?<!\d)1(?= \p{L})/u, '1er') : written
}
