import { type ClientBase, Pool, type PoolConfig } from 'pg'
import type { Log } from '../log.ts'
import { traceClient, tracePool } from '../traces/statements.ts'
import type { Traces } from '../traces/traces.ts'
import { DatabaseClient } from './address/client.ts'
import { lostSoon, Silence, socketOf } from './silence.ts'

/** Longer than any of a service's statements may take. */
const usualPatienceMs = 40_000
/** Until a connection is free. Connecting itself takes much less. */
const turnMs = 15_000

const patience = new WeakMap<ClientBase, number>()

/**
 * A pool that replaces lost connections, idle or in use, without ending the process. Where one was lost silently, the
 * idle ones probably were, too.
 */
export function survivingPool(config: PoolConfig, log: Log, traces?: Traces): Pool {
  const pool = new Pool({
    ...config,
    Client: class extends DatabaseClient {
      constructor() {
        super({ ...config, ...lostSoon })
        if (traces) traceClient(this, traces)
      }
    },
    connectionTimeoutMillis: turnMs,
    idleTimeoutMillis: 60_000,
  })
  if (traces) tracePool(pool)
  const silence = new Silence(config)
  const all = new Set<ClientBase>()
  const inUse = new Map<ClientBase, () => void>()
  pool.on('error', (error) => {
    // A connection that is being closed may hear that PostgreSQL is stopping, which is expected.
    if (!pool.ending) log.warn({ err: error }, 'lost an idle database connection')
  })
  pool.on('connect', (client) => {
    all.add(client)
    // The running query is rejected anyway; without a listener, the event itself would be fatal.
    client.on('error', () => undefined)
  })
  pool.on('remove', (client) => {
    all.delete(client)
  })
  pool.on('acquire', (client) => {
    setPatience(client, usualPatienceMs)
    const onLost = () => {
      log.warn('dropped a database connection that stopped responding')
      for (const other of all) if (other === client || !inUse.has(other)) socketOf(other).destroy()
    }
    inUse.set(
      client,
      silence.watch(client, () => patience.get(client)!, onLost),
    )
  })
  pool.on('release', (_, client) => {
    inUse.get(client)?.()
    inUse.delete(client)
  })
  return pool
}

/** How long the connection may stay silent until it is released. */
export function setPatience(client: ClientBase, ms: number): void {
  patience.set(client, ms)
}
