import { PassThrough, type Readable } from 'node:stream'
import {
  DeleteObjectsCommand,
  GetObjectCommand,
  paginateListObjectsV2,
  S3Client,
  type S3ClientConfig,
} from '@aws-sdk/client-s3'
import { Upload } from '@aws-sdk/lib-storage'
import { type BackupPlace, backupsAmong, type Outlet } from './place.ts'

/** A backup of 10,000 parts, as many as S3 allows, is 320 GB with this size. */
const partSize = 32 * 1024 * 1024

export function bucketPlace(bucket: string, prefix: string, config: S3ClientConfig): BackupPlace {
  const client = new S3Client(config)
  const keyOf = (name: string) => (prefix ? `${prefix}/${name}` : name)
  return {
    address: `s3://${bucket}/${prefix}`,
    write: async (name) => uploading(client, bucket, keyOf(name)),
    async read(name) {
      const { Body } = await client.send(new GetObjectCommand({ Bucket: bucket, Key: keyOf(name) }))
      return Body as Readable
    },
    async list() {
      const names: string[] = []
      const wanted = { Bucket: bucket, Prefix: keyOf('essor-') }
      for await (const { Contents = [] } of paginateListObjectsV2({ client }, wanted)) {
        names.push(...Contents.map(({ Key = '' }) => Key.slice(keyOf('').length)))
      }
      return backupsAmong(names)
    },
    async remove(names) {
      if (names.length === 0) return
      const Objects = names.map((name) => ({ Key: keyOf(name) }))
      const { Errors = [] } = await client.send(
        new DeleteObjectsCommand({ Bucket: bucket, Delete: { Objects, Quiet: true } }),
      )
      if (Errors[0])
        throw new Error(`${Errors.length} old backups could not be removed: ${Errors[0].Message}`)
    },
    close: () => client.destroy(),
  }
}

function uploading(client: S3Client, bucket: string, key: string): Outlet {
  const stream = new PassThrough()
  const upload = new Upload({
    client,
    params: { Bucket: bucket, Key: key, Body: stream },
    partSize,
    queueSize: 2,
  })
  const done = upload.done()
  // Otherwise the writer would wait for an upload that has failed.
  done.catch((error: Error) => stream.destroy(error))
  return {
    stream,
    finish: async () => void (await done),
    async giveUp() {
      await upload.abort()
      stream.destroy()
      await done.catch(() => undefined)
    },
  }
}
