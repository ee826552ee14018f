/** How often a job runs, if its schedule is a common one. */
export type Rhythm =
  | { every: 'minutes' | 'hours' | 'seconds'; count: number }
  | { every: 'day'; time: string }
  | { every: 'week' | 'month' }

const two = (value: string) => value.padStart(2, '0')

/** Parses a pg_cron schedule; undefined if there is no text for it. */
export function readSchedule(schedule: string): Rhythm | undefined {
  const seconds = /^(\d+) seconds?$/.exec(schedule)
  if (seconds) return { every: 'seconds', count: Number(seconds[1]) }
  const [minute = '', hour = '', day, month, weekday] = schedule.split(/\s+/)
  if (weekday === undefined || month !== '*') return undefined
  const step = /^\*\/(\d+)$/
  if (day === '*' && weekday === '*') {
    if (hour === '*') {
      if (minute === '*') return { every: 'minutes', count: 1 }
      if (step.test(minute)) return { every: 'minutes', count: Number(step.exec(minute)![1]) }
      if (/^\d+$/.test(minute)) return { every: 'hours', count: 1 }
    }
    if (step.test(hour)) return { every: 'hours', count: Number(step.exec(hour)![1]) }
    if (/^\d+$/.test(minute) && /^\d+$/.test(hour))
      return { every: 'day', time: `${two(hour)}:${two(minute)}` }
    return undefined
  }
  return { every: day === '*' ? 'week' : 'month' }
}
