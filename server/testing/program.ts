import { execFileSync } from 'node:child_process'

/** Where a program is, for tests that need one this project doesn't install. Says so if they can't run. */
export function findProgram(name: string): string | undefined {
  const PATH = `${process.env.PATH}:/usr/sbin:/usr/local/sbin`
  try {
    return execFileSync('which', [name], { env: { PATH }, encoding: 'utf8', stdio: 'pipe' }).trim()
  } catch {
    process.emitWarning(`${name} is not installed, so the tests that need it did not run.`)
    return undefined
  }
}
