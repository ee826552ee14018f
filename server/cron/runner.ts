import { setMaxListeners } from 'node:events'
import type { Log } from '../log.ts'
import type { Database } from '../postgres/database.ts'
import type { Traces } from '../traces/traces.ts'
import { Accounts } from './accounts.ts'
import { claimRun, type Job, runJob } from './run.ts'
import { parseSchedule, type Schedule } from './schedule.ts'
import { Slots } from './slots.ts'

/** How far a stalled process catches up. Earlier runs stay missed. */
const catchUpMs = 60_000
const second = 1000
/** Each run takes its own connection, and the services need theirs. */
const maxRunning = 16

interface ScheduledJob extends Job {
  when: Schedule
}

interface QueuedRun {
  claimed: Promise<boolean>
  done: Promise<void>
}

/** While this server leads: checks once a second for due jobs and runs them. */
export class Runner {
  private jobs: ScheduledJob[] = []
  private timer: NodeJS.Timeout | undefined
  private leading = false
  /** The last second that was checked. */
  private seen = 0
  /** The last read of the jobs that began. */
  private reading: Promise<void> = Promise.resolve()
  /** The last queued run of each job that is running or waiting. */
  private readonly lines = new Map<string, QueuedRun>()
  private readonly slots = new Slots(maxRunning)
  private readonly stop = new AbortController()
  private readonly accounts: Accounts
  private readonly db: Database
  private readonly log: Log
  private readonly traces: Traces | undefined

  constructor(db: Database, log: Log, traces?: Traces) {
    this.db = db
    this.log = log
    this.traces = traces
    this.accounts = new Accounts(db)
    // Every run listens while it lasts.
    setMaxListeners(maxRunning, this.stop.signal)
  }

  async lead(since: Date): Promise<void> {
    this.leading = true
    this.seen = wholeSecond(since.getTime())
    await this.closeInterruptedRuns()
    await this.reload()
    await this.runAfterRestart()
    this.tick()
  }

  follow(): void {
    this.leading = false
    clearTimeout(this.timer)
  }

  /** Reloads the jobs. Reads follow each other: an earlier one that ended last would bring back an older list. */
  reload(): Promise<void> {
    this.reading = this.reading.catch(() => undefined).then(() => this.read())
    return this.reading
  }

  /** Only the leader needs the jobs. */
  private async read(): Promise<void> {
    if (!this.leading) return
    const { rows } = await this.db.admin.query<Job>(
      'select jobid, jobname, schedule, command, database, username from cron.job where active order by jobid',
    )
    this.jobs = rows.flatMap((job) => this.scheduled(job))
  }

  async close(patienceMs: number): Promise<void> {
    this.follow()
    const late = setTimeout(() => this.stop.abort(), patienceMs)
    await Promise.allSettled([...this.lines.values()].map(({ done }) => done))
    clearTimeout(late)
  }

  private scheduled(job: Job): ScheduledJob[] {
    try {
      return [{ ...job, when: parseSchedule(job.schedule) }]
    } catch (error) {
      this.log.error({ jobid: job.jobid, reason: (error as Error).message }, 'invalid job schedule')
      return []
    }
  }

  private tick(): void {
    if (!this.leading) return
    const now = wholeSecond(Date.now())
    for (let at = Math.max(this.seen, now - catchUpMs) + second; at <= now; at += second) {
      const due = new Date(at)
      for (const job of this.jobs) if (job.when.kind === 'at' && job.when.isDue(due)) this.begin(job, due)
    }
    this.seen = Math.max(this.seen, now)
    this.timer = setTimeout(() => this.tick(), second - (Date.now() % second))
  }

  /**
   * Claims the run immediately. It then waits until the job's earlier runs are done. A job's claims are made one after
   * the other: a later one that overtook an earlier one would cancel it.
   */
  private begin(job: Job, due: Date): void {
    const earlier = this.lines.get(job.jobid)
    const claimed = Promise.resolve(earlier?.claimed)
      .catch(() => undefined)
      .then(() => claimRun(this.db, job.jobid, due))
    const done = Promise.resolve(earlier?.done)
      .then(() => claimed)
      .then((mine) => (mine ? this.slots.run(() => this.run(job)) : undefined))
      .catch((error) =>
        this.log.error({ reason: error.message, jobid: job.jobid }, 'could not run a scheduled job'),
      )
    claimed.catch(() => undefined)
    const line = { claimed, done }
    this.lines.set(job.jobid, line)
    void done.then(() => this.lines.get(job.jobid) === line && this.lines.delete(job.jobid))
  }

  private async run(job: Job): Promise<void> {
    if (this.stop.signal.aborted) return
    const run = () => runJob(this.db, this.accounts, job, this.stop.signal)
    const failure = await (this.traces ? traced(this.traces, job, run) : run())
    if (failure) this.log.warn({ jobid: job.jobid, reason: failure.split('\n')[0] }, 'scheduled job failed')
  }

  /** `@restart` jobs run once after each start of PostgreSQL, whichever server leads. */
  private async runAfterRestart(): Promise<void> {
    const jobs = this.jobs.filter((job) => job.when.kind === 'restart')
    if (jobs.length === 0) return
    const { rows } = await this.db.admin.query<{ at: Date }>('select pg_postmaster_start_time() as at')
    for (const job of jobs) this.begin(job, rows[0]!.at)
  }

  /** Without this, runs of a killed server would stay "running" forever. */
  private async closeInterruptedRuns(): Promise<void> {
    await this.db.admin.query(
      `update cron.job_run_details as run
       set status = 'failed', return_message = 'server restarted', end_time = clock_timestamp()
       where status in ('starting', 'running')
         and not exists (select from pg_stat_activity where pid = run.job_pid and application_name = 'pg_cron')`,
    )
  }
}

function traced(
  traces: Traces,
  { jobid, jobname }: Job,
  run: () => Promise<string | undefined>,
): Promise<string | undefined> {
  return traces.span(`cron ${jobname ?? jobid}`, {}, async (fail) => {
    const failure = await run()
    if (failure) fail()
    return failure
  })
}

function wholeSecond(ms: number): number {
  return Math.floor(ms / second) * second
}
