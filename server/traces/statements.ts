import type { Client, Pool } from 'pg'
import { Pipeline } from '../postgres/pipeline.ts'
import { statementName } from './statement-name.ts'
import type { Traces } from './traces.ts'

const details = { 'db.system.name': 'postgresql' }

type Query = (first: unknown, ...rest: unknown[]) => unknown

/** Records each statement of a connection that is part of a request or a job, by name and without values. */
export function traceClient(client: Client, traces: Traces): void {
  const query = client.query.bind(client) as unknown as Query
  const traced: Query = (first, ...rest) => {
    const name = nameOf(first)
    if (name === undefined || typeof rest.at(-1) === 'function') return query(first, ...rest)
    const end = traces.child(name, details)
    if (!end) return query(first, ...rest)
    if (first instanceof Pipeline) {
      first.onEnd = end
      return query(first)
    }
    const answer = query(first, ...rest) as Promise<unknown>
    answer.then(() => end(), end)
    return answer
  }
  client.query = traced as unknown as Client['query']
}

/** A pool's own `query` uses callbacks, which run in the context of whichever request gave its connection back. */
export function tracePool(pool: Pool): void {
  const traced = async (first: never, ...rest: never[]) => {
    const client = await pool.connect()
    let failure: Error | undefined
    try {
      return await client.query(first, ...rest)
    } catch (error) {
      failure = error as Error
      throw error
    } finally {
      client.release(failure)
    }
  }
  pool.query = traced as unknown as Pool['query']
}

function nameOf(first: unknown): string | undefined {
  if (typeof first === 'string') return statementName(first)
  if (first instanceof Pipeline) {
    const { sql, purpose } = first.main
    return purpose ? `${purpose.kind} ${purpose.target}` : statementName(sql)
  }
  const { text } = first as { text?: unknown }
  return typeof text === 'string' ? statementName(text) : undefined
}
