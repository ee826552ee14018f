import { invalidRange } from '../errors.ts'

export interface Range {
  offset: number
  limit?: number
}

/** The `Range` header in rows: `0-9`, `10-`. */
export function parseRangeHeader(header: string | undefined): Range | undefined {
  const found = /^(?:items=)?(\d+)-(\d*)$/.exec(header?.trim() ?? '')
  if (!found) return undefined
  const offset = Number(found[1])
  if (found[2] === '') return { offset }
  const last = Number(found[2])
  if (last < offset)
    throw invalidRange(
      'The lower boundary must be lower than or equal to the upper boundary in the Range header.',
    )
  return { offset, limit: last - offset + 1 }
}

/** `0-19/42`, or `*` for what is unknown or missing. */
export function contentRange(offset: number, rows: number, total: number | undefined): string {
  const shown = rows > 0 ? `${offset}-${offset + rows - 1}` : '*'
  return `${shown}/${total ?? '*'}`
}
