/** A share in percent, if both numbers are known and the whole isn't zero. */
export const shareOf = (part: number | null, whole: number | null): number | null =>
  part === null || !whole ? null : Math.round((100 * part) / whole)

/** Several missions may share a title: gives each row of a table a unique label. */
export function withUniqueLabels<Row extends { title: string }>(rows: Row[]): (Row & { label: string })[] {
  const seen = new Map<string, number>()
  return rows.map((row) => {
    const nth = (seen.get(row.title) ?? 0) + 1
    seen.set(row.title, nth)
    return { ...row, label: nth > 1 ? `${row.title} (${nth})` : row.title }
  })
}
