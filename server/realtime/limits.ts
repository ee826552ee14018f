/** What a connection may cost. All limits of the service are here. */
export const limits = {
  connections: 10_000,
  /** Connections without a signed-in person. */
  socketsPerAddress: 100,
  socketsPerUser: 50,
  channelsPerConnection: 100,
  /** The largest frame and the largest message in it, as in Supabase. */
  frameBytes: 5_000_000,
  payloadBytes: 3_000_000,
  presenceBytes: 16_000,
  /** Everyone who joins receives everyone else's presence. */
  presencesPerChannel: 5000,
  /** A binary frame has one byte for each of these lengths. */
  nameBytes: 255,
  /** A reconnecting client rejoins all its channels together and sends a new token to each of them. */
  joins: { burst: 250, perSecond: 25 },
  events: { burst: 1000, perSecond: 500 },
  bytes: { burst: 30_000_000, perSecond: 5_000_000 },
  restMessagesPerSecond: 500,
  /** Messages waiting for a channel's join or its policies. */
  waitingPerChannel: 1000,
  /** A receiver that is this far behind is disconnected. */
  unsentBytes: 16_000_000,
  silenceMs: 60_000,
  joinMs: 10_000,
  /** Between questions to a database that is away. */
  askAgainMs: 1000,
  closeMs: 2000,
  /** Servers send each other heartbeats. After the timeout, a silent one is considered dead. */
  heartbeatMs: 5000,
  peerTimeoutMs: 15_000,
  /** Presence changes in one channel within this time are sent together. */
  presenceDelayMs: 20,
  replayed: 25,
  messageDays: 3,
}
