import type { Pool, QueryConfig } from 'pg'
import type { Certificate } from '../certificates.ts'
import type { Log } from '../log.ts'
import type { Database } from '../postgres/database.ts'
import type { Replica } from '../postgres/replica.ts'
import type { Requests } from '../postgres/requests.ts'
import type { Figure } from './figures.ts'

/** A scrape must not wait for a database that is away. */
const patienceMs = 2000

function poolFigures(name: string, pool: Pick<Pool, 'totalCount' | 'idleCount' | 'waitingCount'>): Figure[] {
  const figure = (state: string, value: number): Figure => ({
    name: 'database_pool_connections',
    help: 'Connections of a pool by state, and requests that wait for one.',
    labels: { pool: name, state },
    value,
  })
  return [
    figure('used', pool.totalCount - pool.idleCount),
    figure('idle', pool.idleCount),
    figure('waiting', pool.waitingCount),
  ]
}

const countFigure = (pool: string, { count }: Requests): Figure => ({
  name: 'database_requests',
  help: 'Requests of callers by the pool they were sent to, since the start.',
  labels: { pool },
  value: count,
})

function replicaFigures({ state, lagMs, fallbacks, requests }: Replica): Figure[] {
  return [
    countFigure('replica', requests),
    {
      name: 'database_replica_up',
      help: 'Whether the standby answers and is not too far behind.',
      value: state === 'ok' ? 1 : 0,
    },
    {
      name: 'database_replica_lag_seconds',
      help: 'How old the data of the standby can be.',
      value: lagMs / 1000,
    },
    ...Object.entries(fallbacks).map(([reason, value]) => ({
      name: 'database_replica_fallbacks',
      help: 'Reads that the primary answered instead of the standby, since the start.',
      labels: { reason },
      value,
    })),
  ]
}

interface Activity {
  bytes: string
  connections: number
  oldest: number
  deadlocks: string
  commits: string
  rollbacks: string
  emails: number
  email_age: number
}

const activity = `
  select pg_database_size(current_database()) as bytes, deadlocks, xact_commit as commits, xact_rollback as rollbacks,
    (select count(*)::int from pg_stat_activity where datname = current_database()) as connections,
    (select coalesce(extract(epoch from now() - min(xact_start)), 0)::float from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()) as oldest,
    (select count(*)::int from _server.account_emails) as emails,
    (select coalesce(extract(epoch from now() - min(created_at)), 0)::float from _server.account_emails) as email_age
  from pg_stat_database where datname = current_database()`

async function activityFigures(read: Read): Promise<Figure[]> {
  const [row] = await read<Activity>(activity)
  if (!row) return []
  return [
    { name: 'database_size_bytes', help: 'Size of the database.', value: Number(row.bytes) },
    { name: 'database_connections', help: 'Open connections to the database.', value: row.connections },
    {
      name: 'database_oldest_transaction_seconds',
      help: 'Age of the oldest open transaction.',
      value: row.oldest,
    },
    {
      name: 'database_deadlocks',
      help: 'Deadlocks since the statistics began.',
      value: Number(row.deadlocks),
    },
    {
      name: 'database_commits',
      help: 'Committed transactions since the statistics began.',
      value: Number(row.commits),
    },
    {
      name: 'database_rollbacks',
      help: 'Rolled back transactions since the statistics began.',
      value: Number(row.rollbacks),
    },
    {
      name: 'account_emails_waiting',
      help: 'Account emails the mail server has not accepted yet.',
      value: row.emails,
    },
    {
      name: 'account_emails_oldest_seconds',
      help: 'Age of the oldest account email that waits.',
      value: row.email_age,
    },
  ]
}

interface JobRow {
  job: string
  succeeded: number | null
  failed: number
}

/** The index on a job's runs makes this cheap, however long the history is. */
const jobs = `
  select coalesce(jobname, 'job ' || job.jobid) as job,
    (select extract(epoch from end_time)::float from cron.job_run_details as run
      where run.jobid = job.jobid and status = 'succeeded' order by start_time desc limit 1) as succeeded,
    (select count(*)::int from cron.job_run_details as run
      where run.jobid = job.jobid and status = 'failed' and start_time > now() - interval '1 hour') as failed
  from cron.job where active`

