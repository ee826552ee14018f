import { listFormat } from './formatters.ts'
import { localeOf } from './locale.ts'

/** "SQL, Python, and Git", in French "SQL, Python et Git"; with "or" if one of them is enough. */
export function writeList(
  language: string,
  items: readonly string[],
  type: 'conjunction' | 'disjunction' = 'conjunction',
): string {
  return listFormat(localeOf(language), { type }).format(items)
}
