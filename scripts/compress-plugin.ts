import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const worthwhile = /\.(html|js|css|svg|json|map|txt|wasm|webmanifest)$/
/** What every page loads. The best quality makes it 7% smaller, and takes ten times as long. */
const onEveryPage = /\/(index|base|app|client|shell|\w\w-common)-[\w-]+\.(js|css)$/
/** What was compressed for the last build is kept: these files rarely change. */
const kept = 'node_modules/.cache/compressed'

/** Writes .br and .gz beside each text file of the build, so that the server doesn't have to compress anything. */
export function compressed(): Plugin {
  let folder = 'dist'
  return {
    name: 'compressed',
    apply: 'build',
    configResolved: (config) => {
      folder = path.resolve(config.root, config.build.outDir)
    },
    async closeBundle() {
      await mkdir(kept, { recursive: true })
      const names = await readdir(folder, { recursive: true })
      const used = await Promise.all(
        names.filter((name) => worthwhile.test(name)).map((name) => compress(path.join(folder, name))),
      )
      for (const name of await readdir(kept))
        if (!used.includes(name)) await rm(path.join(kept, name), { force: true })
    },
  }
}

/** Returns the name of what is kept for the next build. */
async function compress(file: string): Promise<string | undefined> {
  if (!(await stat(file)).isFile()) return
  const content = await readFile(file)
  if (content.length < 1024) return
  const quality = onEveryPage.test(file) ? 11 : 9
  const name = `${createHash('sha256').update(content).digest('hex')}-${quality}`
  const before = path.join(kept, name)
  const small = (await readFile(before).catch(() => undefined)) ?? (await brotli(content, quality))
  await writeFile(`${file}.br`, small)
  await writeFile(`${file}.gz`, await promisify(gzip)(content))
  // Under another name first: a build that is stopped must not leave half a file for the next one.
  const unfinished = `${before}-${randomUUID()}`
  await writeFile(unfinished, small)
  await rename(unfinished, before)
  return name
}

function brotli(content: Buffer, quality: number): Promise<Buffer> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  }
  return promisify(brotliCompress)(content, { params })
}
