import { expect, it } from 'vitest'
import type { Job } from './api/answers.ts'
import { type BackupState, backupState, concerns, type Health } from './model.ts'

const job: Job = {
  name: 'send mails',
  schedule: '* * * * *',
  active: true,
  lastAt: '2026-11-16T05:00:00Z',
  status: 'succeeded',
  message: null,
  milliseconds: 3,
  overdue: false,
}
const well: Health = {
  at: '2026-11-16T05:00:00Z',
  isEmailMissing: false,
  isDemo: false,
  database: { bytes: 1, connections: 5, allowed: 100, oldestTransaction: null, startedAt: '', replicas: 0 },
  storage: [],
  mail: {
    waiting: 1,
    oldestDue: '2026-11-16T04:59:00Z',
    sentToday: 3,
    givenUp: 0,
    failures: [],
    lastError: null,
    account: { waiting: 0, oldest: null },
  },
  jobs: [job],
  versions: { postgres: '18', migrations: 1, lastMigration: '1' },
  statements: { slowest: [] },
  server: { backup: { at: '2026-11-15T05:00:00Z' }, disk: { free: 60, total: 100 } },
}

it.each<[string, Partial<Health>, number]>([
  ['all is well', {}, 0],
  ['a section that cannot be read', { storage: { failure: 'permission denied' } }, 1],
  ['a job that has stopped', { jobs: [job, { ...job, overdue: true }] }, 1],
  ['a job that failed', { jobs: [{ ...job, status: 'failed' }] }, 1],
  ['a disabled job', { jobs: [{ ...job, active: false, overdue: true }] }, 0],
  ['P1-10 a server that cannot send emails', { isEmailMissing: true }, 1],
  ['overdue emails', { mail: { ...well.mail, oldestDue: '2026-11-16T04:00:00Z' } as never }, 1],
  ['abandoned emails', { mail: { ...well.mail, givenUp: 2 } as never }, 1],
  ['P2 no backup at all', { server: {} }, 1],
  ['P2 no backup of a demo', { server: {}, isDemo: true }, 0],
  ['P2 an old backup', { server: { backup: { at: '2026-11-01T05:00:00Z' } } }, 1],
  ['P2 a database hosted elsewhere', { server: { isMissing: true } }, 0],
  [
    'P2 a disk that is nearly full',
    { server: { ...well.server, disk: { free: 9, total: 100 } } as never },
    1,
  ],
  [
    'account emails that wait',
    { mail: { ...well.mail, account: { waiting: 1, oldest: '2026-11-16T04:00:00Z' } } as never },
    1,
  ],
  [
    'a backup that failed since the last one',
    { server: { ...well.server, backup_failure: { at: '2026-11-16T02:00:00Z', reason: 'ENOSPC' } } as never },
    1,
  ],
  [
    'a backup that failed before the last one',
    { server: { ...well.server, backup_failure: { at: '2026-11-15T02:00:00Z' } } as never },
    0,
  ],
  [
    'certificates that expire soon or are refused',
    {
      server: {
        ...well.server,
        certificates: {
          site: { host: 'essor.example', expires: '2026-11-20T00:00:00Z' },
          smtp: { host: 'mail.example', expires: '2027-11-20T00:00:00Z', problem: 'CERT_UNTRUSTED' },
        },
      } as never,
    },
    2,
  ],
  [
    'a certificate that is valid for long',
    {
      server: {
        ...well.server,
        certificates: { site: { host: 'essor.example', expires: '2027-01-20T00:00:00Z' } },
      } as never,
    },
    0,
  ],
  ['few connections left', { database: { ...well.database, connections: 90 } as never }, 1],
])('counts what needs attention: %s', (_, change, count) => {
  expect(concerns({ ...well, ...change })).toBe(count)
})

it.each<[string, Partial<Health>, BackupState]>([
  ['a recent backup', {}, 'made'],
  ['no backup', { server: {} }, 'none'],
  ['an old backup', { server: { backup: { at: '2026-11-01T05:00:00Z' } } }, 'late'],
  ['a demo without one', { server: {}, isDemo: true }, 'notNeeded'],
  ['a demo with one', { isDemo: true }, 'made'],
  ['a database hosted elsewhere', { server: { isMissing: true } }, 'unchecked'],
  ['a server that cannot be read', { server: { failure: 'permission denied' } }, 'unchecked'],
])('says what is known about backups: %s', (_, change, state) => {
  expect(backupState({ ...well, ...change })).toBe(state)
})
