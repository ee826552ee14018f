import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chown, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { diskFull, ExitCode, isDiskFull, StartFailure } from '../failure.ts'
import type { Log } from '../log.ts'
import { type Account, postgresAccount } from './account.ts'
import { type Binaries, findBinaries } from './binaries.ts'
import { stopOrphan } from './data-folder.ts'
import { freePort } from './free-port.ts'

export interface Cluster {
  /** The owner's connection string. The port stays the same when PostgreSQL is restarted. */
  url: string
  stop(): Promise<void>
}

export const clusterOwner = 'supabase_admin'

const settings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '100',
  shared_buffers: '128MB',
  log_min_messages: 'warning',
  log_checkpoints: 'off',
  timezone: 'UTC',
}

/** Logs statements only, never roles with their passwords. */
const counting = {
  shared_preload_libraries: 'pg_stat_statements',
  'pg_stat_statements.track_utility': 'off',
}

/** Creates and runs the PostgreSQL in `folder`, and restarts it if it dies unexpectedly. */
export async function startCluster(
  folder: string,
  password: string,
  log: Log,
  /** Settings that differ from the usual ones. */
  own: Record<string, string> = {},
  /** Another PostgreSQL than the package's. */
  installed?: Binaries,
): Promise<Cluster> {
  const binaries = installed ?? (await findBinaries())
  const clusterFolder = path.join(folder, 'postgres')
  const account = await postgresAccount([binaries.postgres, clusterFolder])
  await assertSameMajor(clusterFolder, binaries.major)
  if (!existsSync(path.join(clusterFolder, 'PG_VERSION'))) {
    log.info('creating the database')
    await initialise(clusterFolder, password, binaries, account)
  }
  await stopOrphan(clusterFolder)

  const port = await freePort()
  let stopping = false
  let relaunching: Promise<void> | undefined
  let child = await launch()

  async function launch(): Promise<ChildProcess> {
    const wanted = { ...settings, ...(binaries.countsStatements ? counting : {}), ...own, port }
    const flags = Object.entries(wanted).flatMap(([key, value]) => ['-c', `${key}=${value}`])
    const [program, ...args] = [...account.prefix, binaries.postgres, '-D', clusterFolder, ...flags]
    const started = spawn(program!, args, {
      ...idsOf(account),
      cwd: clusterFolder,
      stdio: ['ignore', 'ignore', 'pipe'],
      // A signal to the terminal's process group must reach only us: we stop PostgreSQL ourselves, last.
      detached: true,
    })
    await untilReady(started, clusterFolder, log)
    started.once('exit', () => {
      if (!stopping) relaunching = relaunch()
    })
    return started
  }

  async function relaunch(): Promise<void> {
    log.error('PostgreSQL stopped unexpectedly; restarting it')
    for (let delay = 100; !stopping; delay = Math.min(delay * 2, 5000)) {
      try {
        child = await launch()
        log.info('PostgreSQL is running again')
        return
      } catch (error) {
        log.error({ err: error }, 'could not restart PostgreSQL')
        await sleep(delay)
      }
    }
  }

  return {
    url: `postgres://${clusterOwner}:${password}@127.0.0.1:${port}/postgres?sslmode=disable`,
    async stop() {
      stopping = true
      // Otherwise, a restart in progress would outlive us.
      await relaunching
      if (child.exitCode !== null || child.signalCode !== null) return
      const gone = new Promise((resolve) => child.once('exit', resolve))
      child.kill('SIGINT')
      await gone
    },
  }
}

async function assertSameMajor(clusterFolder: string, major: number): Promise<void> {
  const found = (await readFile(path.join(clusterFolder, 'PG_VERSION'), 'utf8').catch(() => '')).trim()
  if (!found || Number(found) === major) return
  throw new StartFailure(
    ExitCode.otherMajorVersion,
    `${clusterFolder} was created by PostgreSQL ${found}, but this is PostgreSQL ${major}. Start the earlier release, back up the data with "npm run backup -- FILE", then restore it here into a new DATA_DIR.`,
  )
}

async function initialise(
  clusterFolder: string,
  password: string,
  binaries: Binaries,
  account: Account,
): Promise<void> {
  const passwordFile = path.join(path.dirname(clusterFolder), 'initdb.tmp')
  const locales = [
    ['--locale-provider=icu', '--icu-locale=und', '--locale=C'],
    ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C'],
  ]
  try {
    await writeFile(passwordFile, password, { mode: 0o600 })
    if (account.uid !== undefined) await chown(passwordFile, account.uid, account.gid!)
    let failure = ''
    for (const locale of locales) {
      await rm(clusterFolder, { recursive: true, force: true })
      await mkdir(clusterFolder, { recursive: true, mode: 0o700 })
      if (account.uid !== undefined) await chown(clusterFolder, account.uid, account.gid!)
      failure = await runInitdb(clusterFolder, passwordFile, locale, binaries, account)
      if (!failure) return
    }
    await rm(clusterFolder, { recursive: true, force: true })
    throw new Error(failure)
  } catch (error) {
    if (isDiskFull(error)) throw diskFull(clusterFolder, error)
    throw new StartFailure(ExitCode.database, explainInitdb((error as Error).message), { cause: error })
  } finally {
    await rm(passwordFile, { force: true })
  }
}

function explainInitdb(output: string): string {
  if (/could not look up effective user ID|user does not exist/.test(output)) {
    return 'PostgreSQL needs the current user to have an entry in /etc/passwd. Run as a named user, or set DATABASE_URL to a PostgreSQL of your own.'
  }
  return `PostgreSQL's data folder could not be created:\n${output.trim()}`
}

function runInitdb(
  clusterFolder: string,
  passwordFile: string,
  locale: string[],
  binaries: Binaries,
  account: Account,
): Promise<string> {
  const fixed = ['--encoding=UTF8', '--auth=scram-sha-256', `--username=${clusterOwner}`, '--no-instructions']
  const places = [`--pgdata=${clusterFolder}`, `--pwfile=${passwordFile}`]
  const [program, ...args] = [...account.prefix, binaries.initdb, ...places, ...fixed, ...locale]
  const child = spawn(program!, args, {
    ...idsOf(account),
    cwd: clusterFolder,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let output = ''
  child.stderr.on('data', (chunk) => {
    output += chunk
  })
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => resolve(code === 0 ? '' : output || `initdb exited with code ${code}`))
  })
}

/** A standby is ready when it can be read. */
const isReady = /database system is ready to accept (?:read-only )?connections/

function untilReady(child: ChildProcess, clusterFolder: string, log: Log): Promise<void> {
  return new Promise((resolve, reject) => {
    let output = ''
    child.stderr!.on('data', (chunk: Buffer) => {
      const text = chunk.toString()
      output = (output + text).slice(-4000)
      log.debug({ postgres: text.trim() })
      if (isReady.test(output)) resolve()
    })
    child.once('error', reject)
    child.once('exit', (code) => {
      if (isDiskFull({ message: output })) return reject(diskFull(clusterFolder))
      reject(new StartFailure(ExitCode.database, `PostgreSQL exited with code ${code}:\n${output.trim()}`))
    })
  })
}

function idsOf({ uid, gid }: Account): { uid?: number; gid?: number } {
  return uid === undefined ? {} : { uid, gid }
}
