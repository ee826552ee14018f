import type { ServerContext } from '../context.ts'
import { nearest } from '../http/own-address.ts'
import type { Service } from '../service.ts'
import { Sender } from './sender.ts'

const patience = 5000
/** Requests are announced; polling catches any missed notifications. */
const lookEvery = 10_000
const pruneEvery = 10 * 60_000

/**
 * Makes the requests queued by `net.http_post` and similar functions. Where the pg_net extension does that, there is
 * nothing to do.
 */
export async function createNet(engine: ServerContext): Promise<Service> {
  const { db, log, traces } = engine
  const { rows } = await db.admin.query<{ is_ours: boolean }>('select is_ours from _server.net_sender')
  if (!rows[0]?.is_ours) return {}
  const sender = new Sender(
    db,
    log,
    (url) => nearest(url, { public: engine.siteUrl, local: engine.localUrl }),
    traces,
  )
  let timers: NodeJS.Timeout[] = []
  const prune = () =>
    sender
      .prune()
      .catch((error) => log.warn({ reason: (error as Error).message }, 'could not prune responses'))
  return {
    async ready() {
      await db.listener.on('net_requests', () => sender.wake())
      db.listener.onReconnect(() => sender.wake())
      timers = [setInterval(() => sender.wake(), lookEvery), setInterval(() => void prune(), pruneEvery)]
      sender.wake()
      void prune()
    },
    closeConnections: () => sender.stop(),
    async close() {
      for (const timer of timers) clearInterval(timer)
      await sender.close(patience)
    },
  }
}
