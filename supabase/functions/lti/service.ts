import { z } from 'zod'
import { type Answered, guardedFetch } from '../_shared/guarded-fetch.ts'
import type { Platform } from './database.ts'
import { signForPlatform } from './tool-key.ts'

/** A service of the platform answered with something other than success. */
export class ServiceRefused extends Error {
  override readonly name = 'ServiceRefused'
  readonly responseCode: number

  constructor(what: string, responseCode: number) {
    super(`the platform answered ${responseCode} to ${what}`)
    this.responseCode = responseCode
  }
}

const granted = z.looseObject({ access_token: z.string().max(10_000), expires_in: z.number().optional() })

const tokens = new Map<string, { token: string; until: number }>()
const mostTokens = 500

interface Asked {
  method: 'GET' | 'POST'
  scope: string
  type: string
  body?: string
}

/** Asks a service of the platform. A token that it no longer takes is replaced once. */
export async function askService(platform: Platform, address: string, asked: Asked): Promise<Answered> {
  const first = await send(platform, address, asked)
  if (first.status !== 401) return first
  tokens.delete(keyOf(platform, asked.scope))
  return send(platform, address, asked)
}

async function send(
  platform: Platform,
  address: string,
  { scope, type, ...asked }: Asked,
): Promise<Answered> {
  const authorization = `Bearer ${await tokenFor(platform, scope)}`
  const headers = { authorization, accept: type, ...(asked.body && { 'content-type': type }) }
  return guardedFetch(address, { ...asked, headers, privateHosts: platform.private_hosts })
}

const keyOf = ({ id }: Platform, scope: string) => `${id} ${scope}`

/** A token for one service, kept until shortly before it ends. */
async function tokenFor(platform: Platform, scope: string): Promise<string> {
  const key = keyOf(platform, scope)
  const known = tokens.get(key)
  if (known && known.until > Date.now()) return known.token
  const { client_id, token_url, school, private_hosts } = platform
  const assertion = await signForPlatform(
    school,
    { iss: client_id, sub: client_id, aud: token_url },
    '5 minutes',
  )
  const { status, text } = await guardedFetch(token_url, {
    method: 'POST',
    privateHosts: private_hosts,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({
      grant_type: 'client_credentials',
      client_assertion_type: 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer',
      client_assertion: assertion,
      scope,
    }).toString(),
  })
  if (status !== 200) throw new ServiceRefused('a request for a token', status)
  const { access_token, expires_in = 3600 } = granted.parse(JSON.parse(text))
  if (tokens.size >= mostTokens) tokens.clear()
  tokens.set(key, { token: access_token, until: Date.now() + Math.max(expires_in - 60, 0) * 1000 })
  return access_token
}
