import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'
import { constants } from 'node:os'
import path from 'node:path'

const root = path.join(import.meta.dirname, '..')

/** Each tool leads its own process group: some only start the real program, and would leave it behind. */
const groups = new Set<number>()

/** A program in node_modules. Without npx or tsx around it: both may end on a signal and leave the program behind. */
export const toolPath = (name: string): string => path.join(root, 'node_modules/.bin', name)

export function startTool(program: string, args: string[], options: SpawnOptions): ChildProcess {
  const child = spawn(program, args, { ...options, detached: true })
  const { pid } = child
  if (!pid) return child
  groups.add(pid)
  child.once('exit', () => {
    if (!signalGroup(pid, 0)) groups.delete(pid)
  })
  return child
}

/** Runs a tool of node_modules and returns whether it succeeded; one beside others prints its output when it ends. */
export async function runTool(name: string, args: string[], output: 'now' | 'at its end'): Promise<boolean> {
  const stdio = output === 'now' ? 'inherit' : 'pipe'
  const title = `\n— ${name} ${args.join(' ')}`
  if (output === 'now') console.log(title)
  const child = startTool(toolPath(name), args, { cwd: root, stdio: ['ignore', stdio, stdio] })
  const printed: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part) => printed.push(part))
  const code = await new Promise((resolve) => child.once('close', resolve))
  if (output === 'at its end') console.log(`${title}\n${Buffer.concat(printed)}`)
  return code === 0
}

/** How long a program may take to shut down cleanly. */
const patience = 30_000

/** Passes a signal on; exits once everything that was started has ended. */
export function endWithTools(): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => {
      for (const group of groups) signalGroup(group, signal)
      const since = Date.now()
      setInterval(() => {
        const left = [...groups].filter((group) => signalGroup(group, 0))
        if (left.length === 0) process.exit(128 + constants.signals[signal])
        if (Date.now() - since > patience) for (const group of left) signalGroup(group, 'SIGKILL')
      }, 20)
    })
  }
}

/** Returns whether any process of the group is still running. */
function signalGroup(group: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(-group, signal)
  } catch (error) {
    return (error as { code?: string }).code !== 'ESRCH'
  }
}
