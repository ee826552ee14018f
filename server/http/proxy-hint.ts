import type { Context } from 'hono'
import type { Engine } from '../engine.ts'
import type { AppEnv } from './app.ts'

/** Says once that visitors come through a proxy that is not trusted: limits then take all of them for one address. */
export function proxyHint({ env, log }: Pick<Engine, 'env' | 'log'>): (c: Context<AppEnv>) => void {
  let isDone = env.TRUST_PROXY === 'on'
  return (c) => {
    if (isDone || c.env.incoming.headers['x-forwarded-for'] === undefined) return
    isDone = true
    log.warn(
      'A request came with X-Forwarded-For. If a proxy is in front, set TRUST_PROXY=on: without it all visitors share the limits of one address.',
    )
  }
}
