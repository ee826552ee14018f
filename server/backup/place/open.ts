import path from 'node:path'
import type { Env } from '../../config/env.ts'
import { ExitCode, StartFailure } from '../../failure.ts'
import { folderPlace } from './folder.ts'
import type { BackupPlace } from './place.ts'

export type PlaceEnv = Pick<Env, Extract<keyof Env, `BACKUP_${string}` | `STORAGE_S3_${string}`>>

/** The place named by BACKUP_TO. */
export async function openPlace(env: PlaceEnv): Promise<BackupPlace> {
  const { BACKUP_TO } = env
  if (!BACKUP_TO) throw refuse('Set BACKUP_TO to a folder, or to a bucket such as s3://backups/essor.')
  if (!BACKUP_TO.startsWith('s3://')) return folderPlace(path.resolve(BACKUP_TO))
  const [, bucket, prefix = ''] = /^s3:\/\/([^/]+)(?:\/(.*?))?\/*$/.exec(BACKUP_TO) ?? []
  if (!bucket)
    throw refuse(
      `BACKUP_TO is "${BACKUP_TO}", which has no bucket name. Set it to a bucket such as s3://backups/essor.`,
    )
  // Loaded lazily: the library is large and would slow down every start.
  const { bucketPlace } = await import('./bucket.ts')
  const { s3Config } = await import('../../storage/backend/s3.ts')
  return bucketPlace(bucket, prefix, s3Config(ownStore(env)))
}

/** Backups may be in a store of their own, which is safer. Otherwise they go to the store of the files. */
function ownStore(env: PlaceEnv): PlaceEnv {
  if (!env.BACKUP_S3_ENDPOINT && !env.BACKUP_S3_ACCESS_KEY_ID) return env
  return {
    ...env,
    STORAGE_S3_ENDPOINT: env.BACKUP_S3_ENDPOINT,
    STORAGE_S3_REGION: env.BACKUP_S3_REGION,
    STORAGE_S3_ACCESS_KEY_ID: env.BACKUP_S3_ACCESS_KEY_ID,
    STORAGE_S3_SECRET_ACCESS_KEY: env.BACKUP_S3_SECRET_ACCESS_KEY,
  }
}

function refuse(message: string): StartFailure {
  return new StartFailure(ExitCode.configuration, message)
}
