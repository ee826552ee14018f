/** What a connection may cost. One object, so that everything that bounds the service stands in one place. */
export const limits = {
  connections: 10_000,
  /** On which nobody is signed in. */
  socketsPerAddress: 100,
  socketsPerUser: 50,
  channelsPerConnection: 100,
  /** The largest frame, and the largest message in it, as Supabase has them. */
  frameBytes: 5_000_000,
  payloadBytes: 3_000_000,
  presenceBytes: 16_000,
  /** Everybody who joins is told of everybody else. */
  presencesPerChannel: 5000,
  /** A binary frame has one byte for each of these lengths. */
  nameBytes: 255,
  /** A client comes back with all its channels at once, and hands a new token to each of them. */
  joins: { burst: 250, perSecond: 25 },
  events: { burst: 1000, perSecond: 500 },
  bytes: { burst: 30_000_000, perSecond: 5_000_000 },
  restMessagesPerSecond: 500,
  /** Messages that wait for a channel's join or for its policies. */
  waitingPerChannel: 1000,
  /** A receiver that is this far behind is cut off. */
  unsentBytes: 16_000_000,
  silenceMs: 60_000,
  joinMs: 10_000,
  closeMs: 2000,
  /** Servers tell each other that they live; after the timeout, one is taken for dead. */
  heartbeatMs: 5000,
  peerTimeoutMs: 15_000,
  /** Several presences of one channel that change together are told together. */
  presenceDelayMs: 20,
  replayed: 25,
  messageDays: 3,
}
