/** A section as read, or why it couldn't be. */
export type Piece<Content> = Content | { failure: string }

interface Database {
  bytes: number
  connections: number
  allowed: number
  oldestTransaction: number | null
  startedAt: string
  replicas: number
}

interface Bucket {
  bucket: string
  files: number
  bytes: number
  orphans: number
}

interface Mail {
  waiting: number
  oldestDue: string | null
  sentToday: number
  givenUp: number
  lastError: { kind: string; at: string; text: string } | null
}

export interface Job {
  name: string
  schedule: string
  active: boolean
  lastAt: string | null
  status: 'succeeded' | 'failed' | 'running' | 'starting' | null
  message: string | null
  milliseconds: number | null
  overdue: boolean
}

interface Versions {
  postgres: string
  migrations: number
  lastMigration: string
}

/** What the server recorded about itself; missing if the database is hosted elsewhere. */
interface Server {
  isMissing?: boolean
  backup?: { at: string }
  disk?: { free: number; total: number }
}

interface Statement {
  text: string
  calls: number
  mean: number
  longest: number
  total: number
}

interface Statements {
  isMissing?: boolean
  slowest?: Statement[]
}

export interface Health {
  at: string
  /** Emails reach no one: the server has no way to send them. */
  isEmailMissing: boolean
  /** A demo needs no backup. */
  isDemo: boolean
  database: Piece<Database>
  storage: Piece<Bucket[]>
  mail: Piece<Mail>
  jobs: Piece<Job[]>
  versions: Piece<Versions>
  statements: Piece<Statements>
  server: Piece<Server>
}

const failureOf = (piece: Piece<object>): string | undefined =>
  'failure' in piece ? piece.failure : undefined

/** An email due for longer than this isn't being sent. */
const patience = 10 * 60_000

/** How many things need an administrator's attention. */
export function concerns(health: Health): number {
  const { at, database, storage, mail, jobs, versions, statements, server } = health
  let count = [database, storage, mail, jobs, versions, statements, server].filter(failureOf).length
  if (!('failure' in mail)) {
    if (mail.oldestDue && Date.parse(at) - Date.parse(mail.oldestDue) > patience) count++
    if (mail.givenUp > 0) count++
  }
  if (health.isEmailMissing) count++
  if (isBackupLate(health)) count++
  if (isDiskShort(health)) count++
  if (!('failure' in jobs)) count += jobs.filter(isUnwell).length
  if (!('failure' in database) && database.connections > database.allowed * 0.8) count++
  return count
}

const day = 24 * 60 * 60_000

/** No backup in the last seven days. */
export function isBackupLate({ at, isDemo, server }: Health): boolean {
  if (isDemo || 'failure' in server || server.isMissing) return false
  return !server.backup || Date.parse(at) - Date.parse(server.backup.at) > 7 * day
}

/** Less than a tenth of the disk is free. */
export function isDiskShort({ server }: Health): boolean {
  return !('failure' in server) && server.disk !== undefined && server.disk.free < server.disk.total / 10
}

export const isUnwell = ({ active, overdue, status }: Job) => active && (overdue || status === 'failed')
