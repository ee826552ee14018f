import type { Context, MiddlewareHandler } from 'hono'
import type { Env } from '../config/env.ts'
import type { AppEnv } from './app-env.ts'
import { isLoopback, peerAddress, peerPort } from './client-address.ts'
import { HttpError } from './errors.ts'
import { isFunctionPort } from './function-sockets.ts'

const forwarded = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via']

export interface Refusal {
  code: string
  message: string
}

/** Admits only direct requests from programs on this machine. */
export function localOnly(behindProxy: boolean, refusal: Refusal): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    // Behind a proxy on the same machine, every peer looks local.
    const proxied = behindProxy || forwarded.some((name) => c.req.header(name) !== undefined)
    // Edge functions also connect from this machine, but on behalf of their callers.
    const isOfMachine = isLoopback(peerAddress(c)) && !isFunctionPort(peerPort(c))
    if (proxied || !isOfMachine || !isLocalName(c) || isForeignPage(c)) throw new HttpError(403, refusal)
    await next()
  }
}

/** Stops DNS rebinding: another site's name that points at this machine still appears in the Host header. */
function isLocalName(c: Context): boolean {
  return isLocalHost((c.req.header('host') ?? '').toLowerCase().replace(/:\d+$/, ''))
}

/** A public site is behind a proxy that terminates TLS, and not every proxy identifies itself in a header. */
export function isBehindProxy({ TRUST_PROXY, SITE_URL }: Env): boolean {
  if (TRUST_PROXY === 'on') return true
  const site = SITE_URL === undefined ? undefined : new URL(SITE_URL)
  return site?.protocol === 'https:' && !isLocalHost(site.hostname)
}

/** Whether a host name means this machine. */
export function isLocalHost(host: string): boolean {
  return host === 'localhost' || host === '[::1]' || /^127(\.\d{1,3}){3}$/.test(host)
}

/** Browsers say which page sent a request. Only our own pages and the address bar are allowed. */
function isForeignPage(c: Context): boolean {
  const origin = c.req.header('origin')
  if (origin !== undefined && origin !== `http://${c.req.header('host')}`) return true
  const site = c.req.header('sec-fetch-site') ?? 'none'
  const opened =
    c.req.header('sec-fetch-mode') === 'navigate' && c.req.header('sec-fetch-dest') === 'document'
  return !(site === 'none' || site === 'same-origin' || (site === 'same-site' && opened))
}
