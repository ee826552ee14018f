import { unwrap } from '../../../lib/errors.ts'
import { connect } from '../../../lib/supabase.ts'
import type { ImportLine } from '../import/model.ts'

/** All skipped lines, in batches. */
export async function getFaults(importId: string): Promise<ImportLine[]> {
  const client = await connect()
  const all: ImportLine[] = []
  for (;;) {
    const after_line = all.at(-1)?.line ?? 0
    const call = client.rpc('import_faults', { import_id: importId, after_line })
    const found = unwrap(await call) as unknown as ImportLine[]
    all.push(...found)
    if (found.length < 2000) return all
  }
}
