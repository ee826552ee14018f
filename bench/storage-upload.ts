import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { removeFolder, residentMegabytes, startProcess, temporaryFolder } from './process.ts'

/** How much memory 200 MB on their way in and out add to the server. Fails above 64 MB. */
const megabytes = 200
const allowed = 64
const secretKey = 'sb_secret_bench'
const headers = { authorization: `Bearer ${secretKey}` }

const backend = await temporaryFolder()
await writeFile(
  path.join(backend, 'config.toml'),
  '[storage]\nfile_size_limit = "300MiB"\n[storage.buckets.bench]\npublic = false\n',
)
const data = await temporaryFolder()
const server = await startProcess({ SUPABASE_DIR: backend, SUPABASE_SECRET_KEY: secretKey }, data)

const idle = await residentMegabytes(server.pid)

/** How far the process rises above its idle memory while the work lasts. */
async function riseDuring(work: () => Promise<void>): Promise<{ rise: number; seconds: number }> {
  const started = performance.now()
  let peak = 0
  const timer = setInterval(async () => {
    peak = Math.max(peak, await residentMegabytes(server.pid))
  }, 20)
  await work()
  clearInterval(timer)
  return { rise: Math.round(peak - idle), seconds: (performance.now() - started) / 1000 }
}

async function* chunks() {
  const chunk = Buffer.alloc(1024 * 1024, 'x')
  for (let sent = 0; sent < megabytes; sent++) yield chunk
}

const target = `${server.url}/storage/v1/object/bench/large.bin`

async function uploadRaw(): Promise<void> {
  const body = Readable.toWeb(Readable.from(chunks()))
  const answer = await fetch(target, { method: 'POST', headers, body, duplex: 'half' } as RequestInit)
  if (!answer.ok) throw new Error(await answer.text())
}

async function uploadForm(): Promise<void> {
  const form = new FormData()
  const chunk = Buffer.alloc(1024 * 1024, 'x')
  form.append('', new Blob(Array.from({ length: megabytes }, () => chunk)))
  const upsert = { ...headers, 'x-upsert': 'true' }
  const answer = await fetch(target, { method: 'POST', headers: upsert, body: form })
  if (!answer.ok) throw new Error(await answer.text())
}

async function download(): Promise<void> {
  const answer = await fetch(target, { headers })
  let size = 0
  for await (const chunk of answer.body!) size += chunk.byteLength
  if (size !== megabytes * 1024 * 1024) throw new Error(`${size} bytes came back`)
}

try {
  const raw = await riseDuring(uploadRaw)
  const form = await riseDuring(uploadForm)
  const out = await riseDuring(download)
  const worst = Math.max(raw.rise, form.rise, out.rise)
  const show = ({ rise, seconds }: typeof raw) => `+${rise} MB in ${seconds.toFixed(1)} s`
  console.log(
    `storage, ${megabytes} MB: upload ${show(raw)}, as a form ${show(form)}, download ${show(out)} (allowed +${allowed} MB)`,
  )
  if (worst >= allowed) process.exitCode = 1
} finally {
  await server.stop()
  await removeFolder(data)
  await removeFolder(backend)
}
