import { createLocalJWKSet, errors, type JSONWebKeySet, type JWTVerifyGetKey } from 'jose'
import { z } from 'zod'
import { guardedFetch } from '../_shared/guarded-fetch.ts'
import { call, type Platform } from './database.ts'
import { Problem } from './problems.ts'

const keySet = z.object({ keys: z.array(z.looseObject({ kty: z.string() })).max(50) })

/** Kept keys are asked for again after an hour, and without an answer they count for a day. */
const freshSeconds = 3600
const usableSeconds = 86_400

/** Finds the key that a message names. An unknown one may be new: then the platform is asked, once a minute at most. */
export function platformKeys(platform: Platform): JWTVerifyGetKey {
  return async (header, token) => {
    if (!header.kid) throw new Problem('key_unknown')
    const age = platform.jwks_age ?? Number.POSITIVE_INFINITY
    let keys: JSONWebKeySet | null = age < usableSeconds ? (platform.jwks as JSONWebKeySet | null) : null
    const isKnown = keys?.keys.some(({ kid }) => kid === header.kid)
    if (age >= freshSeconds || !isKnown) keys = (await refetch(platform)) ?? keys
    if (!keys) throw new Problem('platform_unreachable')
    try {
      return await createLocalJWKSet(signingKeys(keys))(header, token)
    } catch (error) {
      if (error instanceof errors.JOSEError) throw new Problem('key_unknown', error.code)
      throw error
    }
  }
}

/** Only keys that can sign as the protocol demands: a symmetric one never verifies anything. */
const signingKeys = ({ keys }: JSONWebKeySet): JSONWebKeySet => ({
  keys: keys.filter(({ kty, use }) => kty === 'RSA' && (use === undefined || use === 'sig')),
})

async function refetch({ id, jwks_url, private_hosts }: Platform): Promise<JSONWebKeySet | null> {
  if (!(await call<boolean>('claim_platform_keys', { platform_id: id }))) return null
  try {
    const { status, text } = await guardedFetch(jwks_url, { privateHosts: private_hosts })
    if (status !== 200) throw new Error(`status ${status}`)
    const keys = keySet.parse(JSON.parse(text))
    await call('keep_platform_keys', { platform_id: id, keys })
    return keys as JSONWebKeySet
  } catch (error) {
    console.error(`The keys of platform ${id} can’t be read: ${(error as Error).message.slice(0, 200)}`)
    return null
  }
}
