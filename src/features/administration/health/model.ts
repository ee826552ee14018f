import type { Certificate, HealthAnswer, Job } from './api/answers.ts'

/** A section as read, or why it couldn't be. */
export type Piece<Content> = Content | { failure: string }

export interface Health extends HealthAnswer {
  /** Emails reach no one: the server has no way to send them. */
  isEmailMissing: boolean
  /** A demo needs no backup. */
  isDemo: boolean
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
    if (mail.account?.oldest && Date.parse(at) - Date.parse(mail.account.oldest) > patience) count++
  }
  if (health.isEmailMissing) count++
  if (isBackupLate(health)) count++
  if (isBackupFailing(health)) count++
  if (isDiskShort(health)) count++
  count += certificatesOf(health).filter((one) => isCertificateUnwell(one, at)).length
  if (!('failure' in jobs)) count += jobs.filter(isUnwell).length
  if (!('failure' in database) && database.connections > database.allowed * 0.8) count++
  return count
}

const day = 24 * 60 * 60_000

/** What the summary has to say about backups, so that it never claims more than was checked. */
export type BackupState = 'made' | 'none' | 'late' | 'notNeeded' | 'unchecked'

export function backupState(health: Health): BackupState {
  const { isDemo, server } = health
  if ('failure' in server || server.isMissing) return 'unchecked'
  if (!server.backup) return isDemo ? 'notNeeded' : 'none'
  return isBackupLate(health) ? 'late' : 'made'
}

/** No backup in the last seven days. */
export function isBackupLate({ at, isDemo, server }: Health): boolean {
  if (isDemo || 'failure' in server || server.isMissing) return false
  return !server.backup || Date.parse(at) - Date.parse(server.backup.at) > 7 * day
}

/** The last attempt failed, and no backup was made since. */
export function isBackupFailing({ server }: Health): boolean {
  if ('failure' in server || !server.backup_failure) return false
  return !server.backup || Date.parse(server.backup_failure.at) > Date.parse(server.backup.at)
}

/** As long as most certificates have left when they are renewed, less a margin. */
const renewedBefore = 14 * day

export const isCertificateUnwell = ({ expires, problem }: Certificate, at: string): boolean =>
  problem !== undefined || !expires || Date.parse(expires) - Date.parse(at) < renewedBefore

export function certificatesOf({ server }: Health): Certificate[] {
  if ('failure' in server) return []
  const { site, smtp } = server.certificates ?? {}
  return [site, smtp].filter((one) => one !== undefined)
}

/** Less than a tenth of the disk is free. */
export function isDiskShort({ server }: Health): boolean {
  return !('failure' in server) && server.disk !== undefined && server.disk.free < server.disk.total / 10
}

export const isUnwell = ({ active, overdue, status }: Job) => active && (overdue || status === 'failed')
