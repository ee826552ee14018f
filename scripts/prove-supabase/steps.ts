/** What failed, by step. */
const failures: string[] = []

/** Runs one step and prints a line about it; the others continue if it fails. */
export async function step<T>(title: string, work: () => Promise<T>): Promise<T | undefined> {
  const started = performance.now()
  const seconds = () => `${Math.round((performance.now() - started) / 100) / 10} s`
  try {
    const result = await work()
    console.log(`✔ ${title} (${seconds()})`)
    return result
  } catch (error) {
    failures.push(title)
    console.log(
      `✘ ${title} (${seconds()})\n${indented(error instanceof Error ? error.message : String(error))}`,
    )
    return undefined
  }
}

/** Says what can't run here, so that no one believes it passed. */
export function leaveOut(title: string, reason: string): void {
  console.log(`○ ${title}: not run, ${reason}`)
}

export const failedSteps = (): readonly string[] => failures

const indented = (text: string) => text.replace(/^/gm, '    ')
