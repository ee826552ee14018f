import { type Context, Hono } from 'hono'
import type { AppEnv } from '../../http/app-env.ts'
import { authenticate } from '../access.ts'
import { isUnchanged } from '../conditions.ts'
import { contentHeaders } from '../disposition.ts'
import { errors } from '../errors.ts'
import { maxSourceBytes, nameOf, type Transform, transformSchema } from '../images/transform.ts'
import { findObject, type StoredObject } from '../objects.ts'
import { placeOf, readQuery } from '../request.ts'
import { cacheHeaders, openFile, type ServeOptions, validatorHeaders, validatorsOf } from '../serve.ts'
import { signerAccess } from '../signers.ts'
import type { Storage } from '../storage.ts'
import { findPublic } from './download.ts'

export function renderRoutes(storage: Storage): Hono<AppEnv> {
  const routes = new Hono<AppEnv>()
  const { engine, tokens } = storage

  routes.use('/render/image/*', async (_c, next) => {
    if (!engine.config.storage.image_transformation.enabled) throw errors.imageTransformationOff()
    await next()
  })

  routes.get('/render/image/public/:bucket/*', async (c) => {
    const object = await findPublic(storage, placeOf(c, 'render/image/public'))
    return serveImage(storage, c, object, readQuery(c, transformSchema))
  })

  routes.get('/render/image/authenticated/:bucket/*', async (c) => {
    const access = await authenticate(engine, c)
    const { bucket, name } = placeOf(c, 'render/image/authenticated')
    const object = await findObject(access.as('storage.render.image_authenticated').query, bucket, name)
    return serveImage(storage, c, object, readQuery(c, transformSchema), { personal: true })
  })

  routes.get('/render/image/sign/:bucket/*', async (c) => {
    const place = placeOf(c, 'render/image/sign')
    const url = `${place.bucket}/${place.name}`
    const { exp, signer, transform } = await tokens.verify(c.req.query('token'), 'render', url)
    const access = await signerAccess(engine, c, signer)
    const object = await findObject(access.as('storage.object.sign').query, place.bucket, place.name)
    // The token, not the query, says what can be seen.
    return serveImage(storage, c, object, transform as Transform, { expires: new Date(exp * 1000) })
  })

  return routes
}

async function serveImage(
  storage: Storage,
  c: Context<AppEnv>,
  object: StoredObject,
  transform: Transform,
  options: ServeOptions = {},
): Promise<Response> {
  const validators = validatorsOf(object)
  const acceptsWebp = /image\/webp/.test(c.req.header('accept') ?? '')
  const headers = new Headers({ ...validatorHeaders(validators), ...cacheHeaders(object, options) })
  headers.append('vary', 'Accept')
  if (isUnchanged((name) => c.req.header(name), validators))
    return new Response(null, { status: 304, headers })
  const image = await storage.images.render(object.version ?? '', transform, acceptsWebp, () =>
    readWhole(storage, object),
  )
  const content = contentHeaders({
    mimeType: image.mimeType,
    download: c.req.query('download'),
    robotsTag: object.metadata?.xRobotsTag,
  })
  for (const [name, value] of Object.entries(content)) headers.set(name, value)
  headers.set('content-length', String(image.bytes.byteLength))
  headers.set('x-transformations', nameOf(transform))
  return new Response(c.req.method === 'HEAD' ? null : new Uint8Array(image.bytes), { headers })
}

/** Images are read whole, so only those of a reasonable size are rendered. */
async function readWhole(storage: Storage, object: StoredObject): Promise<Buffer> {
  if (Number(object.metadata?.size ?? 0) > maxSourceBytes) throw errors.tooLarge()
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of await openFile(storage, object)) {
    size += chunk.byteLength
    if (size > maxSourceBytes) throw errors.tooLarge()
    chunks.push(chunk)
  }
  return Buffer.concat(chunks, size)
}
