import type { MiddlewareHandler } from 'hono'
import type { ServerContext } from '../context.ts'
import type { AppEnv } from '../http/app-env.ts'
import { clientAddress } from '../http/client-address.ts'
import type { Caller } from '../keys/caller.ts'
import { readCredentials } from '../keys/callers.ts'
import { FairSlots } from './fair-slots.ts'
import type { Shares } from './shares.ts'

const visitor: Caller = { role: 'anon', claims: {}, claimsJson: '{}' }

/** Concurrent requests on one interface, shared fairly among its callers. */
export function limitRequests(engine: ServerContext, shares: Shares): MiddlewareHandler<AppEnv> {
  const slots = new FairSlots(shares)
  return async (c, next) => {
    const { bearer, apiKey } = readCredentials(c.req.raw.headers)
    const key = bearer ?? apiKey
    const known = key ? await engine.callers.ofBearer(key).catch(() => visitor) : visitor
    const caller = { ...known, address: clientAddress(c, engine.env.TRUST_PROXY === 'on') }
    await slots.run(caller, next)
  }
}
