import type { Engine } from '../engine.ts'
import type { Hub } from './hub.ts'
import type { Peers } from './peers.ts'
import type { PresenceBoard } from './presence.ts'

/** What every connection and channel works with. */
export interface Realtime {
  engine: Engine
  hub: Hub
  board: PresenceBoard
  peers: Peers
}
