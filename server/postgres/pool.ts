import type { Socket } from 'node:net'
import { type ClientBase, Pool, type PoolConfig } from 'pg'
import type { Log } from '../log.ts'

/** Longer than any of a service's statements may take. */
const usualPatienceMs = 40_000

/**
 * A pool that replaces lost connections, idle or in use, without ending the process. A connection can also be lost
 * silently, for example when a database moves: one that stays silent too long while in use is dropped.
 */
export function survivingPool(config: PoolConfig, log: Log): Pool {
  const pool = new Pool({ ...lostSoon, ...config, idleTimeoutMillis: 60_000 })
  const inUse = new WeakSet<ClientBase>()
  pool.on('error', (error) => {
    // A connection that is being closed may hear that PostgreSQL is stopping, which is expected.
    if (!pool.ending) log.warn({ err: error }, 'lost an idle database connection')
  })
  pool.on('connect', (client) => {
    // The running query is rejected anyway; without a listener, the event itself would be fatal.
    client.on('error', () => undefined)
    const socket = socketOf(client)
    socket.on('timeout', () => {
      if (!inUse.has(client)) return
      log.warn('dropped a database connection that stopped responding')
      socket.destroy()
    })
  })
  pool.on('acquire', (client) => {
    inUse.add(client)
    setPatience(client, usualPatienceMs)
  })
  pool.on('release', (_, client) => inUse.delete(client))
  return pool
}

/** How long the connection may stay silent until it is released. */
export function setPatience(client: ClientBase, ms: number): void {
  socketOf(client).setTimeout(ms)
}

/** For connections that must not wait forever, neither for the first answer nor for a peer that is gone. */
export const lostSoon = {
  connectionTimeoutMillis: 15_000,
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
} satisfies PoolConfig

function socketOf(client: ClientBase): Socket {
  return (client as unknown as { connection: { stream: Socket } }).connection.stream
}
