import type { Context } from 'hono'
import type { z } from 'zod'
import type { AppEnv } from '../http/app-env.ts'
import { readBody } from '../http/body.ts'
import { parseForeignJson } from '../http/json.ts'
import { errors } from './errors.ts'
import { checkBucketName, checkKey } from './names.ts'
import type { Place } from './objects.ts'

const maxJson = 1024 * 1024

/** A JSON body that matches the schema. Anything else is the caller's error, reported with its place. */
export async function readJson<T>(c: Context<AppEnv>, schema: z.ZodType<T>): Promise<T> {
  const text = (await readBody(c, maxJson)).toString('utf8')
  let value: unknown
  try {
    value = text ? parseForeignJson(text) : {}
  } catch {
    throw errors.invalidRequest('Body is not valid JSON')
  }
  return parsed(value, schema, 'body')
}

export function readQuery<T>(c: Context<AppEnv>, schema: z.ZodType<T>): T {
  return parsed(c.req.query(), schema, 'querystring')
}

function parsed<T>(value: unknown, schema: z.ZodType<T>, where: string): T {
  const result = schema.safeParse(value)
  if (result.success) return result.data
  const issue = result.error.issues[0]!
  const missing = issue.code === 'invalid_type' && issue.message.includes('received undefined')
  const last = issue.path.at(-1)
  const at = [where, ...issue.path.slice(0, missing ? -1 : undefined)].join('/')
  throw errors.invalidRequest(
    missing ? `${at} must have required property '${String(last)}'` : `${at} ${issue.message}`,
  )
}

/** The bucket and object name after `prefix`, such as "object/public". Names stay as the URL encoded them. */
export function placeOf(c: Context<AppEnv>, prefix: string): Place {
  const [bucket = '', ...name] = restOf(c, prefix).split('/')
  const place = { bucket: decode(bucket), name: decode(name.join('/')) }
  checkBucketName(place.bucket)
  checkKey(place.name)
  return place
}

export function bucketOf(c: Context<AppEnv>, prefix: string): string {
  const bucket = decode(restOf(c, prefix).split('/')[0]!)
  checkBucketName(bucket)
  return bucket
}

/** Taken from the raw URL: the router decodes part of it, and a name must be decoded exactly once. */
function restOf(c: Context<AppEnv>, prefix: string): string {
  const path = (c.env.incoming.url ?? '').split('?')[0]!
  const marker = `/${prefix}/`
  const at = path.indexOf(marker)
  if (at < 0) throw errors.noSuchRoute(`${c.req.method}:${path.slice(0, 200)}`)
  return path.slice(at + marker.length)
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    throw errors.invalidKey(text.slice(0, 200))
  }
}
