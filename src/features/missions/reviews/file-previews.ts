import { parseCsv } from '../../../../supabase/functions/_shared/tables/csv-rows.ts'
import { endingOf } from '../../core/files/kinds.ts'

/** Larger files are downloaded instead. */
export const maxPreviewedBytes = 10 * 1024 * 1024
export const maxPreviewedRows = 50
const maxPreviewedCells = 40
const maxPreviewedText = 50_000

const pictures: Record<string, string> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  gif: 'image/gif',
}
const texts: Record<string, 'table' | 'markdown' | 'text'> = {
  csv: 'table',
  md: 'markdown',
  txt: 'text',
  json: 'text',
}

export type FilePreviewKind = 'pdf' | 'picture' | 'table' | 'markdown' | 'text'

/** How a submitted file is shown in the page. Only types that run no code; SVG and HTML aren't previewed. */
export function previewKind({ name, size }: { name: string; size: number }): FilePreviewKind | undefined {
  if (size > maxPreviewedBytes) return undefined
  const ending = endingOf(name).toLowerCase()
  if (ending === 'pdf') return 'pdf'
  if (Object.hasOwn(pictures, ending)) return 'picture'
  return Object.hasOwn(texts, ending) ? texts[ending] : undefined
}

/** Whatever type was stored, a picture is shown with the type its name implies. */
export const pictureType = (name: string): string | undefined => pictures[endingOf(name).toLowerCase()]

/** The start of a text, and whether there is more. */
export const shortText = (text: string): { start: string; hasMore: boolean } => ({
  start: text.slice(0, maxPreviewedText),
  hasMore: text.length > maxPreviewedText,
})

/** The first rows of a table, and whether there are more. */
export function firstRows(text: string): { rows: string[][]; hasMore: boolean } {
  const rows = parseCsv(text.replace(/^\uFEFF/, ''))
  return {
    rows: rows.slice(0, maxPreviewedRows).map(({ cells }) => cells.slice(0, maxPreviewedCells)),
    hasMore: rows.length > maxPreviewedRows,
  }
}
