/** A person's presence: a key and what they say about themselves. */
export interface Presence {
  ref: string
  key: string
  meta: Record<string, unknown>
  /** The server they are connected to. */
  node: string
  /** Reference of the presence this one replaces. */
  replaces?: string
}

export type ChannelPresences = [channel: string, presences: Presence[]]

export type PresenceList = Record<string, { metas: Record<string, unknown>[] }>

export interface PresenceDiff {
  joins: PresenceList
  leaves: PresenceList
}
