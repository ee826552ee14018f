import path from 'node:path'
import { writeRelease } from './release/write-release.ts'
import { buildWebApp } from './web-app.mjs'

/** `npm run release [-- FOLDER]`: one archive with everything an installation needs, and its checksum. */
await buildWebApp()
const { file, sha256, bytes, files } = await writeRelease(path.resolve(process.argv[2] ?? 'release'))
process.stdout.write(`${file}: ${files} files, ${bytes} bytes\n${sha256}\n`)
