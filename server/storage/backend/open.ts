import path from 'node:path'
import type { Env } from '../../config/env.ts'
import type { Backend } from './backend.ts'
import { DiskBackend } from './disk.ts'
import type { S3Setting } from './s3.ts'

/** The settings that say where files are stored. */
export type StorageEnv = Pick<Env, 'DATA_DIR'> & Partial<Pick<Env, S3Setting>>

/** Stores files below the data folder or in an S3-compatible bucket. */
export async function openBackend(env: StorageEnv): Promise<Backend> {
  if (!env.STORAGE_S3_BUCKET) return new DiskBackend(path.join(env.DATA_DIR, 'storage'))
  // Loaded lazily: the library is large and would slow down every start.
  const { s3FromEnv } = await import('./s3.ts')
  return s3FromEnv(env, env.STORAGE_S3_BUCKET)
}
