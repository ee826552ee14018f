import { asService } from '../_shared/backend.ts'
import { oneAtATime } from '../_shared/one-at-a-time.ts'
import { openFile, storeFile } from '../_shared/stored-file.ts'
import { buildArchive } from './archive.ts'
import type { Export, Rows } from './export.ts'
import { gatherRows } from './gather.ts'

declare const EdgeRuntime: { waitUntil(work: Promise<unknown>): void }

// No one is signed in while an export is built, and it contains rows that only its person may read.
const backend = asService()

async function call<T>(name: string, values: Record<string, unknown> = {}): Promise<T> {
  const { data, error } = await backend.rpc(name, values)
  if (error) throw new Error(`${name}: ${error.message}`)
  return data
}

/** Streamed as it is built: neither the files nor the archive are ever in memory as a whole. */
async function build(wanted: Export): Promise<void> {
  const held = { export: wanted.id, held_lease: wanted.lease }
  const note = (percent: number, step: 'data' | 'files') =>
    call<void>('note_export_progress', { ...held, percent, step })
  const rows = await gatherRows(wanted.tables, {
    read: (targets) => call<Rows>('export_rows', { ...held, targets }),
    note: (share) => note(Math.round(share * 40), 'data'),
  })
  const path = `${wanted.person}/${wanted.id}.zip`
  const archive = buildArchive(wanted, rows, {
    open: openFile,
    note: (share) => note(40 + Math.round(share * 59), 'files'),
  })
  await storeFile({ bucket: 'exports', folder: wanted.person, name: path }, 'application/zip', archive.stream)
  await call('finish_export', { ...held, path, size: await archive.size })
}

const run = oneAtATime(async () => {
  for (let wanted = await call<Export | null>('claim_export'); wanted; wanted = await call('claim_export')) {
    try {
      await build(wanted)
    } catch (error) {
      console.error(`export ${wanted.id} failed: ${(error as Error).message}`)
      await call('fail_export', { export: wanted.id, held_lease: wanted.lease })
    }
  }
})

/** Responds immediately while building continues, and doesn't reveal whose export it is. */
Deno.serve(() => {
  EdgeRuntime.waitUntil(run().catch((error) => console.error((error as Error).message)))
  return new Response(null, { status: 202 })
})
