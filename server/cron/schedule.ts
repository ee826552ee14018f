import { Cron } from 'croner'

/** Whether a job is due in a given second. */
export type Schedule = { kind: 'at'; isDue(second: Date): boolean } | { kind: 'restart' }

const nicknames: Record<string, string> = {
  '@yearly': '0 0 1 1 *',
  '@annually': '0 0 1 1 *',
  '@monthly': '0 0 1 * *',
  '@weekly': '0 0 * * 0',
  '@daily': '0 0 * * *',
  '@midnight': '0 0 * * *',
  '@hourly': '0 * * * *',
}

/** Parses what pg_cron accepts: five fields in GMT, "30 seconds" and names that start with @. */
export function parseSchedule(text: string): Schedule {
  const normal = text.trim().replace(/\s+/g, ' ').toLowerCase()
  if (normal === '@reboot' || normal === '@restart') return { kind: 'restart' }
  const seconds = Number(/^(\d+) seconds?$/.exec(normal)?.[1] ?? 0)
  if (seconds > 0) return { kind: 'at', isDue: (second) => (second.getTime() / 1000) % seconds === 0 }
  const cron = cronOf(normal)
  return { kind: 'at', isDue: (second) => second.getUTCSeconds() === 0 && cron.match(second) }
}

/** When something with five fields or a name such as @daily was last due. Throws if the text is neither. */
export function lastDue(text: string, now: Date): Date | undefined {
  const normal = text.trim().replace(/\s+/g, ' ').toLowerCase()
  // The minute itself counts.
  return cronOf(normal).previousRuns(1, new Date(now.getTime() + 1))[0]
}

function cronOf(normal: string): Cron {
  const fields = (nicknames[normal] ?? normal).split(' ')
  if (fields.length !== 5)
    throw new Error(`"${normal}" is not a schedule with five fields, such as 0 3 * * *`)
  const [, , monthDay = '', , weekDay = ''] = fields
  return new Cron(fields.join(' ').replace('$', 'L'), {
    timezone: 'Etc/UTC',
    paused: true,
    // The classic cron rule: two restricted day fields mean either of them; with a star, only the other one counts.
    domAndDow: monthDay.startsWith('*') || weekDay.startsWith('*'),
  })
}
