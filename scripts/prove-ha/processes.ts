import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'

const run = promisify(execFile)

export interface Account {
  uid?: number
  gid?: number
}

export interface Program {
  child: ChildProcess
  output(): string
  ended: Promise<void>
}

const running = new Set<Program>()

/** Each program leads its own process group, so that all it started ends with it. */
export function startProgram(
  command: string,
  args: string[],
  { env = {}, ...account }: Account & { env?: NodeJS.ProcessEnv } = {},
): Program {
  const child = spawn(command, args, {
    ...account,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  let output = ''
  const keep = (part: unknown) => {
    output = (output + String(part)).slice(-20_000)
  }
  child.stdout!.on('data', keep)
  child.stderr!.on('data', keep)
  child.once('error', keep)
  const program = {
    child,
    output: () => output,
    ended: new Promise<void>((resolve) => {
      child.once('exit', () => resolve())
      child.once('error', () => resolve())
    }),
  }
  running.add(program)
  return program
}

export function signal({ child: { pid } }: Program, name: NodeJS.Signals): void {
  try {
    if (pid) process.kill(-pid, name)
  } catch {
    // It has already ended.
  }
}

export async function stopProgram(program: Program, name: NodeJS.Signals = 'SIGTERM'): Promise<void> {
  signal(program, name)
  await Promise.race([program.ended, sleep(20_000, undefined, { ref: false })])
  signal(program, 'SIGKILL')
  running.delete(program)
}

export function stopEverything(): void {
  for (const program of running) signal(program, 'SIGKILL')
  running.clear()
}

export async function isInstalled(command: string, ...args: string[]): Promise<boolean> {
  return run(command, args).then(
    () => true,
    (error: { code?: unknown }) => error.code !== 'ENOENT',
  )
}

/** PostgreSQL refuses to run as root, so root runs it as the account Debian creates for it. */
export async function databaseAccount(): Promise<Account> {
  if (process.getuid?.() !== 0) return {}
  const id = async (flag: string) => Number((await run('id', [flag, 'postgres'])).stdout)
  return { uid: await id('-u'), gid: await id('-g') }
}

interface Waiting {
  patience?: number
  pause?: number
  details?: () => string
}

/** Repeats a question until the answer is yes. */
export async function until(
  what: string,
  isSo: () => Promise<boolean>,
  { patience = 60_000, pause = 100, details }: Waiting = {},
): Promise<number> {
  const since = Date.now()
  while (Date.now() - since < patience) {
    if (await isSo().catch(() => false)) return (Date.now() - since) / 1000
    await sleep(pause)
  }
  throw new Error(`${what}: not within ${patience / 1000} s\n${details?.() ?? ''}`)
}
