import { execFileSync } from 'node:child_process'
import { chmod, chown, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { ExitCode } from '../../failure.ts'
import { createLog } from '../../log.ts'
import { createDatabase } from '../../testing/databases.ts'
import { findProgram } from '../../testing/program.ts'
import { temporaryFolder } from '../../testing/server.ts'
import { postgresAccount } from '../account.ts'
import { type Cluster, startCluster } from '../cluster.ts'
import { openDatabase } from '../database.ts'
import { DatabaseClient } from './client.ts'

const log = createLog('silent')
let folder: string
let cluster: Cluster
const file = (name: string) => path.join(folder, name)

const program = findProgram('openssl')
const openssl = (...args: string[]) => execFileSync(program!, args, { cwd: folder, stdio: 'pipe' })
const newKey = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes']

/** An authority, and a certificate that it signed. */
function sign(authority: string, name: string, subject: string): void {
  openssl('req', ...newKey, '-keyout', `${name}.key`, '-out', `${name}.csr`, '-subj', `/CN=${subject}`)
  const by = ['-CA', `${authority}.pem`, '-CAkey', `${authority}.key`, '-CAcreateserial', '-extfile', 'san']
  openssl('x509', '-req', '-in', `${name}.csr`, '-out', `${name}.pem`, '-days', '2', ...by)
}

const url = (host: string, query: string, database = 'postgres') =>
  `postgres://supabase_admin:encrypted@${host}:${new URL(cluster.url).port}/${database}?${query}`

async function cipherOf(address: string): Promise<string | null> {
  const client = new DatabaseClient(address)
  await client.connect()
  onTestFinished(() => client.end())
  const { rows } = await client.query('select cipher from pg_stat_ssl where pid = pg_backend_pid()')
  return rows[0].cipher
}

const start = (address: string) =>
  openDatabase(address, log, { exposeNewTables: false, afterBootstrap: async () => undefined })

async function refused(address: string, advice: string): Promise<void> {
  await expect(start(address)).rejects.toMatchObject({
    exitCode: ExitCode.database,
    message: expect.stringContaining(advice),
  })
}

describe.runIf(program)('a database that wants TLS', () => {
  /** A PostgreSQL that accepts nothing but encrypted connections, and knows one person by certificate. */
  beforeAll(async () => {
    folder = await temporaryFolder()
    await writeFile(file('san'), 'subjectAltName=DNS:localhost')
    for (const authority of ['ours', 'other']) {
      const files = ['-keyout', `${authority}.key`, '-out', `${authority}.pem`]
      openssl('req', '-x509', ...newKey, ...files, '-days', '2', '-subj', `/CN=${authority}`)
    }
    sign('ours', 'server', 'localhost')
    sign('ours', 'client', 'supabase_admin')
    const rules = ['hostssl postgres all all scram-sha-256', 'hostssl template1 all all cert']
    await writeFile(file('hba'), rules.join('\n'))
    const { uid, gid } = await postgresAccount([folder])
    for (const name of ['server.key', 'server.pem', 'ours.pem', 'hba']) {
      await chmod(file(name), 0o600)
      if (uid !== undefined) await chown(file(name), uid, gid!)
    }
    cluster = await startCluster(folder, 'encrypted', log, {
      ssl: 'on',
      ssl_cert_file: file('server.pem'),
      ssl_key_file: file('server.key'),
      ssl_ca_file: file('ours.pem'),
      hba_file: file('hba'),
      fsync: 'off',
    })
  })

  afterAll(async () => {
    await cluster?.stop()
    await rm(folder, { recursive: true, force: true })
  })

  it.each(['prefer', 'require', 'verify-ca', 'verify-full'])('is reached with sslmode=%s', async (mode) => {
    const query = `sslmode=${mode}&sslrootcert=${file('ours.pem')}&channel_binding=prefer`
    expect(await cipherOf(url('localhost', query))).toMatch(/^TLS_/)
  })

  it('can be reached by another name if names are not checked', async () => {
    expect(await cipherOf(url('127.0.0.1', `sslmode=verify-ca&sslrootcert=${file('ours.pem')}`))).toBeTruthy()
    expect(await cipherOf(url('127.0.0.1', 'sslmode=require'))).toBeTruthy()
  })

  it('knows a client by its certificate', async () => {
    const own = `sslcert=${file('client.pem')}&sslkey=${file('client.key')}`
    const full = `sslmode=verify-full&sslrootcert=${file('ours.pem')}`
    expect(await cipherOf(url('localhost', `${full}&${own}`, 'template1'))).toBeTruthy()
    await refused(url('localhost', full, 'template1'), 'Set sslcert and sslkey')
  })

  it('is refused under another name with verify-full', () =>
    refused(url('127.0.0.1', `sslmode=verify-full&sslrootcert=${file('ours.pem')}`), 'for a name other than'))

  it.each(['require', 'verify-ca', 'verify-full'])(
    'is refused if another authority signed, with %s',
    (mode) =>
      refused(url('localhost', `sslmode=${mode}&sslrootcert=${file('other.pem')}`), 'Set sslrootcert'),
  )

  it('is refused if the authority is not known', () =>
    refused(url('localhost', 'sslmode=verify-full'), 'Set sslrootcert'))

  it('asks for TLS when it is left out', () => refused(url('localhost', ''), 'Add sslmode=verify-full'))

  it('serves every kind of connection', async () => {
    const db = await start(url('localhost', `sslmode=verify-full&sslrootcert=${file('ours.pem')}`))
    for (const pool of [db.admin, db.auth, db.storage]) await pool.query('select 1')
    const { rows } = await db.admin.query(
      `select bool_and(ssl) as all from pg_stat_ssl join pg_stat_activity using (pid) where datname = 'postgres' and usename is not null`,
    )
    expect(rows).toEqual([{ all: true }])
    await db.close()
  })
})

describe('a database without TLS', () => {
  it('is refused with require', async () => {
    const plain = new URL(await createDatabase())
    plain.search = 'sslmode=require'
    await refused(plain.href, 'asks for TLS')
  })

  it('is used with prefer', async () => {
    const plain = new URL(await createDatabase())
    plain.search = 'sslmode=prefer'
    expect(await cipherOf(plain.href)).toBeNull()
  })
})
