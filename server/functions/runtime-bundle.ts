import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { build } from 'esbuild'

/** The code every function's thread begins with, as one plain module: threads do not read TypeScript. */
export async function runtimeBundle(cacheFolder: string): Promise<string> {
  const result = await build({
    entryPoints: [path.join(import.meta.dirname, 'runtime/main.ts')],
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    logLevel: 'silent',
  })
  const code = result.outputFiles[0]!.text
  const digest = createHash('sha256').update(code).digest('hex').slice(0, 16)
  const file = path.join(cacheFolder, `runtime-${digest}.mjs`)
  await mkdir(cacheFolder, { recursive: true, mode: 0o700 })
  if (!existsSync(file)) await writeFile(file, code)
  return file
}
