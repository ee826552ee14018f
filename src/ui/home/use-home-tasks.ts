import { isSwitchedOn } from '../../lib/platform.ts'
import { usePlatform } from '../use-platform.ts'
import type { Task } from './task.ts'

interface HomeTasks {
  /** The most worthwhile one. */
  lead: Task | undefined
  others: Task[]
}

/** What a home suggests, without what administrators switched off. */
export function useHomeTasks(tasks: readonly Task[] = []): HomeTasks {
  const platform = usePlatform()
  const [lead, ...others] = tasks.filter(({ to }) => isSwitchedOn(to, platform))
  return { lead, others }
}
