import type { Context } from 'hono'
import type { ServerContext } from '../context.ts'
import type { AppEnv } from './app-env.ts'

/** Warns once about an untrusted proxy: rate limits then treat all visitors as one address. */
export function proxyHint({ env, log }: Pick<ServerContext, 'env' | 'log'>): (c: Context<AppEnv>) => void {
  let isDone = env.TRUST_PROXY === 'on'
  return (c) => {
    if (isDone || c.env.incoming.headers['x-forwarded-for'] === undefined) return
    isDone = true
    log.warn(
      'A request came with X-Forwarded-For. If the server is behind a proxy, set TRUST_PROXY=on. Otherwise, all visitors share the rate limits of one address.',
    )
  }
}
