import type { Socket } from 'node:net'
import type { ClientBase, ClientConfig } from 'pg'
import { DatabaseClient } from './address/client.ts'

/** Answers come within milliseconds, so one that takes this long may be lost. */
const suspiciousMs = 2000
const againMs = 1000
const questionMs = 2000

/** For connections that must not wait forever, neither for the first answer nor for a peer that is gone. */
export const lostSoon = {
  connectionTimeoutMillis: 4000,
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
} satisfies ClientConfig

interface Internals {
  processID: number
  readyForQuery: boolean
  connection: { stream: Socket }
}

const internals = (client: ClientBase): Internals => client as unknown as Internals

export const socketOf = (client: ClientBase): Socket => internals(client).connection.stream

/**
 * Finds connections that were lost silently, for example because the database moved, long before their statement's
 * limit. PostgreSQL knows what each of its connections does: one that is idle there while we wait here has lost the
 * question or the answer.
 */
export class Silence {
  private asking: Promise<Set<number>> | undefined
  private readonly config: ClientConfig

  constructor(config: ClientConfig) {
    this.config = config
  }

  /** Calls `onLost` if the connection was lost, or stayed silent for longer than `patience`. Returns how to stop. */
  watch(client: ClientBase, patience: () => number, onLost: () => void): () => void {
    const socket = socketOf(client)
    let since = Date.now()
    let read = socket.bytesRead
    let timer: NodeJS.Timeout
    const look = async () => {
      const isSilent = () => socket.bytesRead === read
      if (!isSilent()) {
        since = Date.now()
        read = socket.bytesRead
      } else if (Date.now() - since > patience() || ((await this.isLost(client)) && isSilent())) {
        return onLost()
      }
      if (!stopped) timer = setTimeout(look, againMs).unref()
    }
    let stopped = false
    timer = setTimeout(look, suspiciousMs).unref()
    return () => {
      stopped = true
      clearTimeout(timer)
    }
  }

  private async isLost(client: ClientBase): Promise<boolean> {
    if (internals(client).readyForQuery) return false
    this.asking ??= this.ask().finally(() => {
      this.asking = undefined
    })
    return this.asking.then(
      (busy) => !busy.has(internals(client).processID),
      () => false,
    )
  }

  /** The connections that PostgreSQL is working for. One that has just become idle may have its answer on the way. */
  private async ask(): Promise<Set<number>> {
    const own = { connectionTimeoutMillis: questionMs, query_timeout: questionMs }
    const client = new DatabaseClient({ ...this.config, ...own, application_name: 'silence' })
    client.on('error', () => undefined)
    try {
      await client.connect()
      // Only the login itself may see what its connections do, not the role it starts as.
      await client.query('set role none')
      const { rows } = await client.query<{ pid: number }>(
        `select pid from pg_stat_activity
         where datname = current_database()
           and (state is null or state not like 'idle%' or state_change > clock_timestamp() - interval '1 second')`,
      )
      return new Set(rows.map(({ pid }) => pid))
    } finally {
      client.end().catch(() => undefined)
    }
  }
}
