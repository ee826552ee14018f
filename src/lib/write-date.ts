/** A date as the language writes it; the first of a month is "1er" in French, which `Intl` does not know. */
export function writeDate(
  language: string,
  options: Intl.DateTimeFormatOptions,
  date: Date | number,
): string {
  return joined(language, new Intl.DateTimeFormat(language, options).formatToParts(date))
}

/** "1er–7 juin 2026", as short as the language can say it. */
export function writeDateRange(
  language: string,
  options: Intl.DateTimeFormatOptions,
  from: number,
  to: number,
): string {
  return joined(language, new Intl.DateTimeFormat(language, options).formatRangeToParts(from, to))
}

const joined = (language: string, parts: { type: string; value: string }[]) =>
  parts
    .map(({ type, value }) => (language === 'fr' && type === 'day' && value === '1' ? '1er' : value))
    .join('')
