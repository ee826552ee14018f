import { comparable } from './comparable.ts'

/** The words of a search, without characters special to the filter. */
export const searchWords = (text: string): string[] =>
  comparable(text)
    .replace(/[%_*\\,()"]/g, ' ')
    .split(/\s+/)
    .filter(Boolean)
