import { createInterface } from 'node:readline/promises'
import { ExitCode, StartFailure } from '../failure.ts'
import { describeTarget, resetDatabase } from '../postgres/reset.ts'
import { command } from './command.ts'

const sure = '--yes'

await command(`npm run db:reset [-- ${sure}]`, async (env, words) => {
  if (words.some((word) => word !== sure)) return undefined
  const target = describeTarget(env)
  if (!words.includes(sure)) {
    if (env.DATABASE_URL) {
      throw refuse(`DATABASE_URL is set, so this would delete ${target}. Add "-- ${sure}" if you mean it.`)
    }
    if (!(await confirm(`Delete ${target}? Type "yes" to continue: `))) return 'Nothing was deleted.'
  }
  await resetDatabase(env)
  return `Deleted ${target}. The next start creates a new one.`
})

async function confirm(question: string): Promise<boolean> {
  if (!process.stdin.isTTY) throw refuse(`No terminal to ask on. Add "-- ${sure}" to delete without asking.`)
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  try {
    return (await terminal.question(question)).trim().toLowerCase() === 'yes'
  } finally {
    terminal.close()
  }
}

function refuse(reason: string): StartFailure {
  return new StartFailure(ExitCode.configuration, reason)
}
