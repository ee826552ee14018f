import type { Hub } from './hub.ts'
import { limits } from './limits.ts'

/** Somebody who is there: under a key, with what he says about himself. */
export interface Presence {
  ref: string
  previousRef?: string
  key: string
  meta: Record<string, unknown>
  /** The server he is connected to. */
  node: string
}

export type PresenceList = Record<string, { metas: Record<string, unknown>[] }>

interface Changes {
  joins: Presence[]
  leaves: Presence[]
}

/** Who is present in which channel, on every server. Changes are told to the members on this one. */
export class PresenceBoard {
  private readonly byChannel = new Map<string, Map<string, Presence>>()
  private readonly pending = new Map<string, Changes>()
  private readonly hub: Hub

  constructor(hub: Hub) {
    this.hub = hub
  }

  enter(channel: string, presence: Presence): void {
    const present = this.byChannel.get(channel) ?? new Map<string, Presence>()
    this.byChannel.set(channel, present)
    const before = presence.previousRef ? present.get(presence.previousRef) : undefined
    if (before) present.delete(before.ref)
    present.set(presence.ref, presence)
    const changes = this.changesOf(channel)
    changes.joins.push(presence)
    if (before) changes.leaves.push(before)
  }

  leave(channel: string, ref: string): void {
    const present = this.byChannel.get(channel)
    const presence = present?.get(ref)
    if (!present || !presence) return
    present.delete(ref)
    if (present.size === 0) this.byChannel.delete(channel)
    this.changesOf(channel).leaves.push(presence)
  }

  /** Everybody in a channel, grouped by key. What was not told yet is told first, so that nobody hears it twice. */
  list(channel: string): PresenceList {
    this.tell(channel)
    return group(this.byChannel.get(channel)?.values() ?? [])
  }

  ofNode(node: string): [channel: string, presences: Presence[]][] {
    return [...this.byChannel]
      .map(([channel, present]): [string, Presence[]] => [
        channel,
        [...present.values()].filter((presence) => presence.node === node),
      ])
      .filter(([, presences]) => presences.length > 0)
  }

  /** Another server says who is present there; whoever it does not name any more has left. */
  replaceNode(node: string, current: [channel: string, presences: Presence[]][]): void {
    const refs = new Set(current.flatMap(([, presences]) => presences.map((presence) => presence.ref)))
    for (const [channel, presences] of this.ofNode(node)) {
      for (const { ref } of presences) if (!refs.has(ref)) this.leave(channel, ref)
    }
    for (const [channel, presences] of current) {
      const present = this.byChannel.get(channel)
      for (const presence of presences) if (!present?.has(presence.ref)) this.enter(channel, presence)
    }
  }

  private changesOf(channel: string): Changes {
    const known = this.pending.get(channel)
    if (known) return known
    const changes: Changes = { joins: [], leaves: [] }
    this.pending.set(channel, changes)
    setTimeout(() => this.tell(channel), limits.presenceDelayMs)
    return changes
  }

  private tell(channel: string): void {
    const changes = this.pending.get(channel)
    if (!changes) return
    this.pending.delete(channel)
    const diff = { joins: group(changes.joins), leaves: group(changes.leaves) }
    for (const member of this.hub.members(channel)) member.deliverPresence(diff)
  }
}

/** Keys come from clients: an object without a prototype holds any of them. */
function group(presences: Iterable<Presence>): PresenceList {
  const list: PresenceList = Object.create(null)
  for (const { key, ref, previousRef, meta } of presences) {
    const own = list[key] ?? { metas: [] }
    list[key] = own
    own.metas.push({ ...meta, phx_ref: ref, ...(previousRef && { phx_ref_prev: previousRef }) })
  }
  return list
}
