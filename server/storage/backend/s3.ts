import { Readable } from 'node:stream'
import {
  CopyObjectCommand,
  DeleteObjectsCommand,
  GetObjectCommand,
  S3Client,
  type S3ClientConfig,
} from '@aws-sdk/client-s3'
import { Upload } from '@aws-sdk/lib-storage'
import type { Env } from '../../config/env.ts'
import { type Backend, type ByteRange, keyOf, MissingFile } from './backend.ts'

const removedAtOnce = 1000

/** Files in one bucket of an S3-compatible store, which several servers can share. */
export class S3Backend implements Backend {
  private readonly client: S3Client
  private readonly bucket: string

  constructor(bucket: string, config: S3ClientConfig) {
    this.bucket = bucket
    this.client = new S3Client(config)
  }

  async write(version: string, source: AsyncIterable<Uint8Array>): Promise<void> {
    const upload = new Upload({
      client: this.client,
      params: {
        Bucket: this.bucket,
        Key: keyOf(version),
        Body: Readable.from(source, { objectMode: false }),
      },
      queueSize: 2,
    })
    await upload.done()
  }

  async read(version: string, range?: ByteRange): Promise<Readable> {
    const Range = range && `bytes=${range.start}-${range.end}`
    try {
      const found = await this.client.send(
        new GetObjectCommand({ Bucket: this.bucket, Key: keyOf(version), Range }),
      )
      return found.Body as Readable
    } catch (error) {
      throw isMissing(error) ? new MissingFile(version) : error
    }
  }

  async copy(from: string, to: string): Promise<void> {
    const CopySource = `${this.bucket}/${keyOf(from)}`
    try {
      await this.client.send(new CopyObjectCommand({ Bucket: this.bucket, Key: keyOf(to), CopySource }))
    } catch (error) {
      throw isMissing(error) ? new MissingFile(from) : error
    }
  }

  async remove(versions: string[]): Promise<void> {
    const keys = versions.flatMap((version) => {
      try {
        return [{ Key: keyOf(version) }]
      } catch {
        return []
      }
    })
    for (let at = 0; at < keys.length; at += removedAtOnce) {
      const Objects = keys.slice(at, at + removedAtOnce)
      const { Errors } = await this.client.send(
        new DeleteObjectsCommand({ Bucket: this.bucket, Delete: { Objects, Quiet: true } }),
      )
      if (Errors?.length)
        throw new Error(`${Errors.length} files could not be removed: ${Errors[0]!.Message}`)
    }
  }

  close(): void {
    this.client.destroy()
  }
}

function isMissing(error: unknown): boolean {
  const { name, $metadata } = error as { name?: string; $metadata?: { httpStatusCode?: number } }
  return name === 'NoSuchKey' || $metadata?.httpStatusCode === 404
}

/** Whether the store gave no answer, or one that may differ a moment later. Its library marks all of its errors. */
export function isStoreAway(error: unknown): boolean {
  const { $metadata } = (error ?? {}) as { $metadata?: { httpStatusCode?: number } }
  return $metadata !== undefined && ($metadata.httpStatusCode ?? 503) >= 500
}

export type S3Setting = Extract<keyof Env, `STORAGE_S3_${string}`>

/** The store named by STORAGE_S3_*. Missing credentials are looked up the way AWS tools do. */
export function s3Config(env: Partial<Pick<Env, S3Setting>>): S3ClientConfig {
  const { STORAGE_S3_ACCESS_KEY_ID: id, STORAGE_S3_SECRET_ACCESS_KEY: secret } = env
  return {
    region: env.STORAGE_S3_REGION ?? 'us-east-1',
    endpoint: env.STORAGE_S3_ENDPOINT,
    forcePathStyle: env.STORAGE_S3_FORCE_PATH_STYLE === 'true',
    credentials: id && secret ? { accessKeyId: id, secretAccessKey: secret } : undefined,
    // Many S3-compatible stores don't support the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  }
}

export const s3FromEnv = (env: Partial<Pick<Env, S3Setting>>, bucket: string): S3Backend =>
  new S3Backend(bucket, s3Config(env))
