import { Hono } from 'hono'
import { z } from 'zod'
import type { AppEnv } from '../../http/app-env.ts'
import { type Access, authenticate } from '../access.ts'
import { errors } from '../errors.ts'
import { transformSchema } from '../images/transform.ts'
import { isKey } from '../names.ts'
import { findObject } from '../objects.ts'
import { bucketOf, placeOf, readJson } from '../request.ts'
import type { Storage } from '../storage.ts'

const tenYears = 10 * 365 * 86_400
const expiresIn = z.number().int().min(1).max(tenYears)
const one = z.object({ expiresIn, transform: transformSchema.optional() })
const many = z.object({ expiresIn, paths: z.array(z.string()).min(1).max(1000) })

export function signRoutes(storage: Storage): Hono<AppEnv> {
  const routes = new Hono<AppEnv>()
  const { engine, tokens } = storage

  routes.post('/object/sign/:bucket', async (c) => {
    const access = await authenticate(engine, c)
    const wanted = await readJson(c, many)
    checkLifetime(access, wanted.expiresIn)
    const bucket = bucketOf(c, 'object/sign')
    const rows = await access
      .as('storage.object.sign_many')
      .query('select name from storage.objects where bucket_id = $1 and name = any($2)', [
        bucket,
        wanted.paths,
      ])
    const readable = new Set(rows.map((row) => row.name))
    const answers = wanted.paths.map(async (path) => {
      if (!isKey(path) || !readable.has(path)) {
        const error = 'Either the object does not exist or you do not have access to it'
        return { error, path, signedURL: null }
      }
      const url = `${bucket}/${path}`
      const token = await tokens.sign('download', { url, signer: access.caller.claims }, wanted.expiresIn)
      return { error: null, path, signedURL: `/object/sign/${url}?token=${token}` }
    })
    return c.json(await Promise.all(answers))
  })

  routes.post('/object/sign/:bucket/*', async (c) => {
    const access = await authenticate(engine, c)
    const { expiresIn: seconds, transform } = await readJson(c, one)
    checkLifetime(access, seconds)
    const { bucket, name } = placeOf(c, 'object/sign')
    await findObject(access.as('storage.object.sign').query, bucket, name)
    const url = `${bucket}/${name}`
    const signer = access.caller.claims
    const rendered =
      engine.config.storage.image_transformation.enabled && Object.keys(transform ?? {}).length > 0
    const token = rendered
      ? await tokens.sign('render', { url, signer, transform: transform! }, seconds)
      : await tokens.sign('download', { url, signer }, seconds)
    return c.json({ signedURL: `/${rendered ? 'render/image' : 'object'}/sign/${url}?token=${token}` })
  })

  /** URLs spread further than intended, so only the service can create a long-lived one. */
  function checkLifetime({ role }: Access, seconds: number): void {
    const longest = engine.env.STORAGE_SIGNED_URL_SECONDS
    if (role !== 'service_role' && seconds > longest) {
      throw errors.invalidRequest(`body/expiresIn must be <= ${longest}`)
    }
  }

  return routes
}
