import type { ServerContext } from '../context.ts'
import type { Hub } from './hub.ts'
import type { Peers } from './peers.ts'
import type { PresenceBoard } from './presence.ts'

/** Shared by every connection and channel. */
export interface Realtime {
  engine: ServerContext
  hub: Hub
  board: PresenceBoard
  peers: Peers
}
