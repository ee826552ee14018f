import { asService } from '../_shared/backend.ts'
import { oneAtATime } from '../_shared/one-at-a-time.ts'

const backend = asService()

/** Storage deletes the bytes with the row; only then is the file taken off the list. */
const run = oneAtATime(async () => {
  for (;;) {
    const { data, error } = await backend.rpc('claim_removed_files')
    if (error) throw new Error(error.message)
    if (!data.length) return
    for (const { bucket_id: bucket, names } of data) {
      const removed = await backend.storage.from(bucket).remove(names)
      if (removed.error)
        console.error(`files of ${bucket} could not be removed yet: ${removed.error.message}`)
      await backend.rpc('mark_files_removed', { bucket, names })
    }
  }
})

/** Doesn't reveal to the caller what was removed. */
Deno.serve(async () => {
  await run().catch((error) => console.error((error as Error).message))
  return new Response(null, { status: 204 })
})
