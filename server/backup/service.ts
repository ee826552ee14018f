import { setTimeout as sleep } from 'node:timers/promises'
import type { ServerContext } from '../context.ts'
import { lastDue } from '../cron/schedule.ts'
import { ExitCode, StartFailure } from '../failure.ts'
import { noteOperation, reasonOf } from '../operations.ts'
import type { Service } from '../service.ts'
import { openBackend } from '../storage/backend/open.ts'
import { Claims } from './claims.ts'
import { keepBackup } from './keep.ts'
import { openPlace } from './place/open.ts'

const pause = 15_000
/** A brief outage of the store must not cost a day's backup. */
const retries = [5 * 60_000, 30 * 60_000]

/** Makes the backups that BACKUP_SCHEDULE asks for. Of several servers on a database, one makes each of them. */
export async function createBackups(engine: ServerContext): Promise<Service> {
  const { env, db, log, publishableKey, secretKey } = engine
  const { BACKUP_SCHEDULE: schedule } = env
  if (!schedule) return {}
  const dueAt = (now: Date) => {
    try {
      return lastDue(schedule, now)
    } catch (error) {
      throw new StartFailure(
        ExitCode.configuration,
        `BACKUP_SCHEDULE is invalid: ${(error as Error).message}`,
      )
    }
  }
  dueAt(new Date())
  const place = await openPlace(env)
  const stop = new AbortController()
  const claims = new Claims(db.admin)

  async function make(): Promise<void> {
    const backend = await openBackend(env)
    try {
      const source = { database: db.owner, backend, keys: { publishableKey, secretKey } }
      const kept = await keepBackup(env, place, source, stop.signal)
      const { name, rows, files, removed, notRemoved } = kept
      log.info({ backup: name, rows, files, removed }, 'backup made')
      // Trying again would only make one more.
      if (notRemoved) log.error({ err: notRemoved }, 'old backups could not be removed')
    } finally {
      backend.close()
    }
  }

  /** Throws only if the server stops meanwhile. */
  async function makeOrTryAgain(): Promise<void> {
    for (const wait of [...retries, undefined]) {
      try {
        return await make()
      } catch (error) {
        if (stop.signal.aborted) throw error
        log.error({ err: error as Error }, 'backup failed')
        const reason = reasonOf(error as Error)
        await noteOperation(db.admin, 'backup_failure', { reason }).catch(() => undefined)
        if (wait !== undefined) await sleep(wait, undefined, { signal: stop.signal })
      }
    }
  }

  async function work(): Promise<void> {
    while (!stop.signal.aborted) {
      try {
        const due = dueAt(new Date())
        if (due && (await claims.take(due))) await claims.hold(due, makeOrTryAgain)
      } catch (error) {
        if (!stop.signal.aborted)
          log.warn({ reason: (error as Error).message }, 'could not look for due backups')
      }
      await sleep(pause, undefined, { signal: stop.signal }).catch(() => undefined)
    }
  }

  let working: Promise<void> | undefined
  return {
    async ready() {
      working = work()
    },
    async close() {
      stop.abort()
      await working
      place.close()
    },
  }
}
