import Papa from 'papaparse'

export type Cell = string | number | null | undefined

/** Rows as a file that spreadsheets open rightly: with a byte-order mark, and nothing that they would run. */
export function toCsv(header: string[], rows: Cell[][]): string {
  return `\uFEFF${Papa.unparse({ fields: header, data: rows }, { escapeFormulae: true, newline: '\r\n' })}`
}
