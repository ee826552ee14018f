import type { Channel } from './channel.ts'
import type { PresenceDiff } from './presence.ts'
import { encodeBroadcast, encodeMessage } from './protocol/encode.ts'
import type { Broadcast, Frame, Version } from './protocol/message.ts'

/** A public and a private channel with the same name are unrelated. */
export function channelKey(name: string, isPrivate: boolean): string {
  return `${isPrivate ? 'private' : 'public'}:${name}`
}

/** The channels joined on this server. */
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

  members(key: string): Channel[] {
    return [...(this.byKey.get(key) ?? [])]
  }

  *all(): Iterable<Channel> {
    for (const members of this.byKey.values()) yield* members
  }

  /** Delivers a broadcast to everyone here except its sender. */
  broadcast(key: string, broadcast: Broadcast, sender?: Channel): void {
    this.deliver(
      key,
      (version, topic) => encodeBroadcast(version, topic, broadcast),
      (channel, frame) => channel !== sender && channel.deliver(frame, broadcast.meta?.id),
    )
  }

  presence(key: string, diff: PresenceDiff): void {
    this.deliver(
      key,
      (version, topic) =>
        encodeMessage(version, { joinRef: null, ref: null, topic, event: 'presence_diff', payload: diff }),
      (channel, frame) => channel.deliverPresence(frame),
    )
  }

  /** Encodes a frame once per version; undefined if the version can't represent it. */
  private deliver(
    key: string,
    encode: (version: Version, topic: string) => Frame | undefined,
    hand: (channel: Channel, frame: Frame) => void,
  ): void {
    const frames = new Map<Version, Frame | undefined>()
    for (const channel of this.byKey.get(key) ?? []) {
      const { version, topic } = channel
      if (!frames.has(version)) frames.set(version, encode(version, topic))
      const frame = frames.get(version)
      if (frame) hand(channel, frame)
    }
  }
}
