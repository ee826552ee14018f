import { readdir, stat } from 'node:fs/promises'
import path from 'node:path'

/** The files that match a pattern in `sql_paths`, in alphabetical order. `*`, `?` and `[a-z]` don't cross slashes. */
export async function seedFiles(folder: string, pattern: string): Promise<string[]> {
  let places = [path.isAbsolute(pattern) ? path.parse(pattern).root : folder]
  for (const part of pattern.split('/').filter(Boolean)) {
    places = (await Promise.all(places.map((place) => matchesIn(place, part)))).flat()
  }
  const areFiles = await Promise.all(places.map(isFile))
  return places.filter((_, index) => areFiles[index]).sort()
}

async function matchesIn(place: string, part: string): Promise<string[]> {
  if (!/[*?[]/.test(part)) return [path.join(place, part)]
  const expression = toRegExp(part)
  const names = await readdir(place).catch(() => [])
  return names.filter((name) => expression.test(name)).map((name) => path.join(place, name))
}

function toRegExp(part: string): RegExp {
  const source = part.replace(/\[\^?[^\]]+\]|[^\w]/g, (piece) => {
    if (piece === '*') return '.*'
    if (piece === '?') return '.'
    return piece.length > 1 ? piece.replaceAll('\\', '\\\\') : `\\${piece}`
  })
  return new RegExp(`^${source}$`, 's')
}

async function isFile(file: string): Promise<boolean> {
  return stat(file).then(
    (found) => found.isFile(),
    () => false,
  )
}
