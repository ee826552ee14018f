/** The two forms of Phoenix's protocol: objects, and arrays with binary frames for what people broadcast. */
export type Version = '1.0.0' | '2.0.0'

export interface ClientMessage {
  joinRef: string | null
  ref: string | null
  topic: string
  event: string
  payload: unknown
}

/** What a binary push carries: the event and the payload as the sender encoded it. */
export class UserPush {
  readonly event: string
  readonly encoding: 'json' | 'binary'
  readonly body: Buffer

  constructor(event: string, encoding: 'json' | 'binary', body: Buffer) {
    this.event = event
    this.encoding = encoding
    this.body = body
  }
}

/** A broadcast on its way to its receivers: either an event with an encoded body, or a whole payload as JSON text. */
export type Broadcast =
  | { kind: 'user'; event: string; encoding: 'json' | 'binary'; body: Buffer; meta?: BroadcastMeta }
  | { kind: 'json'; json: string; meta?: BroadcastMeta }

export interface BroadcastMeta {
  id: string
  replayed?: true
}

export interface Frame {
  data: Buffer
  binary: boolean
}

/** A frame that does not follow the protocol. */
export class MalformedFrame extends Error {
  override readonly name = 'MalformedFrame'
}
