import { unwrap } from '../../../../lib/errors.ts'
import { savedAs, storedPath } from '../../../../lib/stored-path.ts'
import { connect } from '../../../../lib/supabase.ts'
import type { Bucket, StoredFile } from '../model.ts'

/** A URL valid for one minute that downloads the file under its own name. */
export async function fileAddress(bucket: Bucket, { path, name }: StoredFile): Promise<string> {
  const client = await connect()
  return unwrap(
    await client.storage
      .from(bucket)
      .createSignedUrl(storedPath(path), 60, { download: savedAs(path, name) }),
  ).signedUrl
}
