import { execFile, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rm, symlink } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { freePort } from '../server/postgres/free-port.ts'
import { temporaryFolder } from '../server/testing/server.ts'
import { startedBefore } from '../server/testing/started-before.ts'
import { isReleased } from './release/contents.ts'
import { type Release, writeRelease } from './release/write-release.ts'

const run = promisify(execFile)
const root = path.join(import.meta.dirname, '..')
let place: string
let release: Release
let unpacked: string

beforeAll(async () => {
  place = await temporaryFolder()
  // A small web app: building the real one takes a minute and is tested elsewhere.
  release = await writeRelease(path.join(place, 'release'), path.join(root, 'server/testing/web'))
  await run('tar', ['-xzf', release.file, '-C', place])
  unpacked = path.join(place, path.basename(release.file, '.tar.gz'))
  await linkProductionPackages(path.join(unpacked, 'node_modules'))
})
afterAll(() => rm(place, { recursive: true, force: true }))

/** What `npm ci --omit=dev` would install, as links to what is installed here. */
async function linkProductionPackages(folder: string): Promise<void> {
  const lock = JSON.parse(await readFile(path.join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { dev?: boolean; devOptional?: boolean }>
  }
  for (const [place, { dev, devOptional }] of Object.entries(lock.packages)) {
    const [, name] = /^node_modules\/((?:@[^/]+\/)?[^/]+)$/.exec(place) ?? []
    if (!name || dev || devOptional) continue
    const link = path.join(folder, name)
    await mkdir(path.dirname(link), { recursive: true })
    await symlink(path.join(root, place), link)
  }
}

it('has a checksum that matches', async () => {
  const digest = createHash('sha256')
    .update(await readFile(release.file))
    .digest('hex')
  expect(release.sha256).toBe(digest)
  expect(await readFile(`${release.file}.sha256`, 'utf8')).toBe(`${digest}  ${path.basename(release.file)}\n`)
})

it('contains what an installation needs, and neither tests nor sources of the web app', async () => {
  expect((await readdir(unpacked)).sort()).toEqual(
    expect.arrayContaining(['build', 'dist', 'docs', 'package-lock.json', 'release.json', 'supabase']),
  )
  expect(await readdir(unpacked)).not.toContain('src')
  expect(isReleased('server/cli/backup.ts')).toBe(true)
  expect(isReleased('server/cli/keys.test.ts')).toBe(false)
  expect(isReleased('.data/keys.json')).toBe(false)
})

it.runIf(process.platform === 'linux')(
  'starts where it was unpacked, with production packages only, and runs its commands',
  async () => {
    const data = path.join(place, 'data')
    await mkdir(data, { mode: 0o711 })
    await startedBefore(data)
    const url = `http://localhost:${await freePort()}`
    const { PATH = '', HOME = '' } = process.env
    const env = {
      PATH,
      HOME,
      DATA_DIR: data,
      // A small folder that starts fast.
      SUPABASE_DIR: path.join(root, 'server/testing/rest'),
      PORT: new URL(url).port,
      DEMO: 'off',
      LOG_LEVEL: 'warn',
    }
    const server = spawn('npm', ['start'], { cwd: unpacked, env })
    let output = ''
    for (const stream of [server.stdout, server.stderr]) stream.on('data', (chunk) => (output += chunk))
    const ended = new Promise<number | null>((resolve) => server.once('close', resolve))
    try {
      await vi.waitFor(
        async () => {
          if (server.exitCode !== null) throw new Error(output)
          expect((await fetch(`${url}/readyz`)).status).toBe(200)
        },
        { timeout: 120_000, interval: 100 },
      )
      expect(await (await fetch(url)).text()).toContain('<title>web</title>')
      const archive = path.join(place, 'backup.tar.gz')
      const { stdout } = await run('npm', ['run', 'backup', '--', archive], { cwd: unpacked, env })
      expect(stdout).toMatch(/backup\.tar\.gz: \d+ rows/)
    } finally {
      server.kill('SIGTERM')
    }
    expect(await ended, output).toBe(0)
  },
)
