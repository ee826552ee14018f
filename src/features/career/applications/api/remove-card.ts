import { unwrap } from '../../../../lib/errors.ts'
import { connect } from '../../../../lib/supabase.ts'
import { removeFiles } from '../../../core/files/api/remove-files.ts'
import type { OpenCard } from '../model.ts'

/** Deletes a card with its history and files. */
export async function removeCard({ card, files }: OpenCard): Promise<void> {
  const client = await connect()
  await removeFiles(
    'applications',
    files.map(({ path }) => path),
  )
  unwrap(await client.from('applications').delete().eq('id', card.id))
}
