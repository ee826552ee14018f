import { type Context, Hono } from 'hono'
import type { AppEnv } from '../../http/app-env.ts'
import { type Access, authenticate } from '../access.ts'
import { requireBucket } from '../buckets.ts'
import type { ObjectMetadata, Place } from '../objects.ts'
import type { Operation } from '../operations.ts'
import { discardRest, parseHeaderMetadata, receiveFile } from '../receive.ts'
import { placeOf } from '../request.ts'
import { signerAccess } from '../signers.ts'
import type { Storage } from '../storage.ts'
import { uploadUrlSeconds } from '../tokens.ts'
import { checkMayWrite, type Destination, storeFile } from '../upload.ts'

export function uploadRoutes(storage: Storage): Hono<AppEnv> {
  const routes = new Hono<AppEnv>()
  const { engine, service, tokens } = storage

  routes.post('/object/upload/sign/:bucket/*', async (c) => {
    const access = await authenticate(engine, c)
    const place = placeOf(c, 'object/upload/sign')
    const upsert = c.req.header('x-upsert') === 'true'
    const to = await destination(place, access, 'storage.object.sign_upload_url', upsert)
    await checkMayWrite(to, announced(c), parseHeaderMetadata(c.req.header('x-metadata')))
    const url = `${place.bucket}/${place.name}`
    const token = await tokens.sign('upload', { url, signer: access.caller.claims, upsert }, uploadUrlSeconds)
    return c.json({ url: `/object/upload/sign/${url}?token=${token}`, token })
  })

  routes.put('/object/upload/sign/:bucket/*', (c) =>
    take(c, async () => {
      const place = placeOf(c, 'object/upload/sign')
      const url = `${place.bucket}/${place.name}`
      const { signer, upsert } = await tokens.verify(c.req.query('token'), 'upload', url)
      // The policies allowed this when the URL was signed, but they may have changed since, so check again.
      const access = await signerAccess(engine, c, signer)
      await store(c, await destination(place, access, 'storage.object.sign_upload_url', upsert))
      return c.json({ Key: url })
    }),
  )

  routes.post('/object/:bucket/*', (c) =>
    take(c, async () => {
      const access = await authenticate(engine, c)
      const place = placeOf(c, 'object')
      const upsert = c.req.header('x-upsert') === 'true'
      const id = await store(c, await destination(place, access, 'storage.object.upload', upsert))
      return c.json({ Key: `${place.bucket}/${place.name}`, Id: id })
    }),
  )

  routes.put('/object/:bucket/*', (c) =>
    take(c, async () => {
      const access = await authenticate(engine, c)
      const place = placeOf(c, 'object')
      const id = await store(c, await destination(place, access, 'storage.object.upload_update', true))
      return c.json({ Key: `${place.bucket}/${place.name}`, Id: id })
    }),
  )

  async function destination(
    place: Place,
    access: Access,
    operation: Operation,
    upsert: boolean,
  ): Promise<Destination> {
    const bucket = await requireBucket(service.query, place.bucket)
    return { actor: access.as(operation), owner: access.owner, upsert, bucket, name: place.name }
  }

  async function store(c: Context<AppEnv>, to: Destination): Promise<string> {
    return storeFile(storage, to, await receiveFile(c.env.incoming))
  }

  return routes
}

/** Metadata announced when requesting an upload URL, for policies to see. */
function announced(c: Context<AppEnv>): Partial<ObjectMetadata> {
  const length = Number(c.req.header('content-length') || Number.NaN)
  return {
    mimetype: c.req.header('content-type'),
    contentLength: Number.isFinite(length) ? length : undefined,
  }
}

/** Responds with an error only after the client has stopped sending; otherwise, it would never read the reason. */
async function take(c: Context<AppEnv>, work: () => Promise<Response>): Promise<Response> {
  try {
    return await work()
  } catch (error) {
    await discardRest(c.env.incoming)
    throw error
  }
}