async function jobFigures(read: Read): Promise<Figure[]> {
  const [here] = await read<{ yes: boolean }>(`select to_regclass('cron.job') is not null as yes`)
  if (!here?.yes) return []
  return (await read<JobRow>(jobs)).flatMap(({ job, succeeded, failed }) => [
    {
      name: 'cron_job_failures_last_hour',
      help: 'Runs of a scheduled job that failed in the last hour.',
      labels: { job },
      value: failed,
    },
    ...(succeeded === null
      ? []
      : [
          {
            name: 'cron_job_last_success_timestamp_seconds',
            help: 'When a scheduled job last succeeded.',
            labels: { job },
            value: succeeded,
          },
        ]),
  ])
}

interface OperationRow {
  name: string
  noted: number
  details: { free?: number; total?: number; site?: Certificate; smtp?: Certificate }
}

const backupFigures: Record<string, Pick<Figure, 'name' | 'help'>> = {
  backup: { name: 'last_backup_timestamp_seconds', help: 'When the last backup was made.' },
  backup_failure: {
    name: 'last_backup_failure_timestamp_seconds',
    help: 'When a scheduled backup last failed.',
  },
  backup_check: {
    name: 'last_backup_check_timestamp_seconds',
    help: 'When a backup was last restored as a test.',
  },
}

function expiry(of: string, certificate: Certificate | undefined): Figure[] {
  if (!certificate?.expires) return []
  return [
    {
      name: 'certificate_expiry_timestamp_seconds',
      help: 'When the certificate of the public address or of the mail server expires.',
      labels: { of },
      value: Date.parse(certificate.expires) / 1000,
    },
  ]
}

/** What the project itself measures, if it has a function for that. */
async function projectFigures(read: Read): Promise<Figure[]> {
  const [here] = await read<{ yes: boolean }>(
    `select to_regprocedure('private.metrics()') is not null as yes`,
  )
  return here?.yes ? read<Figure>('select name, help, labels, value from private.metrics()') : []
}

async function operationFigures(read: Read): Promise<Figure[]> {
  const rows = await read<OperationRow>(
    `select name, extract(epoch from noted_at)::float as noted, details from _server.operations`,
  )
  return rows.flatMap(({ name, noted, details }): Figure[] => {
    const backups = backupFigures[name]
    if (backups) return [{ ...backups, value: noted }]
    if (name === 'certificates') return [...expiry('site', details.site), ...expiry('smtp', details.smtp)]
    if (name !== 'disk' || details.free === undefined || details.total === undefined) return []
    return [
      {
        name: 'data_folder_free_bytes',
        help: 'Free space on the disk of the data folder.',
        value: details.free,
      },
      { name: 'data_folder_size_bytes', help: 'Size of the disk of the data folder.', value: details.total },
    ]
  })
}

type Read = <Row>(text: string) => Promise<Row[]>

/** The pools, the database, its scheduled jobs, and what operators should know. */
export function databaseFigures({ admin, auth, storage, requests, replica }: Database, log: Log) {
  const read: Read = async (text) =>
    (await admin.query({ text, query_timeout: patienceMs } as QueryConfig)).rows as never
  const up = (value: 0 | 1): Figure => ({
    name: 'database_up',
    help: 'Whether the database responds.',
    value,
  })
  return async (): Promise<Figure[]> => {
    const pools = [
      ...poolFigures('owner', admin),
      ...poolFigures('auth', auth),
      ...poolFigures('storage', storage),
      ...poolFigures('requests', requests.connections),
      ...(replica ? poolFigures('replica', replica.requests.connections) : []),
      countFigure('requests', requests),
      ...(replica ? replicaFigures(replica) : []),
    ]
    try {
      const found = [
        await activityFigures(read),
        await jobFigures(read),
        await operationFigures(read),
        await projectFigures(read).catch((error: Error) => {
          // Its own function can fail or be slow, which doesn't mean that the database is down.
          log.warn({ reason: error.message }, "the project's own metrics could not be read")
          return []
        }),
      ]
      return [...pools, up(1), ...found.flat()]
    } catch {
      return [...pools, up(0)]
    }
  }
}
