import type * as Esbuild from 'esbuild'

let underWay = 0

/** Lends out the compiler. It works in a process of its own, which ends with the last that uses it. */
export async function withCompiler<T>(work: (esbuild: typeof Esbuild) => Promise<T>): Promise<T> {
  // Loaded where it is used: a warm start has nothing to bundle.
  const esbuild = await import('esbuild')
  underWay++
  try {
    return await work(esbuild)
  } finally {
    underWay--
    if (underWay === 0) await esbuild.stop()
  }
}
