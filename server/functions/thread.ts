import { Worker } from 'node:worker_threads'
import type { HttpError } from '../http/errors.ts'
import { forgetFunctionPorts } from '../http/function-sockets.ts'
import type { Log } from '../log.ts'
import { within } from '../within.ts'
import type { RequestBody } from './bodies.ts'
import { BodyChannel } from './body-channel.ts'
import { failedToStart, functionFailed, outOfResources, tookTooLong } from './failures.ts'
import type { FromFunction, FunctionThreadData, ToFunction } from './protocol.ts'

export interface ThreadLimits {
  memoryMb: number
  /** Until the response starts. */
  timeoutMs: number
}

type Level = Extract<FromFunction, { type: 'log' }>['level']
type FunctionAnswer = Extract<FromFunction, { type: 'response' }>

/** The request as the function sees it. */
export interface FunctionRequest {
  url: string
  headers: [string, string][]
  body: RequestBody['body']
}

interface Pending {
  answer(response: Response): void
  fail(error: HttpError): void
  /** Stops listening to the request's signal, which would otherwise never be garbage-collected. */
  release(): void
}

const bootPatience = 30_000
const pingPatience = 2000
const shutdownPatience = 5000
const terminatePatience = 2000

/** Threads that were terminated but still run: V8 can't interrupt native code. */
const stuck = new Set<Worker>()

export const hasStuckThreads = (): boolean => stuck.size > 0

/** A function running in its own thread, so that a loop, a crash or a leak affects nothing else. */
export class FunctionThread {
  private readonly worker: Worker
  private readonly pending = new Map<number, Pending>()
  private readonly bodies = new BodyChannel((message) => this.tell(message))
  /** Responses that are event streams. */
  private readonly events = new Set<number>()
  private readonly ready: Promise<void>
  private readonly gone: Promise<unknown>
  private readonly log: Log
  private readonly limits: ThreadLimits
  private lastId = 0
  private pong: (() => void) | undefined
  private stopping = false
  ended = false

  constructor(
    runtime: string,
    data: FunctionThreadData,
    env: Record<string, string>,
    limits: ThreadLimits,
    log: Log,
  ) {
    this.log = log
    this.limits = limits
    // The function sees none of the server's flags, environment or arguments.
    this.worker = new Worker(runtime, {
      workerData: data,
      env,
      argv: [],
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: limits.memoryMb },
    })
    let begun = () => {}
    this.gone = new Promise((resolve) => this.worker.once('exit', resolve))
    this.gone.then(() => forgetFunctionPorts(data.functionPorts))
    this.ready = new Promise((resolve, reject) => {
      begun = resolve
      this.gone.then(() => reject(failedToStart()))
      setTimeout(() => reject(failedToStart()), bootPatience).unref()
    })
    this.ready.catch(() => this.end())
    this.worker.on('message', (message: FromFunction) => {
      if (message.type === 'ready') begun()
      else this.receive(message)
    })
    this.worker.on('error', (error) => this.failAll(error))
    this.worker.on('exit', () => this.failAll(undefined))
  }

  async invoke(request: Request, { url, headers, body }: FunctionRequest): Promise<Response> {
    await this.ready
    if (this.ended) throw functionFailed()
    const id = ++this.lastId
    return new Promise<Response>((resolve, reject) => {
      const timer = setTimeout(() => this.giveUp(id), this.limits.timeoutMs)
      const abort = () => this.tell({ type: 'abort', id })
      request.signal.addEventListener('abort', abort, { once: true })
      this.pending.set(id, {
        answer: (response) => {
          clearTimeout(timer)
          resolve(response)
        },
        fail: reject,
        release: () => {
          clearTimeout(timer)
          request.signal.removeEventListener('abort', abort)
        },
      })
      const { method } = request
      const isStream = body instanceof ReadableStream
      if (isStream) this.bodies.offer(id, body.getReader())
      this.tell({ type: 'request', id, url, method, headers, body: isStream ? 'stream' : body })
      if (request.signal.aborted) abort()
    })
  }

  /** Ends responses that would otherwise stay open forever. */
  closeConnections(): void {
    this.stopping = true
    for (const id of [...this.events]) this.bodies.finish(id)
  }

  /** Stops accepting requests, lets running ones finish, then ends the thread. */
  async close(): Promise<void> {
    if (this.ended) return
    this.tell({ type: 'shutdown' })
    if (!(await within(this.gone, shutdownPatience))) this.end()
    await within(this.gone, terminatePatience)
  }

  private receive(message: Exclude<FromFunction, { type: 'ready' }>): void {
    switch (message.type) {
      case 'log':
        this.log[this.levelOf(message.level)](message.text)
        break
      case 'pong':
        this.pong?.()
        break
      case 'response':
        this.answer(message)
        break
      case 'failure':
        this.log[this.levelOf('error')](message.reason)
        this.pending.get(message.id)?.fail(functionFailed())
        this.finish(message.id)
        break
      default:
        this.bodies.receive(message)
    }
  }

  /** Errors caused by the server stopping, such as a failed call back to it, need no one's attention. */
  private levelOf(level: Level): Level {
    return this.stopping && (level === 'error' || level === 'warn') ? 'info' : level
  }

  private answer({ id, status, statusText, headers, body }: FunctionAnswer): void {
    const pending = this.pending.get(id)
    if (!pending) {
      this.tell({ type: 'cancel', id })
      return
    }
    const content = body === 'stream' ? this.bodies.open(id, () => this.finish(id)) : body
    pending.answer(new Response(content as BodyInit | null, { status, statusText, headers }))
    if (body === 'stream') {
      if (headers.some(([, value]) => value.startsWith('text/event-stream'))) this.events.add(id)
      this.pending.set(id, { ...pending, fail: (error) => this.bodies.break(id, error.message) })
    } else this.finish(id)
  }

  private finish(id: number): void {
    this.pending.get(id)?.release()
    this.pending.delete(id)
    this.events.delete(id)
    this.bodies.forget(id)
    this.tell({ type: 'finished', id })
  }

  /** Fails one slow response. A thread that no longer responds at all is terminated. */
  private giveUp(id: number): void {
    this.tell({ type: 'abort', id })
    this.pending.get(id)?.fail(tookTooLong())
    this.finish(id)
    const silent = setTimeout(() => this.end(), pingPatience)
    this.pong = () => clearTimeout(silent)
    this.tell({ type: 'ping' })
  }

  private failAll(error: Error | undefined): void {
    this.ended = true
    if (error) this.log.error({ err: error }, 'the function ended unexpectedly')
    const outOfMemory = (error as { code?: string } | undefined)?.code === 'ERR_WORKER_OUT_OF_MEMORY'
    for (const [id, pending] of [...this.pending]) {
      pending.fail(outOfMemory ? outOfResources() : functionFailed())
      this.finish(id)
    }
  }

  private end(): void {
    this.ended = true
    stuck.add(this.worker)
    const late = setTimeout(() => {
      this.log.error('the function cannot be interrupted and will keep a CPU busy until the server restarts')
    }, terminatePatience).unref()
    void this.worker.terminate().then(() => {
      clearTimeout(late)
      stuck.delete(this.worker)
    })
  }

  private tell(message: ToFunction): void {
    if (!this.ended) this.worker.postMessage(message)
  }
}
