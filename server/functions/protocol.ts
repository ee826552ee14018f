/** What the server and the thread of a function say to each other. */
export type ToFunction =
  | {
      type: 'request'
      id: number
      url: string
      method: string
      headers: [string, string][]
      body: ReadableStream<Uint8Array> | null
    }
  | { type: 'abort'; id: number }
  | { type: 'finished'; id: number }
  | { type: 'ping' }
  | { type: 'shutdown' }

export type FromFunction =
  | { type: 'ready' }
  | {
      type: 'response'
      id: number
      status: number
      statusText: string
      headers: [string, string][]
      body: ReadableStream<Uint8Array> | null
    }
  | { type: 'failure'; id: number; reason: string }
  | { type: 'log'; level: 'debug' | 'info' | 'warn' | 'error'; text: string }
  | { type: 'pong' }

export interface FunctionThreadData {
  bundle: string
  root: string
  folder: string
  entrypoint: string
  /** Where Node has no WebSocket of its own, the file of a package that has one. */
  webSocketModule: string
}
