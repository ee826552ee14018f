import { randomUUID } from 'node:crypto'
import { Refusal } from './identity.ts'
import { limits } from './limits.ts'

export interface JoinOptions {
  private: boolean
  ack: boolean
  self: boolean
  replay?: { since: number; limit: number }
  /** The client wants confirmation that messages from the database arrive. */
  replicationReady: boolean
  presenceEnabled: boolean
  presenceKey: string
  accessToken?: string
}

type Fields = Record<string, unknown>

/** Reads a client's join options. Fields of the wrong type count as missing, as in Supabase's server. */
export function readJoinOptions(payload: unknown): JoinOptions {
  const join = fields(payload)
  const config = fields(join.config)
  const broadcast = fields(config.broadcast)
  const presence = fields(config.presence)
  refuseChanges(config.postgres_changes)
  const isPrivate = flag(config.private)
  const token = [join.user_token, join.access_token].find((value) => typeof value === 'string')
  return {
    private: isPrivate,
    ack: flag(broadcast.ack),
    self: flag(broadcast.self),
    replay: readReplay(broadcast.replay, isPrivate),
    replicationReady: flag(broadcast.replication_ready),
    presenceEnabled: presence.enabled === undefined || flag(presence.enabled),
    presenceKey: readPresenceKey(presence.key),
    accessToken: token as string | undefined,
  }
}

function refuseChanges(wanted: unknown): void {
  if (!Array.isArray(wanted) || wanted.every((change) => change === null)) return
  throw new Refusal(
    'RealtimeDisabledForConfiguration',
    'postgres_changes is not offered here: send changes from a trigger with realtime.broadcast_changes() and listen to broadcast',
  )
}

function readReplay(wanted: unknown, isPrivate: boolean): JoinOptions['replay'] {
  if (wanted === undefined || wanted === null) return undefined
  if (!isPrivate) throw new Refusal('UnableToReplayMessages', 'Replay is not allowed for public channels')
  const { since = 0, limit = 10 } = fields(wanted)
  if (!Number.isSafeInteger(since) || !Number.isSafeInteger(limit) || (since as number) < 0) {
    throw new Refusal('UnableToReplayMessages', 'Replay params are not valid')
  }
  return { since: since as number, limit: Math.min(Math.max(limit as number, 1), limits.replayed) }
}

function readPresenceKey(key: unknown): string {
  if (typeof key !== 'string' || key === '') return randomUUID()
  if (Buffer.byteLength(key) > limits.nameBytes) {
    throw new Refusal('InvalidJoinPayload', `The presence key is longer than ${limits.nameBytes} bytes`)
  }
  // Clients store presences in plain objects, so these names would break everyone's client in the channel.
  if (key in Object.prototype) throw new Refusal('InvalidJoinPayload', 'The presence key cannot be used')
  return key
}

function fields(value: unknown): Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {}
}

function flag(value: unknown): boolean {
  return value === true || (typeof value === 'string' && value.toLowerCase() === 'true')
}
