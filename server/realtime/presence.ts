import type { Hub } from './hub.ts'
import { limits } from './limits.ts'
import type { ChannelPresences, Presence, PresenceList } from './presence-model.ts'

type Keys = Map<string, readonly Presence[]>

/** Who is present in which channel, on every server. Changes are sent to the members on this one. */
export class PresenceBoard {
  private readonly byChannel = new Map<string, Keys>()
  /** For each changed channel and key, who was there when the members were last updated. */
  private readonly untold = new Map<string, Keys>()
  private readonly hub: Hub

  constructor(hub: Hub) {
    this.hub = hub
  }

  enter(channel: string, presence: Presence): void {
    const { key, ref, replaces } = presence
    const present = this.at(channel, key)
    if (present.some((other) => other.ref === ref)) return
    this.set(channel, key, [...present.filter((other) => other.ref !== replaces), presence])
  }

  leave(channel: string, key: string, ref: string): void {
    const present = this.at(channel, key)
    const staying = present.filter((other) => other.ref !== ref)
    if (staying.length < present.length) this.set(channel, key, staying)
  }

  count(channel: string): number {
    let count = 0
    for (const presences of this.byChannel.get(channel)?.values() ?? []) count += presences.length
    return count
  }

  /** Everyone the members already know about. A newcomer gets the rest with them, so that no one gets it twice. */
  list(channel: string): PresenceList {
    const told: Keys = new Map(this.byChannel.get(channel))
    for (const [key, before] of this.untold.get(channel) ?? []) {
      if (before.length > 0) told.set(key, before)
      else told.delete(key)
    }
    return listOf(told)
  }

  ofNode(node: string): ChannelPresences[] {
    return [...this.byChannel]
      .map(
        ([channel, keys]): ChannelPresences => [
          channel,
          [...keys.values()].flat().filter((presence) => presence.node === node),
        ],
      )
      .filter(([, presences]) => presences.length > 0)
  }

  /** Another server lists who is present there. Anyone it no longer lists has left. */
  replaceNode(node: string, current: ChannelPresences[]): void {
    const refs = new Set(current.flatMap(([, presences]) => presences.map(({ ref }) => ref)))
    for (const [channel, presences] of this.ofNode(node)) {
      for (const { key, ref } of presences) if (!refs.has(ref)) this.leave(channel, key, ref)
    }
    for (const [channel, presences] of current) {
      for (const presence of presences) this.enter(channel, presence)
    }
  }

  private at(channel: string, key: string): readonly Presence[] {
    return this.byChannel.get(channel)?.get(key) ?? []
  }

  private set(channel: string, key: string, presences: Presence[]): void {
    this.note(channel, key)
    const keys: Keys = this.byChannel.get(channel) ?? new Map()
    if (presences.length > 0) keys.set(key, presences)
    else keys.delete(key)
    if (keys.size > 0) this.byChannel.set(channel, keys)
    else this.byChannel.delete(channel)
  }

  private note(channel: string, key: string): void {
    let keys = this.untold.get(channel)
    if (!keys) {
      keys = new Map()
      this.untold.set(channel, keys)
      setTimeout(() => this.tell(channel), limits.presenceDelayMs)
    }
    if (!keys.has(key)) keys.set(key, this.at(channel, key))
  }

  /**
   * When someone joins or leaves a key that others share, the whole key is resent: all leave, then those present
   * join. Clients up to 2.109 forget the references of those who stay and would never remove them.
   */
  private tell(channel: string): void {
    const keys = this.untold.get(channel)
    if (!keys) return
    this.untold.delete(channel)
    const left: Keys = new Map()
    const joined: Keys = new Map()
    const changed: Keys = new Map()
    for (const [key, before] of keys) {
      const after = this.at(channel, key)
      if (sameRefs(before, after)) continue
      if (before.length > 0) left.set(key, before)
      if (after.length > 0) (before.length > 0 ? changed : joined).set(key, after)
    }
    this.deliver(channel, joined, left)
    this.deliver(channel, changed, new Map())
  }

  private deliver(channel: string, joined: Keys, left: Keys): void {
    if (joined.size === 0 && left.size === 0) return
    this.hub.presence(channel, { joins: listOf(joined), leaves: listOf(left) })
  }
}

function sameRefs(before: readonly Presence[], after: readonly Presence[]): boolean {
  return before.length === after.length && before.every(({ ref }, index) => ref === after[index]!.ref)
}

function listOf(keys: Iterable<[string, readonly Presence[]]>): PresenceList {
  const list: PresenceList = Object.create(null)
  for (const [key, presences] of keys) {
    list[key] = { metas: presences.map(({ meta, ref }) => ({ ...meta, phx_ref: ref })) }
  }
  return list
}
