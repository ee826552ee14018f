import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { type Pack, pack } from 'tar-stream'
import { bundleForRelease } from '../bundle-server.mjs'
import { currentCommit, releasedFiles } from './contents.ts'

const root = path.join(import.meta.dirname, '../..')

export interface Release {
  /** The archive; its checksum is beside it, in a file with `.sha256` added to the name. */
  file: string
  sha256: string
  bytes: number
  files: number
}

interface Member {
  /** Its name inside the release. */
  name: string
  from: string
}

/** Writes the archive of the current version and its checksum. The same files always give the same bytes. */
export async function writeRelease(folder: string, web = path.join(root, 'dist')): Promise<Release> {
  const { version } = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8'))
  const commit = await currentCommit(root)
  const built = await mkdtemp(path.join(tmpdir(), 'release-'))
  try {
    await bundleForRelease(built)
    const about = { version, commit: commit.id, ...(commit.isChanged && { isChanged: true }) }
    await writeFile(path.join(built, 'release.json'), `${JSON.stringify(about, null, 2)}\n`)
    const members = [
      ...(await releasedFiles(root)).map((name) => ({ name, from: path.join(root, name) })),
      ...(await membersOf(built, '')),
      ...(await membersOf(web, 'dist/')),
    ]
    const name = `essor-${version}`
    await mkdir(folder, { recursive: true })
    const file = path.join(folder, `${name}.tar.gz`)
    await writeArchive(file, name, members, commit.at)
    const sha256 = await digestOf(file)
    await writeFile(`${file}.sha256`, `${sha256}  ${path.basename(file)}\n`)
    return { file, sha256, bytes: (await stat(file)).size, files: members.length }
  } finally {
    await rm(built, { recursive: true, force: true })
  }
}

async function membersOf(folder: string, prefix: string): Promise<Member[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .map((from) => ({ name: prefix + path.relative(folder, from).replaceAll(path.sep, '/'), from }))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
}

async function writeArchive(file: string, top: string, members: Member[], at: Date): Promise<void> {
  const unfinished = `${file}.unfinished`
  const tar = pack()
  const written = pipeline(tar, createGzip({ level: 9 }), createWriteStream(unfinished, { flush: true }))
  written.catch(() => undefined)
  for (const { name, from } of members) {
    await add(tar, { name: `${top}/${name}`, mode: 0o644, mtime: at }, await readFile(from))
  }
  tar.finalize()
  await written
  await rename(unfinished, file)
}

function add(tar: Pack, header: { name: string; mode: number; mtime: Date }, content: Buffer): Promise<void> {
  return new Promise((resolve, reject) => {
    tar.entry(header, content, (error) => (error ? reject(error) : resolve()))
  })
}

async function digestOf(file: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  return hash.digest('hex')
}
