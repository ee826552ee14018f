/** A body: none, all of it, or something that is asked for piece by piece under the id of its request. */
export type Body = null | Uint8Array | 'stream'

/** How one side gets the other's bodies. Nothing is sent before it is asked for, so that nothing piles up. */
export type BodyMessage =
  | { type: 'pull'; id: number }
  | { type: 'cancel'; id: number }
  | { type: 'chunk'; id: number; value: Uint8Array }
  | { type: 'end'; id: number }
  | { type: 'broken'; id: number }

/** What the server says to the thread of a function. */
export type ToFunction =
  | { type: 'request'; id: number; url: string; method: string; headers: [string, string][]; body: Body }
  | { type: 'abort'; id: number }
  | { type: 'finished'; id: number }
  | { type: 'ping' }
  | { type: 'shutdown' }
  | BodyMessage

/** What the thread of a function says to the server. */
export type FromFunction =
  | { type: 'ready' }
  | {
      type: 'response'
      id: number
      status: number
      statusText: string
      headers: [string, string][]
      body: Body
    }
  | { type: 'failure'; id: number; reason: string }
  | { type: 'log'; level: 'debug' | 'info' | 'warn' | 'error'; text: string }
  | { type: 'pong' }
  | BodyMessage

export interface FunctionThreadData {
  bundle: string
  root: string
  folder: string
  entrypoint: string
  /** Where Node has no WebSocket of its own, the file of a package that has one. */
  webSocketModule: string
  /** Where the thread marks the ports it connects from. */
  functionPorts: Uint8Array
}
