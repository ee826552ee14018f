import { ask } from '../../../../lib/rpc.ts'
import { answers, type FaultyLine } from './answers.ts'

/** All skipped lines, in batches. */
export async function getFaults(importId: string): Promise<FaultyLine[]> {
  const all: FaultyLine[] = []
  for (;;) {
    const after_line = all.at(-1)?.line ?? 0
    const found = await ask(answers, 'import_faults', { import_id: importId, after_line })
    all.push(...found)
    if (found.length < 2000) return all
  }
}
