import type { Context, MiddlewareHandler } from 'hono'
import type { AppEnv } from '../http/app.ts'
import { isLoopback, peerAddress, peerPort } from '../http/client-address.ts'
import { HttpError } from '../http/errors.ts'
import { isFunctionPort } from '../http/function-sockets.ts'

const forwarded = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via']

/** Lets in only programs on this machine that ask for it themselves. The mailbox holds sign-in links. */
export function localOnly(behindProxy: boolean): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    // Behind a proxy on the same machine every peer looks local.
    const proxied = behindProxy || forwarded.some((name) => c.req.header(name) !== undefined)
    // An edge function comes from this machine too, and in the name of whoever called it.
    const isOfMachine = isLoopback(peerAddress(c)) && !isFunctionPort(peerPort(c))
    if (proxied || !isOfMachine || !isLocalName(c) || isForeignPage(c)) {
      throw new HttpError(403, {
        code: 'mailbox_local_only',
        message: 'The mailbox can only be opened on the machine the server runs on.',
      })
    }
    await next()
  }
}

/** A name of another site that was pointed at this machine still stands in the Host header. */
function isLocalName(c: Context): boolean {
  return isLocalHost((c.req.header('host') ?? '').toLowerCase().replace(/:\d+$/, ''))
}

/** Whether a host's name means the machine itself. */
export function isLocalHost(host: string): boolean {
  return host === 'localhost' || host === '[::1]' || /^127(\.\d{1,3}){3}$/.test(host)
}

/** Browsers say which page is behind a request; only our own pages and the address bar may ask. */
function isForeignPage(c: Context): boolean {
  const origin = c.req.header('origin')
  if (origin !== undefined && origin !== `http://${c.req.header('host')}`) return true
  const site = c.req.header('sec-fetch-site') ?? 'none'
  const opened =
    c.req.header('sec-fetch-mode') === 'navigate' && c.req.header('sec-fetch-dest') === 'document'
  return !(site === 'none' || site === 'same-origin' || (site === 'same-site' && opened))
}
