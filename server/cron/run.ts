import { type Client, DatabaseError } from 'pg'
import { DatabaseClient } from '../postgres/address/client.ts'
import type { Database } from '../postgres/database.ts'
import { lostSoon, Silence, socketOf } from '../postgres/silence.ts'
import type { Accounts } from './accounts.ts'

export interface Job {
  jobid: string
  jobname: string | null
  schedule: string
  command: string
  database: string
  username: string
}

/** Claims the job's next run. Returns false if that run, or a later one, was already claimed. */
export async function claimRun(db: Database, jobid: string, due: Date): Promise<boolean> {
  const { rowCount } = await db.admin.query(
    `insert into _server.cron_claims (jobid, due) values ($1, $2)
     on conflict (jobid) do update set due = excluded.due where cron_claims.due < excluded.due`,
    [jobid, due],
  )
  return rowCount === 1
}

/** Runs a job once as its role and records the result. Returns the reason if it failed. */
export async function runJob(
  db: Database,
  accounts: Accounts,
  job: Job,
  stop: AbortSignal,
): Promise<string | undefined> {
  const { rows } = await db.admin.query<{ runid: string }>(
    `insert into cron.job_run_details (jobid, database, username, command, status)
     values ($1, $2, $3, $4, 'starting') returning runid`,
    [job.jobid, job.database, job.username, job.command],
  )
  const runid = rows[0]!.runid
  const note = (sql: string, ...values: unknown[]) =>
    db.admin.query(`update cron.job_run_details set ${sql} where runid = $1`, [runid, ...values])
  const finish = (status: 'succeeded' | 'failed', message: string) =>
    note(
      `status = $2, return_message = $3, start_time = coalesce(start_time, clock_timestamp()), end_time = clock_timestamp()`,
      status,
      message,
    )
  let client: Client | undefined
  let terminate = () => {}
  try {
    client = await connect(accounts, job)
    const pid = (client as unknown as { processID: number }).processID
    await note(`status = 'running', job_pid = $2, start_time = clock_timestamp()`, pid)
    terminate = () => void db.admin.query('select pg_terminate_backend($1)', [pid]).catch(() => undefined)
    stop.addEventListener('abort', terminate)
    const message = await execute(client, job.command)
    await finish('succeeded', message)
    return undefined
  } catch (error) {
    const reason = describeError(error)
    await finish('failed', reason)
    return reason
  } finally {
    stop.removeEventListener('abort', terminate)
    await client?.end().catch(() => undefined)
  }
}

async function connect(accounts: Accounts, job: Job): Promise<Client> {
  const config = { ...(await accounts.connectionFor(job.username)), database: job.database }
  const client = new DatabaseClient({ ...config, ...lostSoon, application_name: 'pg_cron' })
  client.on('error', () => undefined)
  await client.connect()
  // A job may take as long as it likes, but later runs must not wait for a lost connection.
  const stopWatching = new Silence(config).watch(
    client,
    () => Infinity,
    () => socketOf(client).destroy(),
  )
  client.once('end', stopWatching)
  // One run of a job at a time across all servers: the second waits for the first.
  await client.query(`select pg_advisory_lock(hashtextextended('cron.job:' || $1::text, 0))`, [job.jobid])
  await client.query(`select set_config('role', $1, false)`, [job.username])
  return client
}

/** PostgreSQL's result for the last statement: "1 row" for reads, "INSERT 0 1" for writes. */
async function execute(client: Client, command: string): Promise<string> {
  let tag = ''
  const { connection } = client as unknown as { connection: NodeJS.EventEmitter }
  connection.on('commandComplete', (message: { text: string }) => {
    tag = message.text
  })
  await client.query(command)
  const rows = /^SELECT (\d+)$/.exec(tag)?.[1]
  if (rows === undefined) return tag
  return rows === '1' ? '1 row' : `${rows} rows`
}

function describeError(error: unknown): string {
  if (error instanceof DatabaseError) {
    const detail = error.detail ? `DETAIL:  ${error.detail}\n` : ''
    return `${error.severity}:  ${error.message}\n${detail}`
  }
  return (error as Error).message
}
