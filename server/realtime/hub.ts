import type { PresenceDiff } from './presence-model.ts'
import { encodeBroadcast, encodeMessage } from './protocol/encode.ts'
import type { Broadcast, Frame, Version } from './protocol/message.ts'

/** A public and a private channel with the same name are unrelated. */
export function channelKey(name: string, isPrivate: boolean): string {
  return `${isPrivate ? 'private' : 'public'}:${name}`
}

/** What the hub needs of a joined channel. */
export interface Member {
  key: string
  topic: string
  version: Version
  deliver(frame: Frame, id?: string): void
  deliverPresence(frame: Frame): void
  endIfRevoked(): void
  askAgain(): void
  shutDown(message: string): void
}

/** The channels joined on this server. */
export class Hub {
  private readonly byKey = new Map<string, Set<Member>>()

  add(channel: Member): void {
    const members = this.byKey.get(channel.key)
    if (members) members.add(channel)
    else this.byKey.set(channel.key, new Set([channel]))
  }

  remove(channel: Member): void {
    const members = this.byKey.get(channel.key)
    if (members?.delete(channel) && members.size === 0) this.byKey.delete(channel.key)
  }

  get size(): number {
    return this.byKey.size
  }

  has(key: string): boolean {
    return this.byKey.has(key)
  }

  members(key: string): Member[] {
    return [...(this.byKey.get(key) ?? [])]
  }

  *all(): Iterable<Member> {
    for (const members of this.byKey.values()) yield* members
  }

  /** Delivers a broadcast to everyone here except its sender. */
  broadcast(key: string, broadcast: Broadcast, sender?: Member): void {
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
    hand: (channel: Member, frame: Frame) => void,
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
