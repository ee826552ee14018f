/** Where a page ended. Callers pass it back as they got it. */
export interface Place {
  at: string
  id: string
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const time = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,6})?\+00:00$/

export const isUuid = (text: string): boolean => uuid.test(text)

export const writeCursor = ({ at, id }: Place): string =>
  btoa(`${at} ${id}`).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')

/** Undefined if it isn't one of ours. */
export function readCursor(text: string): Place | undefined {
  if (!/^[\w-]{40,100}$/.test(text)) return undefined
  try {
    const [at = '', id = '', ...more] = atob(text.replaceAll('-', '+').replaceAll('_', '/')).split(' ')
    const isReal = time.test(at) && !Number.isNaN(Date.parse(at)) && uuid.test(id)
    return isReal && more.length === 0 ? { at, id } : undefined
  } catch {
    return undefined
  }
}
