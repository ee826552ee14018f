import { Hono } from 'hono'
import { z } from 'zod'
import type { AppEnv } from '../../http/app-env.ts'
import { authenticate } from '../access.ts'
import { MissingFile } from '../backend/backend.ts'
import { type Bucket, requireBucket } from '../buckets.ts'
import { errors } from '../errors.ts'
import { checkLimits } from '../limits.ts'
import { listPage, searchObjects } from '../list.ts'
import { checkBucketName, checkKey } from '../names.ts'
import { deleteObjects, findObject, moveObject, type ObjectMetadata } from '../objects.ts'
import { parseHeaderMetadata } from '../receive.ts'
import { bucketOf, placeOf, readJson } from '../request.ts'
import type { Storage } from '../storage.ts'
import { checkMayWrite, writeVersion } from '../upload.ts'

const order = z.enum(['asc', 'desc']).default('asc')
const search = z.object({
  prefix: z.string(),
  limit: z.number().int().min(1).default(100),
  offset: z.number().int().min(0).default(0),
  search: z.string().default(''),
  sortBy: z
    .object({ column: z.enum(['name', 'updated_at', 'created_at', 'last_accessed_at']), order })
    .default({ column: 'name', order: 'asc' }),
})
const page = z.object({
  prefix: z.string().default(''),
  limit: z.number().int().min(1).default(1000),
  cursor: z.string().optional(),
  with_delimiter: z.boolean().default(false),
  sortBy: z
    .object({ column: z.enum(['name', 'updated_at', 'created_at']), order })
    .default({ column: 'name', order: 'asc' }),
})
const transfer = z.object({
  bucketId: z.string(),
  sourceKey: z.string(),
  destinationBucket: z.string().nullish(),
  destinationKey: z.string(),
})
const copy = transfer.extend({
  copyMetadata: z.boolean().default(true),
  metadata: z.object({ cacheControl: z.string().optional(), mimetype: z.string().optional() }).optional(),
})
const removal = z.object({ prefixes: z.array(z.string()).min(1).max(1000) })

export function objectRoutes(storage: Storage): Hono<AppEnv> {
  const routes = new Hono<AppEnv>()
  const { engine, service, files } = storage

  routes.post('/object/list/:bucket', async (c) => {
    const access = await authenticate(engine, c)
    const options = await readJson(c, search)
    const bucket = bucketOf(c, 'object/list')
    const rows = await searchObjects(access.as('storage.object.list').query, bucket, options)
    return c.json(rows)
  })

  routes.post('/object/list-v2/:bucket', async (c) => {
    const access = await authenticate(engine, c)
    const { with_delimiter: withDelimiter, limit, ...options } = await readJson(c, page)
    const bucket = bucketOf(c, 'object/list-v2')
    const found = await listPage(access.as('storage.object.list_v2').query, bucket, {
      ...options,
      withDelimiter,
      limit: Math.min(limit, 1000),
    })
    return c.json(found)
  })

  routes.post('/object/move', async (c) => {
    const access = await authenticate(engine, c)
    const { from, to } = placesOf(await readJson(c, transfer))
    const bucket = await requireBucket(service.query, to.bucket)
    const id = await access.as('storage.object.move').transaction(async (query) => {
      const source = await findObject(query, from.bucket, from.name)
      checkFits(source.metadata, bucket, to.name)
      return moveObject(query, from, to, access.owner)
    })
    return c.json({ message: 'Successfully moved', Id: id, Key: `${to.bucket}/${to.name}` })
  })

  routes.post('/object/copy', async (c) => {
    const access = await authenticate(engine, c)
    const wanted = await readJson(c, copy)
    const { from, to } = placesOf(wanted)
    const actor = access.as('storage.object.copy')
    const source = await findObject(actor.query, from.bucket, from.name)
    const bucket = await requireBucket(service.query, to.bucket)
    const upsert = c.req.header('x-upsert') === 'true'
    const destination = { actor, bucket, name: to.name, owner: access.owner, upsert }
    const metadata = {
      ...source.metadata,
      ...(!wanted.copyMetadata && wanted.metadata),
      lastModified: new Date().toISOString(),
    }
    const given = c.req.header('x-metadata')
    const userMetadata = wanted.copyMetadata
      ? source.user_metadata
      : given
        ? parseHeaderMetadata(given)
        : null
    checkFits(metadata, bucket, to.name)
    await checkMayWrite(destination, metadata, userMetadata)
    const id = await writeVersion(storage, destination, async (version) => {
      await storage.backend.copy(source.version ?? '', version).catch((error) => {
        throw error instanceof MissingFile ? errors.noSuchKey() : error
      })
      return { metadata, userMetadata }
    })
    return c.json({
      Id: id,
      Key: `${to.bucket}/${to.name}`,
      id,
      name: to.name,
      bucket_id: to.bucket,
      metadata,
    })
  })

  routes.delete('/object/:bucket', async (c) => {
    const access = await authenticate(engine, c)
    const { prefixes } = await readJson(c, removal)
    const bucket = bucketOf(c, 'object')
    const deleted = await deleteObjects(access.as('storage.object.delete_many').query, bucket, prefixes)
    await files.discard(versionsOf(deleted))
    return c.json(deleted)
  })

  routes.delete('/object/:bucket/*', async (c) => {
    const access = await authenticate(engine, c)
    const { bucket, name } = placeOf(c, 'object')
    await findObject(service.query, bucket, name)
    const deleted = await deleteObjects(access.as('storage.object.delete').query, bucket, [name])
    if (!deleted.length) throw errors.accessDenied('Access denied')
    await files.discard(versionsOf(deleted))
    return c.json({ message: 'Successfully deleted' })
  })

  /** A copy or move must pass the same checks as an upload. */
  function checkFits(metadata: Partial<ObjectMetadata> | null, bucket: Bucket, name: string): void {
    const type = metadata?.mimetype ?? 'application/octet-stream'
    checkLimits({ type, size: Number(metadata?.size ?? 0) }, bucket, name, engine.config)
  }

  return routes
}

function placesOf(wanted: z.infer<typeof transfer>) {
  const from = { bucket: wanted.bucketId, name: wanted.sourceKey }
  const to = { bucket: wanted.destinationBucket || wanted.bucketId, name: wanted.destinationKey }
  checkBucketName(from.bucket)
  checkBucketName(to.bucket)
  checkKey(from.name)
  checkKey(to.name)
  return { from, to }
}

function versionsOf(rows: Record<string, unknown>[]): string[] {
  return rows.flatMap((row) => (typeof row.version === 'string' ? [row.version] : []))
}
