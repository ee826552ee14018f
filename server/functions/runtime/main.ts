import { createRequire } from 'node:module'
import { setTimeout as sleep } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { format } from 'node:util'
import { parentPort, workerData } from 'node:worker_threads'
import { BodyChannel } from '../body-channel.ts'
import type { Body, FromFunction, FunctionThreadData, ToFunction } from '../protocol.ts'
import { createDeno } from './deno.ts'
import { answer, serveDefaultExport } from './handler.ts'
import { shortenOwnRequests } from './own-requests.ts'
import { markSockets } from './sockets.ts'

const { bundle, root, folder, entrypoint, webSocketModule, functionPorts, own } =
  workerData as FunctionThreadData
markSockets(functionPorts)
shortenOwnRequests(own)
const port = parentPort!
const aborts = new Map<number, AbortController>()
const background = new Set<Promise<unknown>>()
const events = new EventTarget()

const say = (message: FromFunction) => port.postMessage(message)
const bodies = new BodyChannel(say)
const sayLine = (level: 'debug' | 'info' | 'warn' | 'error', text: string) =>
  say({ type: 'log', level, text })

for (const [method, level] of [
  ['debug', 'debug'],
  ['trace', 'debug'],
  ['log', 'info'],
  ['info', 'info'],
  ['warn', 'warn'],
  ['error', 'error'],
] as const) {
  console[method] = (...values: unknown[]) => sayLine(level, format(...values))
}

Object.assign(globalThis, {
  Deno: createDeno(root, folder, entrypoint),
  EdgeRuntime: { waitUntil },
  addEventListener: events.addEventListener.bind(events),
  removeEventListener: events.removeEventListener.bind(events),
  dispatchEvent: events.dispatchEvent.bind(events),
})

if (!('WebSocket' in globalThis)) {
  Object.defineProperty(globalThis, 'WebSocket', {
    configurable: true,
    get: () => createRequire(bundle)(webSocketModule).WebSocket,
  })
}

/** Keeps the thread alive until the work is done, after the response has been sent. */
function waitUntil(work: Promise<unknown>): void {
  const settled = Promise.resolve(work)
    .catch((error) => sayLine('error', format('background work failed:', error)))
    .finally(() => background.delete(settled))
  background.add(settled)
}

async function handle(message: Extract<ToFunction, { type: 'request' }>): Promise<void> {
  const { id, url, method, headers } = message
  const abort = new AbortController()
  aborts.set(id, abort)
  try {
    const body = message.body === 'stream' ? bodies.open(id, () => {}) : message.body
    const request = new Request(url, {
      method,
      headers,
      body,
      signal: abort.signal,
      duplex: 'half',
    } as RequestInit)
    const { status, statusText, headers: answered, body: content } = await answer(request)
    const packed = await pack(id, content)
    say({ type: 'response', id, status, statusText, headers: [...answered], body: packed })
  } catch (error) {
    say({ type: 'failure', id, reason: format(error) })
  }
}

function forget(id: number): void {
  aborts.delete(id)
  bodies.forget(id)
}

/** A complete body is sent whole; one that is still being written is streamed. */
async function pack(id: number, content: ReadableStream<Uint8Array> | null): Promise<Body> {
  if (!content) return null
  const reader = content.getReader()
  const soon = new Promise<'later'>((resolve) => setImmediate(resolve, 'later'))
  const chunks: Uint8Array[] = []
  for (;;) {
    const next = reader.read()
    const arrived = chunks.length < 4 ? await Promise.race([next, soon]) : 'later'
    if (arrived === 'later') {
      const begun = [next]
      next.catch(() => undefined)
      bodies.offer(id, {
        read: async () => {
          const value = chunks.shift()
          return value ? { done: false, value } : (begun.shift() ?? reader.read())
        },
        cancel: () => reader.cancel(),
      })
      return 'stream'
    }
    if (arrived.done) return new Uint8Array(Buffer.concat(chunks))
    chunks.push(arrived.value)
  }
}

/** Resolves once every response has been sent and its background work is done. */
async function shutDown(): Promise<void> {
  events.dispatchEvent(new Event('beforeunload'))
  while (aborts.size > 0 || background.size > 0) {
    await Promise.allSettled(background)
    await sleep(10)
  }
  process.exit(0)
}

port.on('message', (message: ToFunction) => {
  if (message.type === 'request') void handle(message)
  else if (message.type === 'abort') aborts.get(message.id)?.abort()
  else if (message.type === 'finished') forget(message.id)
  else if (message.type === 'ping') say({ type: 'pong' })
  else if (message.type === 'shutdown') void shutDown()
  else bodies.receive(message)
})

if (!serveDefaultExport(await import(pathToFileURL(bundle).href))) {
  throw new Error('The function neither calls Deno.serve nor exports a handler')
}
say({ type: 'ready' })
