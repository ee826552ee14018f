import type { KeptBackup } from './place/place.ts'

export interface Retention {
  daily: number
  weekly: number
  monthly: number
}

const day = 86_400_000

/** The backups that no rule keeps. Each rule keeps the newest backup of each of the last periods that have one. */
export function surplus(backups: KeptBackup[], { daily, weekly, monthly }: Retention): KeptBackup[] {
  const newestFirst = [...backups].sort((a, b) => b.at.getTime() - a.at.getTime())
  const kept = new Set(newestFirst.slice(0, 1))
  const rules: [number, (at: Date) => string | number][] = [
    [daily, (at) => at.toISOString().slice(0, 10)],
    [weekly, weekOf],
    [monthly, (at) => at.toISOString().slice(0, 7)],
  ]
  for (const [count, periodOf] of rules) {
    const periods = new Set<string | number>()
    for (const backup of newestFirst) {
      const period = periodOf(backup.at)
      if (periods.has(period)) continue
      if (periods.size === count) break
      periods.add(period)
      kept.add(backup)
    }
  }
  return newestFirst.filter((backup) => !kept.has(backup))
}

/** Counts weeks that begin on Monday. The epoch was a Thursday. */
function weekOf(at: Date): number {
  return Math.floor((Math.floor(at.getTime() / day) + 3) / 7)
}
