/** One page of rows that are all loaded; a page past the last one is the last one. */
export function pageOf<Row>(rows: Row[], wanted: number, size: number) {
  const pages = Math.max(1, Math.ceil(rows.length / size))
  const page = Math.min(wanted, pages)
  return { rows: rows.slice((page - 1) * size, page * size), page, pages }
}
