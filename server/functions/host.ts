import { createRequire } from 'node:module'
import type { ServerContext } from '../context.ts'
import { newFunctionPorts } from '../http/function-sockets.ts'
import type { Log } from '../log.ts'
import { type Bundle, bundleFunction, isFresh } from './bundle.ts'
import type { FunctionSource } from './catalog.ts'
import { functionEnvironment } from './environment.ts'
import { failedToStart } from './failures.ts'
import { FunctionThread, type ThreadLimits } from './thread.ts'

const webSocketModule = createRequire(import.meta.url).resolve('ws')

/** How long a check of the source files and the environment stays valid, in milliseconds. */
const trusted = 250

/** Shared by all functions. */
interface Surroundings {
  /** The code every thread starts with. */
  runtime: string
  cacheFolder: string
  smtpUrl: string
  limits: ThreadLimits
}

/** Keeps one function warm: started on first use, restarted after a crash or a change. */
export class FunctionHost {
  private current: Promise<{ thread: FunctionThread; bundle: Bundle }> | undefined
  private checkedAt = 0
  private environment = ''
  private readonly engine: ServerContext
  private readonly runtime: string
  private readonly cacheFolder: string
  private readonly smtpUrl: string
  private readonly limits: ThreadLimits
  private readonly log: Log

  constructor(engine: ServerContext, name: string, surroundings: Surroundings) {
    this.engine = engine
    this.runtime = surroundings.runtime
    this.cacheFolder = surroundings.cacheFolder
    this.smtpUrl = surroundings.smtpUrl
    this.limits = surroundings.limits
    this.log = engine.log.child({ function: name })
  }

  async thread(source: FunctionSource): Promise<FunctionThread> {
    const seen = this.current
    const running = await seen?.catch(() => undefined)
    if (running && !running.thread.ended && (await this.isCurrent(running.bundle))) return running.thread
    if (running && !running.thread.ended) void running.thread.close()
    // The first request after a change starts the new thread, and the others wait for it.
    if (this.current === seen) this.current = this.start(source)
    return (await this.current!).thread
  }

  async closeConnections(): Promise<void> {
    const running = await this.current?.catch(() => undefined)
    running?.thread.closeConnections()
  }

  async close(): Promise<void> {
    const running = await this.current?.catch(() => undefined)
    await running?.thread.close()
  }

  private async isCurrent(bundle: Bundle): Promise<boolean> {
    if (Date.now() - this.checkedAt < trusted) return true
    const sameEnvironment =
      this.environment === JSON.stringify(functionEnvironment(this.engine, this.smtpUrl))
    const fresh = sameEnvironment && (await isFresh(bundle))
    if (fresh) this.checkedAt = Date.now()
    return fresh
  }

  private async start(source: FunctionSource): Promise<{ thread: FunctionThread; bundle: Bundle }> {
    const { root, folder, entrypoint } = source
    try {
      const bundle = await bundleFunction(source, this.cacheFolder)
      const functionPorts = newFunctionPorts()
      const { siteUrl, localUrl } = this.engine
      const own = { public: siteUrl, local: localUrl }
      const data = { bundle: bundle.file, root, folder, entrypoint, webSocketModule, functionPorts, own }
      this.checkedAt = Date.now()
      const environment = functionEnvironment(this.engine, this.smtpUrl)
      this.environment = JSON.stringify(environment)
      const env = { ...environment, SB_EXECUTION_ID: crypto.randomUUID() }
      return { bundle, thread: new FunctionThread(this.runtime, data, env, this.limits, this.log) }
    } catch (error) {
      this.log.error({ reason: (error as Error).message }, 'could not bundle the function')
      throw failedToStart()
    }
  }
}
