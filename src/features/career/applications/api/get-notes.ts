import { unwrap } from '../../../../lib/errors.ts'
import { connect } from '../../../../lib/supabase.ts'

const page = 1000

/** Notes of every card that has some, for the export; paged, because reads are limited. */
export async function getNotes(): Promise<Map<string, string>> {
  const client = await connect()
  const notes = new Map<string, string>()
  for (let from = 0; ; from += page) {
    const rows = unwrap(
      await client
        .from('applications')
        .select('id, notes')
        .neq('notes', '')
        .order('id')
        .range(from, from + page - 1),
    )
    for (const row of rows) notes.set(row.id, row.notes)
    if (rows.length < page) return notes
  }
}
