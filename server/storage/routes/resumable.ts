import { type Context, Hono, type MiddlewareHandler } from 'hono'
import type { AppEnv } from '../../http/app-env.ts'
import type { HttpError } from '../../http/errors.ts'
import { type Access, authenticate } from '../access.ts'
import type { Actor } from '../actor.ts'
import { requireBucket } from '../buckets.ts'
import { errors, knownError } from '../errors.ts'
import { checkMimeType, sizeLimit } from '../limits.ts'
import { checkBucketName, checkKey } from '../names.ts'
import type { Place } from '../objects.ts'
import type { Operation } from '../operations.ts'
import { chunksOf, discardRest } from '../receive.ts'
import { readLength, readNewUpload } from '../resumable/headers.ts'
import { destinationOf, endUpload, receivePart, settle } from '../resumable/progress.ts'
import {
  announced,
  becameObject,
  checkUnfinished,
  createUpload,
  findUpload,
  type NewUpload,
  prolong,
  type Upload,
  unfinishedBeside,
} from '../resumable/uploads.ts'
import { signerAccess } from '../signers.ts'
import type { Storage } from '../storage.ts'
import { checkMayWrite, type Destination } from '../upload.ts'

const version = '1.0.0'
const bodyType = 'application/offset+octet-stream'

/** The uploader, under their policies: a signed-in caller, or the signer of the upload URL. */
interface Uploader {
  actor: Actor
  owner: string | undefined
  upsert: boolean
  /** The service can have any number of unfinished uploads. */
  isLimited: boolean
}

function uploader({ as, owner, role }: Access, operation: Operation, upsert: boolean): Uploader {
  return { actor: as(operation), owner, upsert, isLimited: role !== 'service_role' }
}

