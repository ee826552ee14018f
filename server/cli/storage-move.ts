import { withDatabase, withStoppedServer } from '../backup/source.ts'
import type { Env } from '../config/env.ts'
import { ExitCode, StartFailure } from '../failure.ts'
import { createLog } from '../log.ts'
import type { Backend } from '../storage/backend/backend.ts'
import { openBackend } from '../storage/backend/open.ts'
import { listFiles } from '../storage/move/list-files.ts'
import { moveFiles, removeOriginals } from '../storage/move/move-files.ts'
import { command } from './command.ts'

const usage = 'npm run storage:move -- to-s3 | to-disk [--remove]'

await command(usage, async (env, words) => {
  const [direction] = words.filter((word) => word !== '--remove')
  if (direction !== 'to-s3' && direction !== 'to-disk') return undefined
  if (!env.STORAGE_S3_BUCKET) {
    throw new StartFailure(
      ExitCode.configuration,
      'Set STORAGE_S3_BUCKET and the other STORAGE_S3_ variables.',
    )
  }
  const remove = words.includes('--remove')
  // A running server would still read the originals.
  const within = remove ? withStoppedServer : withDatabase
  return within(env, createLog('silent'), async (database) => {
    const [disk, bucket] = await Promise.all([openDisk(env), openBackend(env)])
    const [from, to] = direction === 'to-s3' ? [disk, bucket] : [bucket, disk]
    try {
      return await move(await listFiles(database), from, to, remove)
    } finally {
      disk.close()
      bucket.close()
    }
  })
})

function openDisk(env: Env): Promise<Backend> {
  return openBackend({ ...env, STORAGE_S3_BUCKET: undefined })
}

async function move(versions: string[], from: Backend, to: Backend, remove: boolean): Promise<string> {
  const { copied, kept, missing } = await moveFiles(versions, from, to)
  const removed = remove ? await removeOriginals(versions, from, to) : 0
  return [
    `Files copied and verified: ${copied}. Already there: ${kept}.`,
    ...(remove ? [`Originals removed: ${removed}.`] : []),
    ...(missing.length
      ? [`Files in neither place: ${missing.length} (${missing.slice(0, 5).join(' ')})`]
      : []),
  ].join('\n')
}
