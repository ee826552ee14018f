import { type Context, Hono } from 'hono'
import type { AppEnv } from '../../http/app.ts'
import { authenticate } from '../access.ts'
import { requireBucket } from '../buckets.ts'
import type { Place } from '../objects.ts'
import { discardRest, receiveFile } from '../receive.ts'
import { placeOf } from '../request.ts'
import type { Storage } from '../storage.ts'
import { checkMayWrite, type Destination, storeFile } from '../upload.ts'

/** How long a signed upload URL is good for. */
const uploadUrlSeconds = 2 * 60 * 60

export function uploadRoutes(storage: Storage): Hono<AppEnv> {
  const routes = new Hono<AppEnv>()
  const { engine, service, tokens } = storage

  routes.post('/object/upload/sign/:bucket/*', async (c) => {
    const access = await authenticate(engine, c)
    const place = placeOf(c, 'object/upload/sign')
    const { owner } = access
    const upsert = c.req.header('x-upsert') === 'true'
    const actor = access.as('storage.object.sign_upload_url')
    await checkMayWrite(await destination(place, { actor, owner, upsert }))
    const url = `${place.bucket}/${place.name}`
    const token = await tokens.sign('upload', { url, owner, upsert }, uploadUrlSeconds)
    return c.json({ url: `/object/upload/sign/${url}?token=${token}`, token })
  })

  routes.put('/object/upload/sign/:bucket/*', (c) =>
    take(c, async () => {
      const place = placeOf(c, 'object/upload/sign')
      const url = `${place.bucket}/${place.name}`
      // The caller's policies were asked when the URL was signed; the token names the owner, path and upsert.
      const { owner, upsert } = await tokens.verify(c.req.query('token'), 'upload', url)
      await store(c, place, { actor: service, owner, upsert })
      return c.json({ Key: url })
    }),
  )

  routes.post('/object/:bucket/*', (c) =>
    take(c, async () => {
      const access = await authenticate(engine, c)
      const place = placeOf(c, 'object')
      const upsert = c.req.header('x-upsert') === 'true'
      const actor = access.as('storage.object.upload')
      const id = await store(c, place, { actor, owner: access.owner, upsert })
      return c.json({ Key: `${place.bucket}/${place.name}`, Id: id })
    }),
  )

  routes.put('/object/:bucket/*', (c) =>
    take(c, async () => {
      const access = await authenticate(engine, c)
      const place = placeOf(c, 'object')
      const actor = access.as('storage.object.upload_update')
      const id = await store(c, place, { actor, owner: access.owner, upsert: true })
      return c.json({ Key: `${place.bucket}/${place.name}`, Id: id })
    }),
  )

  async function destination(
    place: Place,
    how: Pick<Destination, 'actor' | 'owner' | 'upsert'>,
  ): Promise<Destination> {
    const bucket = await requireBucket(service.query, place.bucket)
    return { ...how, bucket, name: place.name }
  }

  async function store(
    c: Context<AppEnv>,
    place: Place,
    how: Pick<Destination, 'actor' | 'owner' | 'upsert'>,
  ): Promise<string> {
    const to = await destination(place, how)
    return storeFile(storage, to, await receiveFile(c.env.incoming))
  }

  return routes
}

/** A refusal waits until the client has stopped sending, or it would never read the reason. */
async function take(c: Context<AppEnv>, work: () => Promise<Response>): Promise<Response> {
  try {
    return await work()
  } catch (error) {
    await discardRest(c.env.incoming)
    throw error
  }
}