/** The tus protocol 1.0.0 with creation, creation-with-upload, expiration and termination. */
export function resumableRoutes(storage: Storage): Hono<AppEnv> {
  const routes = new Hono<AppEnv>()
  const { engine, service, tokens } = storage
  routes.use('/upload/resumable/*', speakTus)

  routes.on('OPTIONS', ['/upload/resumable', '/upload/resumable/*'], (c) =>
    c.body(null, 204, {
      'tus-version': version,
      'tus-extension': 'creation,creation-with-upload,expiration,termination',
      'tus-max-size': String(engine.config.storage.file_size_limit),
    }),
  )

  for (const path of ['/upload/resumable', '/upload/resumable/sign']) {
    const signed = path.endsWith('/sign')

    routes.post(path, async (c) => {
      const wanted = readNewUpload((name) => c.req.header(name))
      checkBucketName(wanted.bucket)
      checkKey(wanted.name)
      const uploader = await uploaderOf(c, signed, wanted, 'storage.tus.upload.create')
      const bucket = await requireBucket(service.query, wanted.bucket)
      checkMimeType(wanted.mimeType, bucket, wanted.name)
      if (wanted.length > sizeLimit(bucket, wanted.name, engine.config)) throw errors.uploadTooLarge()
      const { owner, upsert, isLimited } = uploader
      const destination = { actor: uploader.actor, owner, upsert, bucket, name: wanted.name }
      const upload = await begin({ ...wanted, owner, upsert }, destination, isLimited)
      const location = `${c.req.path.replace(/\/+$/, '')}/${upload.id}`
      const headers = { location, 'upload-expires': upload.expiresAt.toUTCString() }
      if (c.req.header('content-type') !== bodyType && upload.length > 0) return c.body(null, 201, headers)
      const offset = await receivePart(storage, upload, destination, chunksOf(c.env.incoming))
      return c.body(null, 201, { ...headers, 'upload-offset': String(offset) })
    })

    routes.get(`${path}/:id`, async (c) => {
      if (c.req.method !== 'HEAD') throw errors.noSuchRoute(`GET:${c.req.path}`)
      const { upload } = await resume(c, signed, 'storage.tus.upload.get')
      return c.body(null, 200, {
        'upload-offset': String(upload.received),
        'upload-length': String(upload.length),
        'upload-metadata': upload.rawMetadata,
        'upload-expires': upload.expiresAt.toUTCString(),
      })
    })

    routes.patch(`${path}/:id`, async (c) => {
      if (c.req.header('content-type') !== bodyType) throw errors.unsupportedBody(bodyType)
      const at = readLength(c.req.header('upload-offset'), 'Upload-Offset')
      const { upload, actor } = await resume(c, signed, 'storage.tus.upload.part')
      if (at !== upload.received) throw errors.offsetConflict()
      const offset = upload.isComplete ? upload.length : await goOn(c, upload, actor)
      return c.body(null, 204, {
        'upload-offset': String(offset),
        'upload-expires': upload.expiresAt.toUTCString(),
      })
    })

    routes.delete(`${path}/:id`, async (c) => {
      const { upload } = await resume(c, signed, 'storage.tus.upload.delete')
      await endUpload(storage, upload)
      return c.body(null, 204)
    })
  }

  /**
   * Records the upload first and checks limits afterwards: two that start at the same time see each other, so
   * together they get no more room than one after the other would.
   */
  async function begin(wanted: NewUpload, to: Destination, isLimited: boolean): Promise<Upload> {
    const upload = await createUpload(service.query, wanted)
    try {
      const others = isLimited ? await unfinishedBeside(service.query, upload) : []
      checkUnfinished(others, upload)
      const beside = others.filter((other) => other.bucket === upload.bucket && other.name !== upload.name)
      const { metadata, userMetadata } = announced(upload)
      await checkMayWrite(to, metadata, userMetadata, beside)
      return upload
    } catch (error) {
      await endUpload(storage, upload)
      throw error
    }
  }

  async function goOn(c: Context<AppEnv>, upload: Upload, actor: Actor): Promise<number> {
    const bucket = await requireBucket(service.query, upload.bucket)
    const destination = destinationOf(upload, bucket, actor)
    const { metadata, userMetadata } = announced(upload)
    await checkMayWrite(destination, metadata, userMetadata)
    await prolong(service.query, upload)
    return receivePart(storage, upload, destination, chunksOf(c.env.incoming))
  }

  /** The upload named by the path. Only the person who started it can continue. */
  async function resume(
    c: Context<AppEnv>,
    signed: boolean,
    operation: Operation,
  ): Promise<{ upload: Upload; actor: Actor }> {
    const access = signed ? undefined : await authenticate(engine, c)
    const upload = await findUpload(service.query, c.req.param('id') ?? '')
    const { actor, owner } = await uploaderOf(c, signed, upload, operation)
    if (owner !== upload.owner && access?.role !== 'service_role') throw errors.noSuchUpload()
    if (upload.isComplete || !(await becameObject(service.query, upload))) return { upload, actor }
    await settle(storage, upload)
    return { upload: { ...upload, received: upload.length, parts: [], isComplete: true }, actor }
  }

  async function uploaderOf(
    c: Context<AppEnv>,
    signed: boolean,
    place: Place,
    operation: Operation,
  ): Promise<Uploader> {
    if (signed) {
      const signature = c.req.header('x-signature')
      if (!signature) throw errors.invalidSignature('Missing x-signature header')
      const { signer, upsert } = await tokens.verify(signature, 'upload', `${place.bucket}/${place.name}`)
      const access = await signerAccess(engine, c, signer)
      return uploader(access, 'storage.object.sign_upload_url', upsert)
    }
    return uploader(await authenticate(engine, c), operation, c.req.header('x-upsert') === 'true')
  }

  return routes
}

/** Every response names the protocol version. Errors are plain text with their real status. */
const speakTus: MiddlewareHandler<AppEnv> = async (c, next) => {
  const spoken = c.req.header('tus-resumable')
  if (c.req.method !== 'OPTIONS' && spoken !== version) {
    return c.text('Tus-Resumable Required', 412, { 'tus-version': version, 'tus-resumable': version })
  }
  await next()
  if (c.error) {
    await discardRest(c.env.incoming)
    const known = knownError(c.error)
    if (known) c.res = tusError(known)
  }
  c.res.headers.set('tus-resumable', version)
  c.res.headers.set('cache-control', 'no-store')
}

function tusError(error: HttpError): Response {
  const { statusCode } = error.body as { statusCode: string }
  return new Response(error.message, {
    status: Number(statusCode),
    headers: { 'content-type': 'text/plain; charset=utf-8', 'x-content-type-options': 'nosniff' },
  })
}
