import { Client } from 'pg'
import { type Address, describeHost, describeHosts, type Host, type Route, type Target } from './address.ts'

export interface Found extends Host {
  isEncrypted: boolean
}

/** What PostgreSQL reports about a session when it begins. */
export type Session = Map<string, string>

/** Long enough for one burst of connections, short enough to follow a failover. */
const freshMs = 1000
const questionMs = 2000

interface Memory {
  finding?: Promise<Found>
  last?: Found
  at: number
}
const memories = new WeakMap<Route, Memory>()

function memoryOf(route: Route): Memory {
  const memory = memories.get(route) ?? { at: 0 }
  memories.set(route, memory)
  return memory
}

/** Listens from the beginning: the values come before the first query. */
export function capture(connection: NodeJS.EventEmitter): Session {
  const session: Session = new Map()
  connection.on('parameterStatus', (message: { parameterName: string; parameterValue: string }) =>
    session.set(message.parameterName, message.parameterValue),
  )
  return session
}

/** The host to use now. The one used last comes first, so that a host that is gone costs its timeout only once. */
export function findHost(address: Address): Promise<Found> {
  const memory = memoryOf(address.route)
  if (memory.last && Date.now() - memory.at < freshMs) return Promise.resolve(memory.last)
  memory.finding ??= search(address, memory.last)
    .then((found) => {
      Object.assign(memory, { last: found, at: Date.now() })
      return found
    })
    .finally(() => {
      memory.finding = undefined
    })
  return memory.finding
}

export function forgetHost(route: Route): void {
  memoryOf(route).at = 0
}

/** Whether a connection does what the address asks for. Some poolers don't pass on what PostgreSQL reports. */
export async function suits(client: Client, session: Session, target: Target): Promise<boolean> {
  if (target === 'any' || target === 'prefer-standby') return true
  const { isStandby, isReadOnly } = await describe(client, session)
  if (target === 'standby') return isStandby
  if (target === 'primary') return !isStandby
  return isReadOnly === (target === 'read-only')
}

async function describe(client: Client, session: Session) {
  const standby = session.get('in_hot_standby')
  const readOnly = session.get('default_transaction_read_only')
  if (standby && readOnly)
    return { isStandby: standby === 'on', isReadOnly: standby === 'on' || readOnly === 'on' }
  const { rows } = await client.query<{ isStandby: boolean; isReadOnly: boolean }>(
    `select pg_is_in_recovery() as "isStandby",
       pg_is_in_recovery() or current_setting('default_transaction_read_only')::boolean as "isReadOnly"`,
  )
  return rows[0]!
}

/** Wrong passwords and unknown databases are the same everywhere, so the other hosts aren't asked. */
const isFinal = (error: unknown) => /^(28|3D)/.test((error as { code?: string }).code ?? '')

async function search(address: Address, last: Host | undefined): Promise<Found> {
  const { hosts, target } = address.route
  const isLast = (one: Host) => one.host === last?.host && one.port === last.port
  const ordered = [...hosts.filter(isLast), ...hosts.filter((one) => !isLast(one))]
  const rounds: Target[] = target === 'prefer-standby' ? ['standby', 'any'] : [target]
  const failures = new Map<string, Error | undefined>()
  for (const wanted of rounds) {
    for (const host of ordered) {
      try {
        const found = await ask(address, host, wanted)
        if (found) return found
        failures.set(describeHost(host), undefined)
      } catch (error) {
        if (isFinal(error)) throw error
        failures.set(describeHost(host), error as Error)
      }
    }
  }
  throw unsuitable(address.route, failures)
}

async function ask(address: Address, host: Host, wanted: Target): Promise<Found | undefined> {
  const attempt = async (isEncrypted: boolean): Promise<Found | undefined> => {
    const limits = { connectionTimeoutMillis: questionMs, query_timeout: questionMs }
    const client = new Client({
      ...address,
      ...host,
      ...limits,
      ...(!isEncrypted && { ssl: false }),
      application_name: 'which host',
    })
    client.on('error', () => undefined)
    const session = capture((client as unknown as { connection: NodeJS.EventEmitter }).connection)
    try {
      await client.connect()
      return (await suits(client, session, wanted)) ? { ...host, isEncrypted } : undefined
    } finally {
      client.end().catch(() => undefined)
    }
  }
  if (!address.ssl || address.route.tls !== 'prefer') return attempt(Boolean(address.ssl))
  return attempt(true).catch((error: Error) => {
    if (!refusesTls(error)) throw error
    return attempt(false)
  })
}

export const refusesTls = (error: Error): boolean => /does not support SSL connections/.test(error.message)

const abilities: Record<Target, string> = {
  any: 'answers',
  'read-write': 'accepts writes',
  'read-only': 'is read-only',
  primary: 'is the primary',
  standby: 'is a standby',
  'prefer-standby': 'answers',
}

/** The same code as a network failure: a moment later, another host may have become the primary. */
export function unsuitable(route: Route, failures = new Map<string, Error | undefined>()): Error {
  const reasons = [...failures].map(
    ([host, error]) =>
      `${host}: ${error ? error.message || (error as { code?: string }).code : 'answers, but not that'}`,
  )
  const message = `No host of DATABASE_URL ${abilities[route.target]} (${reasons.join('; ') || describeHosts(route)})`
  const cause = [...failures.values()].find(Boolean)
  return Object.assign(new Error(message, { cause }), { code: 'EHOSTUNREACH' })
}
