import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { chmod, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { queryIn } from './database.ts'

/** The server deletes files while stories look, so a listed one may be gone before it is read. */
async function readIfThere(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, 'latin1')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

/** The whole product for one story alone, so that it can be killed and restarted on the same data. */
export class OwnServer {
  readonly url: string
  private child: ChildProcess | undefined
  private folder: string

  private settings: Record<string, string>

  private constructor(folder: string, port: number, settings: Record<string, string>) {
    this.folder = folder
    this.settings = settings
    this.url = `http://localhost:${port}`
  }

  static async start(port: number, settings: Record<string, string> = {}): Promise<OwnServer> {
    const folder = await mkdtemp(path.join(tmpdir(), 'e2e-own-'))
    await chmod(folder, 0o711)
    const server = new OwnServer(folder, port, settings)
    await server.start()
    return server
  }

  async start(): Promise<void> {
    const own = { PORT: new URL(this.url).port, DATA_DIR: this.folder, LOG_LEVEL: 'warn' }
    const env = { ...process.env, ...own, ...this.settings }
    const started = spawn(process.execPath, ['scripts/start.mjs'], { env, stdio: 'ignore' })
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

  /** SIGKILL works like a power failure: nothing is finished and no one is notified. */
  async stop(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const running = this.child
    if (!running || running.exitCode !== null) return
    const ended = new Promise((resolve) => running.once('exit', resolve))
    running.kill(signal)
    await ended
  }

  /** Queries the database directly, bypassing everything that protects it. */
  async sql<Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> {
    return queryIn(this.folder, text, values)
  }

  /** Runs a script of the repository on this server's data, as its operator would. */
  async run(script: string, ...words: string[]): Promise<string> {
    const env = { ...process.env, ...this.settings, DATA_DIR: this.folder }
    const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', script, ...words], {
      env,
    })
    return stdout
  }

  /** The uploaded files, as stored on disk. */
  async filesOnDisk(): Promise<string[]> {
    const entries = await readdir(path.join(this.folder, 'storage'), { recursive: true, withFileTypes: true })
    const files = entries.filter((entry) => entry.isFile())
    const contents = await Promise.all(
      files.map((file) => readIfThere(path.join(file.parentPath, file.name))),
    )
    return contents.filter((content) => content !== undefined)
  }

  async close(): Promise<void> {
    await this.stop('SIGTERM')
    await rm(this.folder, { recursive: true, force: true })
  }
}
