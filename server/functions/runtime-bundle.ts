import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { withCompiler } from './compiler.ts'

const folder = path.join(import.meta.dirname, 'runtime')
const shared = ['protocol.ts', 'body-channel.ts'].map((file) => path.join(import.meta.dirname, file))

/** The code every function's thread starts with, as one plain module: threads can't load TypeScript. */
export async function runtimeBundle(cacheFolder: string): Promise<string> {
  const file = path.join(cacheFolder, `runtime-${await digestOfSources()}.mjs`)
  if (existsSync(file)) return file
  const result = await withCompiler(({ build }) =>
    build({
      entryPoints: [path.join(folder, 'main.ts')],
      bundle: true,
      write: false,
      format: 'esm',
      platform: 'node',
      target: 'node20',
      logLevel: 'silent',
    }),
  )
  await mkdir(cacheFolder, { recursive: true, mode: 0o700 })
  await writeFile(`${file}.new`, result.outputFiles[0]!.text)
  await rename(`${file}.new`, file)
  return file
}

async function digestOfSources(): Promise<string> {
  const own = (await readdir(folder)).sort().map((file) => path.join(folder, file))
  const hash = createHash('sha256')
  for (const file of [...own, ...shared]) hash.update(await readFile(file))
  return hash.digest('hex').slice(0, 16)
}
