import { type ChildProcess, spawn } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { Client } from 'pg'
import { expect, it } from 'vitest'
import { createDatabase } from '../testing/databases.ts'
import { temporaryFolder } from '../testing/server.ts'

const secretKey = 'sb_secret_crash'
const headers = { authorization: `Bearer ${secretKey}` }

async function start(env: Record<string, string>): Promise<{ child: ChildProcess; url: string }> {
  const root = path.join(import.meta.dirname, '../..')
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let said = ''
  const url = await new Promise<string>((resolve, reject) => {
    child.once('exit', () => reject(new Error('the server did not start')))
    child.stdout!.on('data', (chunk) => {
      said += chunk
      const found = /"url":"(http:[^"]+)"/.exec(said)?.[1]
      if (found) resolve(found)
    })
  })
  return { child, url }
}

function killed(child: ChildProcess): Promise<unknown> {
  const gone = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGKILL')
  return gone
}

it('has every acknowledged file after kill -9, and nothing partial', async () => {
  const data = await temporaryFolder()
  const databaseUrl = await createDatabase()
  const env = {
    PORT: '0',
    DATA_DIR: data,
    DATABASE_URL: databaseUrl,
    SUPABASE_DIR: path.join(import.meta.dirname, '../testing/storage'),
    SUPABASE_SECRET_KEY: secretKey,
    LOG_LEVEL: 'info',
  }
  const digest = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
  const acknowledged = new Map<string, string>()
  const sent = new Map<string, string>()
  const first = await start(env)
  const write = async (worker: number) => {
    for (let at = 0; ; at++) {
      const body = randomBytes(200_000)
      // Half of the writes replace an object; the others create one.
      const name = at % 2 ? `w${worker}/again.bin` : `w${worker}/${at}.bin`
      sent.set(name, digest(body))
      const answer = await fetch(`${first.url}/storage/v1/object/documents/${name}`, {
        method: 'POST',
        headers: { ...headers, 'x-upsert': 'true' },
        body,
      })
      if (answer.ok) acknowledged.set(name, digest(body))
    }
  }
  const writers = [1, 2, 3, 4].map((worker) => write(worker).catch(() => undefined))
  await expect.poll(() => acknowledged.size).toBeGreaterThan(20)
  await killed(first.child)
  await Promise.all(writers)

  const second = await start(env)
  const read = async (name: string) => {
    const answer = await fetch(`${second.url}/storage/v1/object/documents/${name}`, { headers })
    expect(answer.status).toBe(200)
    return digest(new Uint8Array(await answer.arrayBuffer()))
  }
  const lost: string[] = []
  for (const [name, content] of acknowledged) {
    // The last one sent may have been stored without its response arriving.
    if (![content, sent.get(name)].includes(await read(name))) lost.push(name)
  }
  expect(lost).toEqual([])

  const client = new Client(databaseUrl)
  await client.connect()
  const { rows } = await client.query(
    'select version from storage.objects union select version from _server.storage_files',
  )
  await client.end()
  const known = new Set(rows.map((row) => row.version))
  const onDisk = (await readdir(path.join(data, 'storage'), { recursive: true })).filter((file) =>
    file.includes('/'),
  )
  expect(onDisk.map((file) => path.basename(file)).filter((version) => !known.has(version))).toEqual([])
  await killed(second.child)
  await rm(data, { recursive: true })
})
