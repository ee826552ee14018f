/** Someone's own text, without control characters and not longer than there is room for. */
export function clean(value: unknown, longest: number): string {
  const text = String(value ?? '')
    .replace(longest > 200 ? /[^\P{Cc}\n]+/gu : /[\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim()
  return text.length > longest ? `${text.slice(0, longest - 1)}…` : text
}

/** Names and titles are kept to one short line; `limits` allows more for some fields. */
export function cleanValues(
  data: Record<string, unknown>,
  limits: Record<string, number> = {},
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(data).map(([key, value]) => [key, clean(value, limits[key] ?? 120)]),
  )
}
