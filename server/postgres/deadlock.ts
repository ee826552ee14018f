import { setTimeout as sleep } from 'node:timers/promises'

/** Two writers waited for each other and PostgreSQL rolled this one back. A retry succeeds once the other is done. */
const undone = new Set(['40P01', '40001'])
const attempts = 4

export async function againAfterDeadlock<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work()
    } catch (error) {
      const { code } = (error ?? {}) as { code?: string }
      if (attempt === attempts || !code || !undone.has(code)) throw error
      // A random delay keeps the two from colliding again.
      await sleep(attempt * 20 * Math.random())
    }
  }
}
