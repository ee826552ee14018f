import Papa from 'papaparse'
import { currentLanguage } from '../i18n/i18n.ts'
import { deviceZone, toDateTimeLocal } from './formats/zones.ts'

export type Cell = string | number | null | undefined

/** What spreadsheets expect in each language: French ones split at semicolons and use a decimal comma. */
const signs = { en: { delimiter: ',', point: '.' }, fr: { delimiter: ';', point: ',' } } as const

/** What a spreadsheet would run; a negative number isn't a formula. */
const formula = /^(?:[=+@\t\r]|-(?!\d+(?:[.,]\d+)?$))/

/** Rows as a file that spreadsheets open correctly: with a byte order mark, and nothing they would run. */
export function toCsv(header: string[], rows: Cell[][], language = currentLanguage()): string {
  const { delimiter, point } = signs[language]
  const data = rows.map((row) =>
    row.map((cell) => (typeof cell === 'number' ? String(cell).replace('.', point) : cell)),
  )
  const options = { delimiter, escapeFormulae: formula, newline: '\r\n' }
  return `\uFEFF${Papa.unparse({ fields: header, data }, options)}`
}

/** "2026-11-16 18:05": the one way to write a moment that every spreadsheet reads as a date. */
export const csvMoment = (moment: string, zone = deviceZone()): string =>
  toDateTimeLocal(moment, zone).replace('T', ' ')
