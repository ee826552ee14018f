import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const worthwhile = /\.(html|js|css|svg|json|map|txt|wasm|webmanifest)$/

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
      for (const name of await readdir(folder, { recursive: true })) {
        const file = path.join(folder, name)
        if (!worthwhile.test(name) || !(await stat(file)).isFile()) continue
        const content = await readFile(file)
        if (content.length < 1024) continue
        const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }
        await writeFile(`${file}.br`, await promisify(brotliCompress)(content, quality))
        await writeFile(`${file}.gz`, await promisify(gzip)(content))
      }
    },
  }
}
