import { setTimeout as sleep } from 'node:timers/promises'
import type { Client, ClientConfig, Pool } from 'pg'
import { diskFull, ExitCode, isDiskFull, StartFailure } from '../failure.ts'
import type { Log } from '../log.ts'
import type { Traces } from '../traces/traces.ts'
import { type Address, describeHosts, type Host, readAddress } from './address/address.ts'
import { DatabaseClient } from './address/client.ts'
import { explainRefusal } from './address/refusals.ts'
import { bootstrap, makeServiceLogins, type ServiceRole, sharedSecret } from './bootstrap.ts'
import { Listener } from './listener.ts'
import type { Login } from './logins.ts'
import { survivingPool } from './pool.ts'
import { Replica } from './replica.ts'
import { Requests } from './requests.ts'
import { announceMigrations, assertRights, findLacks, type Lack, showRowsToServer } from './rights.ts'

export interface Database {
  /** How the owner connects, for work that needs its own connection. */
  owner: ClientConfig
  /** The owner. For start-up work and the server's own tables; never for a caller's request. */
  admin: Pool
  /** Acts as supabase_auth_admin. */
  auth: Pool
  /** Acts as supabase_storage_admin. */
  storage: Pool
  /** Starts as authenticator, then switches to the caller's role. */
  requests: Requests
  /** A standby for reads, if there is one. */
  replica: Replica | undefined
  listener: Listener
  /** What this database doesn't have or allow. */
  lacks: Lack[]
  /** A secret shared by all servers on this database. */
  secret(name: string): Promise<string>
  close(): Promise<void>
}

/** Any number, as long as every server uses the same one. */
const startupLock = 7_238_101

/** Blocks every other server's startup until the transaction ends. */
export async function lockStartUp(client: Pick<Client, 'query'>): Promise<void> {
  await client.query('select pg_advisory_xact_lock($1)', [startupLock])
}

/** A standby of the database, and how old a visitor's read of it may be. */
export interface ReplicaSource {
  url: string
  maxLagSeconds: number
}

export interface Preparation {
  exposeNewTables: boolean
  /** Further start-up work (migrations, seed, demo) under the same lock. */
  afterBootstrap(client: Client): Promise<void>
}

/** Connects, prepares the database under a lock, and opens a pool for each service. */
export async function openDatabase(
  url: string,
  log: Log,
  preparation: Preparation,
  { traces, standby }: { traces?: Traces; standby?: ReplicaSource } = {},
): Promise<Database> {
  const config = readAddress(url)
  warnOfOpenConnections(config, log)
  const { logins, lacks } = await prepare(config, preparation)
  const as = (role: ServiceRole): ClientConfig => ({ ...config, ...logins[role] })
  const pool = (settings: ClientConfig, max: number) => survivingPool({ ...settings, max }, log, traces)
  const admin = pool(config, 6)
  const auth = pool(as('supabase_auth_admin'), 8)
  const storage = pool(as('supabase_storage_admin'), 8)
  const requests = new Requests(as('authenticator'), log, traces)
  const listener = new Listener(config, log)
  const replica =
    standby &&
    new Replica(readAddress(standby.url), logins.authenticator, {
      primary: admin,
      traces,
      maxLagSeconds: standby.maxLagSeconds,
      log,
    })
  const close = async () => {
    const pools = [requests.close(), auth.end(), storage.end(), admin.end()]
    await Promise.allSettled([replica?.close(), listener.close(), ...pools])
  }
  await listener.start()
  await assertKeptSessions(listener, admin).catch(async (error) => {
    await close()
    throw error
  })
  return {
    owner: config,
    admin,
    auth,
    storage,
    requests,
    replica,
    listener,
    lacks,
    secret: (name) => sharedSecret(admin as unknown as Client, name),
    close,
  }
}

/**
 * Ended sessions, broadcasts and prepared statements need connections that stay the same. A pooler that assigns a
 * different one to each transaction loses notifications but looks healthy otherwise.
 */
async function assertKeptSessions(listener: Listener, admin: Pool): Promise<void> {
  let heard = () => {}
  const answer = new Promise<boolean>((resolve) => {
    heard = () => resolve(true)
  })
  const stop = await listener.on('server_start', heard)
  await admin.query(`select pg_notify('server_start', '')`)
  const isKept = await Promise.race([answer, sleep(3000, false, { ref: false })])
  stop()
  if (isKept) return
  throw new StartFailure(
    ExitCode.database,
    'DATABASE_URL points to a connection pooler that does not keep sessions, such as PgBouncer in transaction mode. ' +
      'Connect to PostgreSQL directly, or set the pooler to session mode.',
  )
}

interface Prepared {
  logins: Record<ServiceRole, Login>
  lacks: Lack[]
}

async function prepare(config: Address, preparation: Preparation): Promise<Prepared> {
  const client = new DatabaseClient(config)
  try {
    await client.connect()
  } catch (error) {
    throw explainRefusal(error as Error, config)
  }
  client.on('error', () => undefined)
  try {
    await assertVersion(client)
    await assertPrimary(client, config)
    await assertRights(client)
    await client.query('select pg_advisory_lock($1)', [startupLock])
    await bootstrap(client, preparation)
    // Migrations and the demo world use the services' tables, and then create tables of their own.
    await showRowsToServer(client)
    await preparation.afterBootstrap(client)
    await showRowsToServer(client)
    const lacks = await findLacks(client)
    await announceMigrations(client)
    // After the migrations, because they may change a role's default settings.
    const logins = await makeServiceLogins(client)
    await client.query('select pg_advisory_unlock($1)', [startupLock])
    return { logins, lacks }
  } catch (error) {
    if (error instanceof StartFailure) throw error
    if (isDiskFull(error)) throw diskFull('the database', error)
    throw new StartFailure(
      ExitCode.database,
      `The database could not be prepared: ${(error as Error).message}`,
      { cause: error },
    )
  } finally {
    await client.end().catch(() => undefined)
  }
}

async function assertVersion(client: Client): Promise<void> {
  const { rows } = await client.query<{ server_version_num: string }>('show server_version_num')
  if (Number(rows[0]!.server_version_num) >= 150_000) return
  throw new StartFailure(ExitCode.database, 'PostgreSQL 15 or later is required.')
}

/** The server writes from its first moment on. */
async function assertPrimary(client: Client, { route }: Address): Promise<void> {
  const { rows } = await client.query<{ standby: boolean }>('select pg_is_in_recovery() as standby')
  if (!rows[0]!.standby) return
  throw new StartFailure(
    ExitCode.database,
    `The database at ${describeHosts(route)} is a standby, which accepts no writes. List all hosts in DATABASE_URL, with target_session_attrs=read-write.`,
  )
}

/** Passwords aren't sent in the clear, but everything else is. On this machine, no one else listens. */
function warnOfOpenConnections({ route }: Address, log: Log): void {
  const isHere = ({ host }: Host) => host.startsWith('/') || ['localhost', '127.0.0.1', '::1'].includes(host)
  const hosts = describeHosts(route)
  if (route.hosts.every(isHere)) return
  if (route.tls === undefined || route.tls === 'prefer') {
    log.warn(
      { hosts },
      'connections to the database may not be encrypted: add sslmode=verify-full to DATABASE_URL, or sslmode=disable if the network is private',
    )
  } else if (route.tls === 'require') {
    log.warn(
      { hosts },
      "connections to the database are encrypted, but its certificate isn't checked: use sslmode=verify-full",
    )
  }
}
