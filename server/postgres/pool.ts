import type { Socket } from 'node:net'
import { type ClientBase, Pool, type PoolConfig } from 'pg'
import type { Log } from '../log.ts'

/** Longer than any statement of a service may take. */
const usualPatienceMs = 40_000

/**
 * A pool whose lost connections, idle or in use, are replaced; none of them ends the process. A connection can also be
 * lost without a word, such as when a database moves: one that stays silent for too long while it is used is given up.
 */
export function survivingPool(config: PoolConfig, log: Log): Pool {
  const pool = new Pool({ ...lostSoon, ...config, idleTimeoutMillis: 60_000 })
  const inUse = new WeakSet<ClientBase>()
  pool.on('error', (error) => {
    // A connection that is just being closed may hear that PostgreSQL stops; nobody needs to know.
    if (!pool.ending) log.warn({ err: error }, 'an idle database connection was lost')
  })
  pool.on('connect', (client) => {
    // The query under way is rejected anyway; without a listener the event itself would be fatal.
    client.on('error', () => undefined)
    const socket = socketOf(client)
    socket.on('timeout', () => {
      if (!inUse.has(client)) return
      log.warn('a database connection stayed silent and was given up')
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

/** For connections that must not wait for ever: neither for the first answer, nor for a peer that is gone. */
export const lostSoon = {
  connectionTimeoutMillis: 15_000,
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
} satisfies PoolConfig

function socketOf(client: ClientBase): Socket {
  return (client as unknown as { connection: { stream: Socket } }).connection.stream
}
