import { asService } from '../_shared/backend.ts'
import { oneAtATime } from '../_shared/one-at-a-time.ts'

// Called by the database, for files of any owner.
const backend = asService()

interface Moving {
  bucket_id: string
  name: string
  new_name: string
}

/** Storage moves the bytes with the row; only then does anything use the file's new name. */
async function move({ bucket_id: bucket, name, new_name }: Moving): Promise<void> {
  const { error } = await backend.storage.from(bucket).move(name, new_name)
  const noted = await backend.rpc('note_moved_file', { bucket, old_name: name })
  if (!noted.data) {
    const reason = (noted.error ?? error)?.message
    console.error(`a file of ${bucket} could not be moved yet: ${reason}`)
  }
}

const run = oneAtATime(async () => {
  for (;;) {
    const { data, error } = await backend.rpc('take_moving_files')
    if (error) throw new Error(error.message)
    if (!data.length) return
    for (const file of data) await move(file)
  }
})

/** Doesn't reveal to the caller what was moved. */
Deno.serve(async () => {
  await run().catch((error) => console.error((error as Error).message))
  return new Response(null, { status: 204 })
})
