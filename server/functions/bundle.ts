import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import type * as Esbuild from 'esbuild'
import type { FunctionSource } from './catalog.ts'
import { withCompiler } from './compiler.ts'
import { readImportMap } from './import-map.ts'
import { denoImports } from './resolver.ts'

export interface Bundle {
  file: string
  /** Changes when one of its source files changes. */
  inputs: InputFile[]
}

interface InputFile {
  path: string
  mtimeMs: number
  size: number
}

const { version } = createRequire(import.meta.url)('esbuild/package.json') as { version: string }

/** A function whose source can't be bundled, with the compiler's output for the log. */
class BundleFailure extends Error {
  override readonly name = 'BundleFailure'
}

/** Bundles a function, or reuses the bundle that an earlier start left in `cacheFolder`. */
export async function bundleFunction(source: FunctionSource, cacheFolder: string): Promise<Bundle> {
  await mkdir(cacheFolder, { recursive: true, mode: 0o700 })
  const record = path.join(cacheFolder, `${source.name}.json`)
  const recipe = createHash('sha256')
    .update(JSON.stringify([version, source]))
    .digest('hex')
    .slice(0, 16)
  const kept = await readRecord(record)
  if (kept?.recipe === recipe && (await isFresh(kept))) return kept
  const { code, inputs } = await withCompiler((esbuild) => compile(source, esbuild))
  const digest = createHash('sha256').update(code).digest('hex').slice(0, 16)
  const bundle = { recipe, file: path.join(cacheFolder, `${source.name}-${digest}.mjs`), inputs }
  await writeFile(bundle.file, code)
  await writeFile(`${record}.new`, JSON.stringify(bundle))
  await rename(`${record}.new`, record)
  return bundle
}

/** Compares sizes and times only, so it is cheap enough to call on every request. */
export async function isFresh({ file, inputs }: Bundle): Promise<boolean> {
  const found = await Promise.all(inputs.map((input) => stat(input.path).catch(() => undefined)))
  const same = inputs.every(
    (input, i) => found[i]?.mtimeMs === input.mtimeMs && found[i]?.size === input.size,
  )
  return same && (await stat(file).catch(() => undefined)) !== undefined
}

async function compile(
  source: FunctionSource,
  { build, formatMessages }: typeof Esbuild,
): Promise<{ code: string; inputs: InputFile[] }> {
  try {
    const result = await build({
      entryPoints: [source.entrypoint],
      bundle: true,
      write: false,
      metafile: true,
      format: 'esm',
      platform: 'node',
      target: 'node20',
      conditions: ['node'],
      charset: 'utf8',
      logLevel: 'silent',
      absWorkingDir: source.root,
      tsconfigRaw: { compilerOptions: { jsx: 'react-jsx', target: 'es2022', experimentalDecorators: true } },
      plugins: [denoImports(readImportMap(source.importMap))],
    })
    const files = Object.keys(result.metafile.inputs)
      .filter((input) => !/^[\w-]+:/.test(input))
      .map((input) => path.resolve(source.root, input))
    if (source.importMap) files.push(source.importMap)
    return { code: result.outputFiles[0]!.text, inputs: await Promise.all(files.map(describe)) }
  } catch (error) {
    const { errors } = error as Esbuild.BuildFailure
    if (!errors) throw new BundleFailure((error as Error).message, { cause: error })
    throw new BundleFailure((await formatMessages(errors, { kind: 'error' })).join('\n'))
  }
}

async function describe(file: string): Promise<InputFile> {
  const { mtimeMs, size } = await stat(file)
  return { path: file, mtimeMs, size }
}

async function readRecord(file: string): Promise<(Bundle & { recipe: string }) | undefined> {
  try {
    return JSON.parse(await readFile(file, 'utf8'))
  } catch {
    return undefined
  }
}
