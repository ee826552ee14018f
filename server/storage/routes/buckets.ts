import { Hono } from 'hono'
import { z } from 'zod'
import type { AppEnv } from '../../http/app-env.ts'
import { authenticate, requireServiceRole } from '../access.ts'
import type { Actor } from '../actor.ts'
import { type BucketFields, bucketColumns, insertBucket, requireBucket, updateBucket } from '../buckets.ts'
import { errors } from '../errors.ts'
import { checkAllowedMimeTypes, parseFileSizeLimit } from '../limits.ts'
import { checkBucketName } from '../names.ts'
import { bucketOf, readJson, readQuery } from '../request.ts'
import type { Storage } from '../storage.ts'

const fields = {
  public: z.boolean().nullish(),
  file_size_limit: z.union([z.number().int().min(0), z.string()]).nullish(),
  allowed_mime_types: z.array(z.string()).nullish(),
}
const creation = z.object({ ...fields, name: z.string(), id: z.string().optional() })
const change = z
  .object(fields)
  .refine(
    (given) => Object.values(given).some((value) => value !== undefined),
    "must have required property 'public'",
  )
const listing = z.object({
  limit: z.coerce.number().int().min(1).optional(),
  offset: z.coerce.number().int().min(0).optional(),
  sortColumn: z.enum(['id', 'name', 'created_at', 'updated_at']).default('name'),
  sortOrder: z.enum(['asc', 'desc']).default('asc'),
  search: z.string().optional(),
})

const deletedAtOnce = 500

export function bucketRoutes(storage: Storage): Hono<AppEnv> {
  const routes = new Hono<AppEnv>()
  const { engine } = storage

  routes.on('GET', ['/bucket', '/bucket/'], async (c) => {
    const access = await authenticate(engine, c)
    const { limit, offset, sortColumn, sortOrder, search } = readQuery(c, listing)
    const buckets = await access.as('storage.bucket.list').query(
      `select ${bucketColumns}, type from storage.buckets
         where $1::text is null or position(lower($1) in lower(name)) > 0
         order by ${sortColumn} ${sortOrder} limit $2 offset $3`,
      [search || null, limit ?? null, offset ?? 0],
    )
    return c.json(buckets)
  })

  routes.on('POST', ['/bucket', '/bucket/'], async (c) => {
    const access = await authenticate(engine, c)
    const { name, id, ...rest } = await readJson(c, creation)
    const bucket = { id: id || name, name, owner: access.owner, ...readFields(rest) }
    checkBucketName(bucket.id)
    checkBucketName(name)
    await insertBucket(access.as('storage.bucket.create').query, bucket)
    return c.json({ name })
  })

  routes.on('GET', ['/bucket/:id', '/bucket/:id/'], async (c) => {
    const access = await authenticate(engine, c)
    const [bucket] = await access
      .as('storage.bucket.get')
      .query(`select ${bucketColumns} from storage.buckets where id = $1`, [bucketOf(c, 'bucket')])
    if (!bucket) throw errors.noSuchBucket()
    return c.json(bucket)
  })

  routes.on('PUT', ['/bucket/:id', '/bucket/:id/'], async (c) => {
    const access = await authenticate(engine, c)
    const wanted = readFields(await readJson(c, change))
    await updateBucket(access.as('storage.bucket.update').query, bucketOf(c, 'bucket'), wanted)
    return c.json({ message: 'Successfully updated' })
  })

  routes.on('DELETE', ['/bucket/:id', '/bucket/:id/'], async (c) => {
    const access = await authenticate(engine, c)
    const id = bucketOf(c, 'bucket')
    const { query } = storage.service
    await requireBucket(query, id)
    const held = await query('select from storage.objects where bucket_id = $1 limit 1', [id])
    if (held.length) throw errors.bucketNotEmpty()
    const deleted = await access
      .as('storage.bucket.delete')
      .query('delete from storage.buckets where id = $1 returning id', [id])
    if (!deleted.length) throw errors.noSuchBucket()
    return c.json({ message: 'Successfully deleted' })
  })

  routes.on('POST', ['/bucket/:id/empty', '/bucket/:id/empty/'], async (c) => {
    const access = await authenticate(engine, c)
    requireServiceRole(access)
    const actor = access.as('storage.bucket.empty')
    const id = bucketOf(c, 'bucket')
    await requireBucket(actor.query, id)
    for (let more = true; more; ) more = await deleteSome(storage, actor, id)
    // Supabase's message: there, the work is queued; here, it is done.
    return c.json({ message: 'Empty bucket has been queued. Completion may take up to an hour.' })
  })

  /** `null` removes a limit; omitted fields stay. */
  function readFields(given: z.infer<typeof change>): BucketFields {
    const { file_size_limit: limit, allowed_mime_types: types } = given
    const named = types?.filter(Boolean)
    if (named) checkAllowedMimeTypes(named)
    return {
      public: given.public ?? undefined,
      file_size_limit: limit == null ? limit : parseFileSizeLimit(limit, engine.config),
      allowed_mime_types: types === null ? null : named,
    }
  }

  return routes
}

/** Deletes a batch. Returns false once nothing is left. */
async function deleteSome(storage: Storage, actor: Actor, bucket: string): Promise<boolean> {
  const deleted = await actor.query(
    `delete from storage.objects where id in (
       select id from storage.objects where bucket_id = $1 order by id limit $2
     ) returning version`,
    [bucket, deletedAtOnce],
  )
  await storage.files.discard(deleted.flatMap(({ version }) => (version === null ? [] : [version as string])))
  return deleted.length > 0
}
