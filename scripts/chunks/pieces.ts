import { gzipSync } from 'node:zlib'
import { build, type InlineConfig, type Rolldown } from 'vite'

/** Modules that exactly the same pages load. */
export interface Piece {
  /** The module that others load when they want it; null if it is only shared code. */
  entry: string | null
  modules: readonly string[]
  code: string
  /** In kilobytes, compressed. */
  size: number
  /** The pieces that have to run first. */
  needs: readonly string[]
  /** The pieces it loads when it wants them. */
  loads: readonly string[]
}

export type Pieces = ReadonlyMap<string, Piece>

/** A minified file is about three quarters as large, compressed. */
const minified = 0.75 / 1000
/** What pieces take from each other goes away when they are put together. */
const connections = /^(import|export)\b[^;]*;$/gm

/** Builds the app in memory, cut as finely as possible: only a build knows exactly what each page needs. */
export async function buildPieces(config: InlineConfig): Promise<Pieces> {
  const { output } = (await build({
    ...config,
    configFile: false,
    logLevel: 'error',
    build: { ...config.build, write: false, minify: false, cssMinify: false, reportCompressedSize: false },
  })) as Rolldown.RolldownOutput
  const chunks = output.filter((file) => file.type === 'chunk')
  return new Map(
    chunks.map((chunk) => [
      chunk.fileName,
      {
        entry: chunk.facadeModuleId,
        modules: chunk.moduleIds,
        code: chunk.code,
        size: gzipSync(chunk.code.replace(connections, '')).length * minified,
        needs: chunk.imports,
        loads: chunk.dynamicImports,
      },
    ]),
  )
}

/** Some pieces and everything that has to run before them. */
export function withNeeds(names: Iterable<string>, pieces: Pieces): Set<string> {
  const found = new Set(names)
  for (const name of found) for (const need of pieces.get(name)?.needs ?? []) found.add(need)
  return found
}
