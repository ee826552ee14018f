import { type ChildProcess, spawn } from 'node:child_process'
import { chmod, chown, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { ExitCode } from '../failure.ts'
import { createDatabase } from '../testing/databases.ts'
import { findProgram } from '../testing/program.ts'
import { startTestServer, temporaryFolder } from '../testing/server.ts'
import { postgresAccount } from './account.ts'
import { freePort } from './free-port.ts'

const program = findProgram('pgbouncer')

/** The address of a database behind PgBouncer. */
async function behind(mode: 'session' | 'transaction', direct: string): Promise<string> {
  const url = new URL(direct)
  const folder = await temporaryFolder()
  const port = String(await freePort())
  const file = (name: string) => path.join(folder, name)
  const settings = {
    listen_addr: '127.0.0.1',
    listen_port: port,
    unix_socket_dir: '',
    auth_type: 'scram-sha-256',
    auth_file: file('users'),
    auth_user: url.username,
    pool_mode: mode,
    max_client_conn: '200',
    default_pool_size: '60',
    logfile: file('log'),
  }
  const lines = Object.entries(settings).map(([name, value]) => `${name} = ${value}`)
  const database = `* = host=127.0.0.1 port=${url.port} auth_user=${url.username}`
  await writeFile(file('ini'), ['[databases]', database, '[pgbouncer]', ...lines, ''].join('\n'))
  await writeFile(file('users'), `"${url.username}" "${url.password}"\n`)
  const { uid, gid } = await postgresAccount([folder])
  if (uid !== undefined) for (const name of ['', 'ini', 'users']) await chown(file(name), uid, gid!)
  await chmod(file('users'), 0o600)
  const pooler = spawn(program!, [file('ini')], { uid, gid, stdio: 'ignore' })
  onTestFinished(() => ended(pooler))
  await expect.poll(() => answers(Number(port))).toBe(true)
  return Object.assign(url, { port }).href
}

function ended(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    child.once('exit', () => resolve())
    child.kill('SIGTERM')
  })
}

const answers = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true))
    socket.on('error', () => resolve(false)).on('connect', () => socket.destroy())
  })

it.runIf(program)('D3 works behind PgBouncer in session mode, also on connections used before', async () => {
  const DATABASE_URL = await behind('session', await createDatabase())
  for (const start of ['first', 'second']) {
    const server = await startTestServer('rest', { DATABASE_URL })
    expect((await server.client().from('books').select('id')).data, start).toHaveLength(3)
    const { error } = await server.client().auth.signInWithPassword({ email: 'a@b.test', password: 'wrong' })
    expect(error, start).toMatchObject({ code: 'invalid_credentials' })
    expect((await server.client(server.engine.secretKey).storage.listBuckets()).error, start).toBeNull()
    await server.close()
  }
})

it.runIf(program)('D3 refuses PgBouncer in transaction mode', async () => {
  const DATABASE_URL = await behind('transaction', await createDatabase())
  await expect(startTestServer('rest', { DATABASE_URL })).rejects.toMatchObject({
    exitCode: ExitCode.database,
    message: expect.stringContaining('transaction mode'),
  })
})
