import { execFile } from 'node:child_process'
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/server.ts'
import { type OtherS3Server, startOtherS3Server } from '../../testing/storage/other-s3-server.ts'
import type { Backend } from '../backend/backend.ts'
import { openBackend } from '../backend/open.ts'
import { listFiles } from './list-files.ts'
import { moveFiles, removeOriginals } from './move-files.ts'

let store: OtherS3Server
let server: TestServer
let disk: Backend
let bucket: Backend
let versions: string[]

beforeAll(async () => {
  store = await startOtherS3Server()
  server = await startTestServer('storage')
  const files = server.client(server.engine.secretKey).storage.from('documents')
  for (const [name, content] of [
    ['large.bin', Buffer.alloc(5_200_000, 3)],
    ['empty.txt', ''],
    ['a.txt', 'the first'],
    ['b.txt', 'the second'],
  ] as const) {
    expect((await files.upload(name, content)).error).toBeNull()
  }
  disk = await openBackend(server.engine.env)
  bucket = await openBackend({ ...server.engine.env, ...store.env, STORAGE_S3_FORCE_PATH_STYLE: 'true' })
  versions = await listFiles(server.databaseUrl)
})
afterAll(async () => {
  disk.close()
  bucket.close()
  await server.close()
  await store.close()
})

const versionOf = async (name: string) =>
  (await server.sql<{ version: string }>('select version from storage.objects where name = $1', [name]))[0]!
    .version

async function textOf(backend: Backend, version: string): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of await backend.read(version)) chunks.push(chunk)
  return Buffer.concat(chunks).toString()
}

it('stops where a file cannot be copied, and continues when it is run again', async () => {
  const broken = Object.create(bucket, {
    write: {
      value: (version: string, source: AsyncIterable<Uint8Array>) =>
        version === versions.at(-1)
          ? Promise.reject(new Error('the store is away'))
          : bucket.write(version, source),
    },
  }) as Backend
  await expect(moveFiles(versions, disk, broken)).rejects.toThrow('the store is away')
  const { copied, kept, missing } = await moveFiles(versions, disk, bucket)
  expect(copied + kept).toBe(4)
  expect(copied).toBeGreaterThan(0)
  expect(missing).toEqual([])
  expect(await textOf(bucket, await versionOf('a.txt'))).toBe('the first')
  expect(await moveFiles(versions, disk, bucket)).toEqual({ copied: 0, kept: 4, missing: [] })
})

it('replaces a copy that differs, and counts what neither place has', async () => {
  const version = await versionOf('b.txt')
  await bucket.remove([version])
  await bucket.write(
    version,
    (async function* () {
      yield Buffer.from('the sec')
    })(),
  )
  const nowhere = crypto.randomUUID()
  expect(await moveFiles([...versions, nowhere], disk, bucket)).toEqual({
    copied: 1,
    kept: 3,
    missing: [nowhere],
  })
  expect(await textOf(bucket, version)).toBe('the second')
})

it('the command moves files back to an empty disk and removes the originals', async () => {
  const data = path.join(server.engine.env.DATA_DIR, 'elsewhere')
  await mkdir(data, { mode: 0o711 })
  const run = (...words: string[]) =>
    new Promise<string>((resolve) => {
      const env = {
        ...store.env,
        DATA_DIR: data,
        DATABASE_URL: server.databaseUrl,
        PATH: process.env.PATH ?? '',
      }
      const file = path.resolve('server/cli/storage-move.ts')
      execFile(process.execPath, ['--import', 'tsx', file, ...words], { env }, (_, stdout, stderr) =>
        resolve(stdout + stderr),
      )
    })
  // Half of a file, as a killed process leaves it.
  const version = await versionOf('a.txt')
  const folder = path.join(data, 'storage', version.slice(0, 2))
  await mkdir(folder, { recursive: true })
  await writeFile(path.join(folder, version), 'the fi')
  expect(await run('sideways')).toContain('Usage')
  expect(await run('to-disk', '--remove')).toContain(
    'Files copied and verified: 4. Already there: 0.\nOriginals removed: 4.',
  )
  const restored = await openBackend({ DATA_DIR: data })
  expect(await textOf(restored, version)).toBe('the first')
  expect(await readdir(data)).not.toContain('server.lock')
  expect(await moveFiles(versions, bucket, restored)).toMatchObject({ copied: 0, kept: 4 })
  expect(await removeOriginals(versions, bucket, restored)).toBe(0)
})
