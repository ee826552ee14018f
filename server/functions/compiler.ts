import type * as Esbuild from 'esbuild'

let underWay = 0

/** Shares one compiler. It runs in its own process, which exits with its last user. */
export async function withCompiler<T>(work: (esbuild: typeof Esbuild) => Promise<T>): Promise<T> {
  // Loaded lazily: a warm start has nothing to bundle.
  const esbuild = await import('esbuild')
  underWay++
  try {
    return await work(esbuild)
  } finally {
    underWay--
    if (underWay === 0) await esbuild.stop()
  }
}
