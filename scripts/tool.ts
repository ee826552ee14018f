import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'
import { constants } from 'node:os'
import path from 'node:path'

const running = new Set<ChildProcess>()

/** A program of node_modules. Without npx or tsx around it: both may end on a signal and leave the program behind. */
export const toolPath = (name: string): string => path.join(import.meta.dirname, '../node_modules/.bin', name)

export function startTool(program: string, args: string[], options: SpawnOptions): ChildProcess {
  const child = spawn(program, args, options)
  running.add(child)
  child.once('exit', () => running.delete(child))
  return child
}

/** A signal is passed on; the end waits until everything that was started has ended. */
export function endWithTools(): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      for (const child of running) child.kill(signal)
      const wait = setInterval(() => {
        if (running.size > 0) return
        clearInterval(wait)
        process.exit(128 + constants.signals[signal])
      }, 20)
    })
  }
}
