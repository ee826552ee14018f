import type { Plugin } from 'vite'

/** What each chunk imports before it runs. */
type ChunkImports = Map<string, readonly string[]>

/** Everything that has to be fetched and run before a chunk. */
export function neededBy(start: string, imports: ChunkImports): Set<string> {
  const needed = new Set<string>()
  const waiting = [...(imports.get(start) ?? [])]
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (needed.has(next)) continue
    needed.add(next)
    waiting.push(...(imports.get(next) ?? []))
  }
  return needed
}

/** Ends a build whose chunks would wait for each other. */
export function withoutCircles(): Plugin {
  return {
    name: 'without-circles',
    apply: 'build',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      const imports = new Map(chunks.map(({ fileName, imports: needs }) => [fileName, needs]))
      for (const { fileName } of chunks)
        if (neededBy(fileName, imports).has(fileName))
          this.error(`${fileName} would wait for itself: it is imported by what it imports`)
    },
  }
}
