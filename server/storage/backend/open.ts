import path from 'node:path'
import type { Env } from '../../config/env.ts'
import type { Backend } from './backend.ts'
import { DiskBackend } from './disk.ts'
import type { S3Setting } from './s3.ts'

/** The settings that say where the files are. */
export type StorageEnv = Pick<Env, 'DATA_DIR'> & Partial<Pick<Env, S3Setting>>

/** Where the files are: below the data folder, or in an S3-compatible store. */
export async function openBackend(env: StorageEnv): Promise<Backend> {
  if (!env.STORAGE_S3_BUCKET) return new DiskBackend(path.join(env.DATA_DIR, 'storage'))
  // Loaded where it is used: the library is large, and every start would wait for it.
  const { s3FromEnv } = await import('./s3.ts')
  return s3FromEnv(env, env.STORAGE_S3_BUCKET)
}
