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
import { isRelease } from './web-app.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const cache = path.join(root, 'node_modules/.cache/server')

const bundleFile = () => path.join(cache, `${fingerprint()}.mjs`)

/** In a release, the server was bundled when the archive was made. */
const releasedBundle = 'build/server.mjs'

/** The server as one file, if it was built from the current sources. */
export function findBundle() {
  const bundle = isRelease() ? path.join(root, releasedBundle) : bundleFile()
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
    await write(unfinished, fixedAddresses)
    for (const old of readdirSync(cache))
      if (old.endsWith('.mjs')) rmSync(path.join(cache, old), { force: true })
    renameSync(unfinished, bundle)
  } catch (error) {
    if (error.code !== 'EACCES' && error.code !== 'EROFS') throw error
  }
}

/** Bundles the server for an archive, which may be unpacked anywhere. */
export async function bundleForRelease(folder) {
  await write(path.join(folder, releasedBundle), movableAddresses)
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

async function write(outfile, addresses) {
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
    plugins: [ownAddresses(addresses)],
  })
}

const fixedAddresses = (file) => ({
  url: JSON.stringify(pathToFileURL(file).href),
  dirname: JSON.stringify(path.dirname(file)),
})

const movableAddresses = (file) => {
  const fromBundle = (at) => path.relative(path.dirname(releasedBundle), path.relative(root, at))
  const inUrl = JSON.stringify(fromBundle(file).replaceAll(path.sep, '/'))
  const inPath = JSON.stringify(fromBundle(path.dirname(file)))
  return {
    url: `new URL(${inUrl}, import.meta.url).href`,
    dirname: `process.getBuiltinModule('node:path').join(import.meta.dirname, ${inPath})`,
  }
}

/** Modules find their files (SQL, pages) beside themselves; inside the bundle they must still know where that is. */
const ownAddresses = (addressesOf) => ({
  name: 'own-addresses',
  setup(build) {
    build.onLoad({ filter: /[\\/]server[\\/].*\.ts$/ }, async ({ path: file }) => {
      const source = await readFile(file, 'utf8')
      const own = addressesOf(file)
      const contents = source.replace(/\bimport\.meta\.(url|dirname)\b/g, (_, key) => own[key])
      return { contents, loader: 'ts' }
    })
  },
})
