import { unwrap } from '../../../lib/errors.ts'
import { saveFile } from '../../../lib/save-file.ts'
import { connect } from '../../../lib/supabase.ts'

/** Hands the person a file with every row about him. */
export async function exportMyData(): Promise<void> {
  const client = await connect()
  const data = unwrap(await client.rpc('export_my_data'))
  const day = new Date().toISOString().slice(0, 10)
  saveFile(`essor-${day}.json`, JSON.stringify(data, null, 2), 'application/json')
}
