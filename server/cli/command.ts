import type { Env } from '../config/env.ts'
import { readEnv } from '../config/env.ts'
import { ExitCode, StartFailure } from '../failure.ts'

const say = (stream: NodeJS.WriteStream, text: string) => stream.write(`${text}\n`)

/** Runs a terminal command: prints one line when it is done, or a clear reason and an exit code when it fails. */
export async function command(
  usage: string,
  run: (env: Env, words: string[]) => Promise<string | undefined>,
): Promise<void> {
  try {
    const done = await run(readEnv(process.env), process.argv.slice(2))
    if (done === undefined) throw new StartFailure(ExitCode.configuration, `Usage: ${usage}`)
    say(process.stdout, done)
  } catch (error) {
    const isExpected = error instanceof StartFailure
    say(process.stderr, isExpected ? error.message : `Command failed: ${(error as Error).message}`)
    process.exitCode = isExpected ? error.exitCode : ExitCode.unexpected
  }
}
