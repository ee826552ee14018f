import type { OwnAddress } from '../http/own-address.ts'

/** A body: none, all of it, or a stream requested chunk by chunk under its request's ID. */
export type Body = null | Uint8Array | 'stream'

/** How one side reads the other's bodies. Nothing is sent until requested, so nothing piles up. */
export type BodyMessage =
  | { type: 'pull'; id: number }
  | { type: 'cancel'; id: number }
  | { type: 'chunk'; id: number; value: Uint8Array }
  | { type: 'end'; id: number }
  | { type: 'broken'; id: number }

/** Messages from the server to a function's thread. */
export type ToFunction =
  | { type: 'request'; id: number; url: string; method: string; headers: [string, string][]; body: Body }
  | { type: 'abort'; id: number }
  | { type: 'finished'; id: number }
  | { type: 'ping' }
  | { type: 'shutdown' }
  | BodyMessage

/** Messages from a function's thread to the server. */
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
  /** If Node has no built-in WebSocket, the file of a package that provides one. */
  webSocketModule: string
  /** Where the thread marks the ports it connects from. */
  functionPorts: Uint8Array
  own: OwnAddress
}
