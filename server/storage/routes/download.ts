import { type Context, Hono } from 'hono'
import type { AppEnv } from '../../http/app-env.ts'
import { authenticate, authenticateIfPossible } from '../access.ts'
import { findBucket } from '../buckets.ts'
import { errors } from '../errors.ts'
import { findObject, type Place, type StoredObject } from '../objects.ts'
import type { Operation } from '../operations.ts'
import { placeOf } from '../request.ts'
import { serveObject, validatorHeaders, validatorsOf } from '../serve.ts'
import { signerAccess } from '../signers.ts'
import type { Storage } from '../storage.ts'

/** The same handlers answer HEAD, without the bytes. */
export function downloadRoutes(storage: Storage): Hono<AppEnv> {
  const routes = new Hono<AppEnv>()
  const { engine, service, tokens } = storage

  routes.get('/object/public/:bucket/*', async (c) => {
    return serveObject(storage, c, await findPublic(storage, placeOf(c, 'object/public')))
  })

  routes.get('/object/sign/:bucket/*', async (c) => {
    const place = placeOf(c, 'object/sign')
    const url = `${place.bucket}/${place.name}`
    const { exp, signer } = await tokens.verify(c.req.query('token'), 'download', url)
    const access = await signerAccess(engine, c, signer)
    const object = await findObject(access.as('storage.object.sign').query, place.bucket, place.name)
    return serveObject(storage, c, object, { expires: new Date(exp * 1000) })
  })

  routes.get('/object/authenticated/:bucket/*', async (c) => {
    await authenticate(engine, c)
    const { object, open } = await findFor(
      c,
      placeOf(c, 'object/authenticated'),
      'storage.object.get_authenticated',
    )
    return serveObject(storage, c, object, { personal: !open })
  })

  routes.get('/object/info/public/:bucket/*', async (c) => {
    return info(c, await findPublic(storage, placeOf(c, 'object/info/public')))
  })

  routes.get('/object/info/authenticated/:bucket/*', async (c) => {
    await authenticate(engine, c)
    const place = placeOf(c, 'object/info/authenticated')
    return info(c, (await findFor(c, place, 'storage.object.info_authenticated')).object)
  })

  routes.get('/object/info/:bucket/*', async (c) => {
    const place = placeOf(c, 'object/info')
    return info(c, (await findFor(c, place, 'storage.object.info_authenticated')).object)
  })

  routes.get('/object/:bucket/*', async (c) => {
    const operation =
      c.req.method === 'HEAD' ? 'storage.object.info_authenticated' : 'storage.object.get_authenticated'
    const { object, open } = await findFor(c, placeOf(c, 'object'), operation)
    return serveObject(storage, c, object, { personal: !open })
  })

  /** Public buckets are open to everyone, the others to callers their policies allow. */
  async function findFor(
    c: Context<AppEnv>,
    place: Place,
    operation: Operation,
  ): Promise<{ object: StoredObject; open: boolean }> {
    const access = await authenticateIfPossible(engine, c)
    const bucket = await findBucket(service.query, place.bucket)
    if (!bucket || (!access && !bucket.public)) throw errors.noSuchBucket()
    const actor = bucket.public ? service : access!.as(operation)
    const object = await findObject(actor.query, place.bucket, place.name)
    return { object, open: bucket.public }
  }

  return routes
}

/** An object in a public bucket. A private bucket counts as missing. */
export async function findPublic({ service }: Storage, place: Place): Promise<StoredObject> {
  const bucket = await findBucket(service.query, place.bucket)
  if (!bucket?.public) throw errors.noSuchBucket()
  return findObject(service.query, place.bucket, place.name)
}

function info(c: Context<AppEnv>, object: StoredObject): Response {
  const { metadata } = object
  return c.json(
    {
      id: object.id,
      name: object.name,
      version: object.version,
      bucket_id: object.bucket_id,
      size: metadata?.size ?? null,
      content_type: metadata?.mimetype ?? null,
      cache_control: metadata?.cacheControl ?? null,
      etag: metadata?.eTag ?? null,
      metadata: object.user_metadata,
      last_modified: object.updated_at,
      created_at: object.created_at,
    },
    200,
    { ...validatorHeaders(validatorsOf(object)), 'cache-control': 'no-cache' },
  )
}
