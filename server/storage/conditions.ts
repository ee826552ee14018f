import type { ByteRange } from './backend/backend.ts'

export interface Validators {
  eTag: string
  lastModified: Date
}

type Header = (name: string) => string | undefined

/** Whether the client's copy is still current (304). */
export function isUnchanged(header: Header, current: Validators): boolean {
  const tags = header('if-none-match')
  if (tags !== undefined) {
    return tags.split(',').some((tag) => tag.trim() === '*' || sameTag(tag.trim(), current.eTag))
  }
  const since = Date.parse(header('if-modified-since') ?? '')
  return Math.floor(current.lastModified.getTime() / 1000) * 1000 <= since
}

function sameTag(a: string, b: string): boolean {
  const bare = (tag: string) => tag.replace(/^W\//, '').replace(/^"|"$/g, '')
  return bare(a) === bare(b)
}

/** The requested range: nothing for the whole file, "unsatisfiable" if it is out of bounds. */
export function wantedRange(
  header: Header,
  size: number,
  current: Validators,
): ByteRange | 'unsatisfiable' | undefined {
  const [, from, to] = /^bytes=(\d*)-(\d*)$/.exec(header('range')?.trim() ?? '') ?? []
  if (from === undefined || to === undefined || (from === '' && to === '')) return undefined
  const condition = header('if-range')
  if (condition !== undefined && !stillSame(condition, current)) return undefined
  const start = from === '' ? Math.max(size - Number(to), 0) : Number(from)
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1)
  if (from !== '' && to !== '' && Number(from) > Number(to)) return undefined
  return start >= size || start > end ? 'unsatisfiable' : { start, end }
}

function stillSame(condition: string, current: Validators): boolean {
  if (condition.includes('"')) return condition.trim() === current.eTag
  return Date.parse(condition) >= Math.floor(current.lastModified.getTime() / 1000) * 1000
}
