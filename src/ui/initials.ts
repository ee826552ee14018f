/** The first letters of the first two words; a letter may be a surrogate pair. */
export function initialsOf(name: string): string {
  return name
    .trim()
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => ([...word][0] ?? '').toUpperCase())
    .join('')
}
