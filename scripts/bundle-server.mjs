import { createHash } from 'node:crypto'
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { filesBelow } from './newest.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const cache = path.join(root, 'node_modules/.cache/server')

const bundleFile = () => path.join(cache, `${fingerprint()}.mjs`)

/** The server as one file, if it was built from the current sources. */
export function findBundle() {
  const bundle = bundleFile()
  return existsSync(bundle) ? pathToFileURL(bundle).href : undefined
}

/**
 * Bundles the server into one file, which Node loads several times faster than hundreds of modules. Skipped if the
 * folder can't be written: then the sources run as they are.
 */
export async function bundleServer() {
  const bundle = bundleFile()
  if (existsSync(bundle)) return
  const unfinished = `${bundle}.${process.pid}`
  try {
    mkdirSync(cache, { recursive: true })
    // Tried here, because the compiler's own error has no code.
    accessSync(cache, constants.W_OK)
    await write(unfinished)
    for (const old of readdirSync(cache))
      if (old.endsWith('.mjs')) rmSync(path.join(cache, old), { force: true })
    renameSync(unfinished, bundle)
  } catch (error) {
    if (error.code !== 'EACCES' && error.code !== 'EROFS') throw error
  }
}

function fingerprint() {
  const sources = filesBelow(
    [path.join(root, 'server')],
    (file) => /\.ts$/.test(file) && !/\.test\.ts$/.test(file),
  )
  const lock = statSync(path.join(root, 'package-lock.json')).mtimeMs
  const text = JSON.stringify([process.version, lock, sources])
  return createHash('sha256').update(text).digest('hex').slice(0, 20)
}

async function write(outfile) {
  const { build } = await import('esbuild')
  await build({
    entryPoints: [path.join(root, 'server/main.ts')],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    packages: 'external',
    sourcemap: 'inline',
    logLevel: 'error',
    plugins: [ownAddresses],
  })
}

/** Modules find their files (SQL, pages) beside themselves; inside the bundle they must still know where that is. */
const ownAddresses = {
  name: 'own-addresses',
  setup(build) {
    build.onLoad({ filter: /[\\/]server[\\/].*\.ts$/ }, async ({ path: file }) => {
      const source = await readFile(file, 'utf8')
      const contents = source
        .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(file).href))
        .replaceAll('import.meta.dirname', JSON.stringify(path.dirname(file)))
      return { contents, loader: 'ts' }
    })
  },
}
