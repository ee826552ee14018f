/** The two versions of Phoenix's protocol: objects, and arrays with binary frames for broadcasts. */
export type Version = '1.0.0' | '2.0.0'

export interface ClientMessage {
  joinRef: string | null
  ref: string | null
  topic: string
  event: string
  payload: unknown
}

/** A binary push: the event and the payload as the sender encoded it. */
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

/** A broadcast on its way to its receivers. */
export interface Broadcast {
  event: string
  encoding: 'json' | 'binary'
  body: Buffer
  meta?: BroadcastMeta
  /** Text is delivered as text, because not every client supports the binary form. */
  asText?: boolean
}

export interface BroadcastMeta {
  id: string
  replayed?: true
}

export interface Frame {
  data: Buffer
  binary: boolean
}

/** A frame that violates the protocol. */
export class MalformedFrame extends Error {
  override readonly name = 'MalformedFrame'
}
