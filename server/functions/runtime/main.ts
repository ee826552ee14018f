import { createRequire } from 'node:module'
import { setTimeout as sleep } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { format } from 'node:util'
import { parentPort, workerData } from 'node:worker_threads'
import type { FromFunction, FunctionThreadData, ToFunction } from '../protocol.ts'
import { createDeno } from './deno.ts'
import { answer, serveDefaultExport } from './handler.ts'

const { bundle, root, folder, entrypoint, webSocketModule } = workerData as FunctionThreadData
const port = parentPort!
const aborts = new Map<number, AbortController>()
const background = new Set<Promise<unknown>>()
const events = new EventTarget()

const say = (message: FromFunction, transfer: ReadableStream[] = []) =>
  port.postMessage(message, transfer as never)
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

/** Keeps the thread until the work is done, after the answer has left. */
function waitUntil(work: Promise<unknown>): void {
  const settled = Promise.resolve(work)
    .catch((error) => sayLine('error', format('background work failed:', error)))
    .finally(() => background.delete(settled))
  background.add(settled)
}

async function handle(message: Extract<ToFunction, { type: 'request' }>): Promise<void> {
  const { id, url, method, headers, body } = message
  const abort = new AbortController()
  aborts.set(id, abort)
  try {
    const request = new Request(url, {
      method,
      headers,
      body,
      signal: abort.signal,
      duplex: 'half',
    } as RequestInit)
    const { status, statusText, headers: answered, body: answerBody } = await answer(request)
    say(
      { type: 'response', id, status, statusText, headers: [...answered], body: answerBody },
      answerBody ? [answerBody] : [],
    )
  } catch (error) {
    say({ type: 'failure', id, reason: format(error) })
  }
}

/** Ends once every answer has left and the work behind it is done. */
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
  else if (message.type === 'finished') aborts.delete(message.id)
  else if (message.type === 'ping') say({ type: 'pong' })
  else void shutDown()
})

if (!serveDefaultExport(await import(pathToFileURL(bundle).href))) {
  throw new Error('The function neither calls Deno.serve nor exports a handler')
}
say({ type: 'ready' })
