import { type Context, Hono } from 'hono'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import type { AppEnv } from '../http/app-env.ts'
import { readBody } from '../http/body.ts'
import { clientAddress } from '../http/client-address.ts'
import { HttpError } from '../http/errors.ts'
import type { Caller } from '../keys/caller.ts'
import { readCredentials } from '../keys/callers.ts'
import { InvalidToken } from '../keys/tokens.ts'
import { channelKey } from './hub.ts'
import { limits } from './limits.ts'
import { Permissions } from './permissions.ts'
import type { Realtime } from './realtime.ts'
import { type RestMessage, readBatch, readSingle, tooMany } from './rest-messages.ts'

/** Broadcasts without a WebSocket: many in one request, or one whose body is the payload. */
export function restRoutes(realtime: Realtime): Hono<AppEnv> {
  const { engine, hub, peers } = realtime
  const limiter = new RateLimiterMemory({ points: limits.restMessagesPerSecond, duration: 1 })
  const routes = new Hono<AppEnv>()

  const send = ({ topic, private: isPrivate, broadcast }: RestMessage) => {
    // No one can have joined a public channel there.
    if (!isPrivate && engine.config.realtime.private_only) return
    const key = channelKey(topic, isPrivate)
    hub.broadcast(key, broadcast)
    peers.broadcast(key, broadcast)
  }

  const identify = async (c: Context): Promise<Caller> => {
    const credentials = readCredentials(c.req.raw.headers, new URL(c.req.url).searchParams)
    const caller = await engine.callers.identify(credentials).catch((error: unknown) => {
      throw error instanceof InvalidToken ? new HttpError(401, { message: 'Unauthorized' }) : error
    })
    return { ...caller, address: clientAddress(c, engine.env.TRUST_PROXY === 'on') }
  }

  const limit = async (caller: Caller, messages: number) => {
    const who = caller.claims.sub ?? caller.address
    await limiter.consume(String(who), messages).catch(() => {
      throw tooMany('You have exceeded your rate limit')
    })
  }

  routes.post('/api/broadcast', async (c) => {
    const caller = await identify(c)
    const messages = readBatch(await readBody(c, limits.frameBytes))
    await limit(caller, messages.length)
    for (const message of messages) if (!message.private) send(message)
    // Callers who can't write to a private channel get no error, as in Supabase's server.
    const closed = messages.filter((message) => message.private)
    for (const topic of new Set(closed.map((message) => message.topic))) {
      if (!(await new Permissions(engine, caller, topic).mayWrite('broadcast'))) continue
      for (const message of closed) if (message.topic === topic) send(message)
    }
    return c.body(null, 202)
  })

  routes.post('/api/broadcast/:topic/events/:event', async (c) => {
    const caller = await identify(c)
    const body = await readBody(c, limits.frameBytes)
    const { topic, event } = c.req.param()
    const isPrivate = c.req.query('private') === 'true'
    const message = readSingle(topic, event, isPrivate, c.req.header('content-type') ?? '', body)
    await limit(caller, 1)
    if (isPrivate && !(await new Permissions(engine, caller, topic).mayWrite('broadcast'))) {
      throw new HttpError(403, { message: 'Unauthorized' })
    }
    send(message)
    return c.body(null, 202)
  })

  routes.all('*', (c) => c.json({ message: 'Not Found' }, 404))
  return routes
}
