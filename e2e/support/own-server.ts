import { type ChildProcess, spawn } from 'node:child_process'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** The whole product for one story alone, so that it can be killed and started again on the same data. */
export class OwnServer {
  readonly url: string
  private child: ChildProcess | undefined
  private folder: string

  private constructor(folder: string, port: number) {
    this.folder = folder
    this.url = `http://localhost:${port}`
  }

  static async start(port: number): Promise<OwnServer> {
    const folder = await mkdtemp(path.join(tmpdir(), 'e2e-own-'))
    await chmod(folder, 0o711)
    const server = new OwnServer(folder, port)
    await server.start()
    return server
  }

  async start(): Promise<void> {
    const env = { ...process.env, PORT: new URL(this.url).port, DATA_DIR: this.folder, LOG_LEVEL: 'warn' }
    const started = spawn(process.execPath, ['--import', 'tsx', 'server/main.ts'], { env, stdio: 'ignore' })
    this.child = started
    const isUp = () =>
      fetch(`${this.url}/healthz`).then(
        ({ ok }) => ok,
        () => false,
      )
    while (!(await isUp())) {
      if (started.exitCode !== null) throw new Error('the server ended while it started')
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }

  /** As a power failure would: nothing is finished, nobody is told. */
  async stop(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const running = this.child
    if (!running || running.exitCode !== null) return
    const ended = new Promise((resolve) => running.once('exit', resolve))
    running.kill(signal)
    await ended
  }

  async close(): Promise<void> {
    await this.stop('SIGTERM')
    await rm(this.folder, { recursive: true, force: true })
  }
}
