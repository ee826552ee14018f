import { openBundle } from '../../../../../supabase/functions/_shared/rosters/one-roster.ts'
import { type OpenedTable, openTable } from './open-table.ts'
import type { OpenedBundle } from './roster-source.ts'
import { TableFault } from './table.ts'

export type OpenedRoster = { table: OpenedTable; opened?: never } | { opened: OpenedBundle; table?: never }

/** A table, or a bundle of OneRoster: workbooks are archives, too. */
export async function openRoster(file: File): Promise<OpenedRoster> {
  const start = new Uint8Array(await file.slice(0, 2).arrayBuffer())
  const isZip = start[0] === 0x50 && start[1] === 0x4b
  if (!isZip) return { table: await openTable(file) }
  const zip = await import('@zip.js/zip.js/lib/zip-core-native.js')
  zip.configure({ useWebWorkers: false })
  if (await isWorkbook(file, zip)) return { table: await openTable(file) }
  return { opened: { name: file.name, bundle: await openBundle(file, zip) } }
}

async function isWorkbook(file: Blob, zip: typeof import('@zip.js/zip.js')): Promise<boolean> {
  const archive = new zip.ZipReader(new zip.BlobReader(file))
  try {
    for await (const { filename } of archive.getEntriesGenerator()) {
      if (/^\/?(xl\/|\[Content_Types\]\.xml$)/.test(filename)) return true
    }
    return false
  } catch {
    throw new TableFault('broken')
  } finally {
    await archive.close().catch(() => {})
  }
}
