import type { Channel } from './channel.ts'
import { encodeBroadcast } from './protocol/encode.ts'
import type { Broadcast, Frame, Version } from './protocol/message.ts'

/** A public and a private channel of one name have nothing to do with each other. */
export function channelKey(name: string, isPrivate: boolean): string {
  return `${isPrivate ? 'private' : 'public'}:${name}`
}

/** The channels that are joined on this server. */
export class Hub {
  private readonly byKey = new Map<string, Set<Channel>>()

  add(channel: Channel): void {
    const members = this.byKey.get(channel.key)
    if (members) members.add(channel)
    else this.byKey.set(channel.key, new Set([channel]))
  }

  remove(channel: Channel): void {
    const members = this.byKey.get(channel.key)
    if (members?.delete(channel) && members.size === 0) this.byKey.delete(channel.key)
  }

  has(key: string): boolean {
    return this.byKey.has(key)
  }

  members(key: string): Iterable<Channel> {
    return this.byKey.get(key) ?? []
  }

  *all(): Iterable<Channel> {
    for (const members of this.byKey.values()) yield* members
  }

  /** Hands a broadcast to everybody here but its sender. A frame is encoded once for each version. */
  broadcast(key: string, broadcast: Broadcast, sender?: Channel): void {
    const frames = new Map<Version, Frame | undefined>()
    for (const channel of this.members(key)) {
      if (channel === sender) continue
      const { version } = channel
      if (!frames.has(version)) frames.set(version, encodeBroadcast(version, channel.topic, broadcast))
      const frame = frames.get(version)
      if (frame) channel.deliver(frame, broadcast.meta?.id)
    }
  }
}
