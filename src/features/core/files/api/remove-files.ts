import { unwrap } from '../../../../lib/errors.ts'
import { connect } from '../../../../lib/supabase.ts'
import type { Bucket } from '../model.ts'

/** Removes the files the person may remove; silently keeps the rest. */
export async function removeFiles(bucket: Bucket, paths: string[]): Promise<void> {
  if (paths.length === 0) return
  const client = await connect()
  unwrap(await client.storage.from(bucket).remove(paths))
}
