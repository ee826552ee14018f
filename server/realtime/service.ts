import type { ServerContext } from '../context.ts'
import type { Service } from '../service.ts'
import { watchPermissions } from './changed-permissions.ts'
import { DatabaseFeed } from './database-feed.ts'
import { Hub } from './hub.ts'
import { Peers } from './peers.ts'
import { PresenceBoard } from './presence.ts'
import type { Realtime } from './realtime.ts'
import { restRoutes } from './rest-routes.ts'
import { SocketServer } from './socket-server.ts'
import { forgetOldMessages, forgetPeerPayloads } from './stored-messages.ts'

const minute = 60_000

/** Channels over WebSockets: broadcast, presence and messages sent by SQL. */
export async function createRealtime(engine: ServerContext): Promise<Service> {
  if (!engine.config.realtime.enabled) return {}
  const hub = new Hub()
  const board = new PresenceBoard(hub)
  const peers = new Peers(engine, hub, board)
  const realtime: Realtime = { engine, hub, board, peers }
  const feed = new DatabaseFeed(engine, hub, () => peers.heardAt)
  const sockets = new SocketServer(realtime)
  await feed.start()
  await peers.start()
  const stopAsking = await watchPermissions(engine, hub)
  const stopWatching = engine.revocations.onRevoked(() => {
    for (const channel of [...hub.all()]) channel.endIfRevoked()
  })
  const stopCleaning = [
    regularly(engine, minute, forgetPeerPayloads),
    regularly(engine, 60 * minute, forgetOldMessages),
  ]
  return {
    routes: restRoutes(realtime),
    attach: (server) => sockets.attach(server),
    figures: () => [
      { name: 'realtime_connections', help: 'Open WebSockets.', value: sockets.size },
      { name: 'realtime_channels', help: 'Channels that clients here have joined.', value: hub.size },
    ],
    closeConnections: () => sockets.close(),
    async close() {
      stopWatching()
      stopAsking()
      for (const stop of stopCleaning) stop()
      sockets.close()
      feed.close()
      await peers.close()
    },
  }
}

function regularly(
  engine: ServerContext,
  every: number,
  work: (engine: ServerContext) => Promise<void>,
): () => void {
  const attempt = () => {
    work(engine).catch((error: unknown) => engine.log.warn({ err: error }, 'cleanup failed'))
  }
  attempt()
  const timer = setInterval(attempt, every)
  timer.unref()
  return () => clearInterval(timer)
}
