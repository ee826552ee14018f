import type { Client } from 'pg'
import { quantile } from '../mission-loop/measure.ts'

interface Question {
  name: string
  sql: string
  values: unknown[]
  /** The arguments for the page after a response; nothing at the end. */
  next?: (answer: never) => Promise<unknown[] | undefined>
}

export interface Group {
  name: string
  /** The administrator who asks. */
  caller: string
  questions: Question[]
}

/** Asks as the API does, and returns how long the database took. */
async function time(client: Client, caller: string, sql: string, values: unknown[]) {
  await client.query('begin')
  const claims = JSON.stringify({ sub: caller, role: 'authenticated', aal: 'aal2' })
  await client.query(
    `select set_config('role', 'authenticated', true), set_config('request.jwt.claims', $1, true)`,
    [claims],
  )
  const started = performance.now()
  const { rows } = await client.query(sql, values)
  const took = performance.now() - started
  await client.query('commit')
  return { took, answer: rows[0] as never }
}

/** The p95 over all queries of a group, each with some of the pages that follow. */
export async function measure(
  client: Client,
  { name, caller, questions }: Group,
  rounds: number,
): Promise<number> {
  const all: number[] = []
  for (const question of questions) {
    const taken: number[] = []
    for (let round = -1; round < rounds; round++) {
      let values: unknown[] | undefined = question.values
      for (let page = 0; page < 3 && values; page++) {
        const { took, answer }: Awaited<ReturnType<typeof time>> = await time(
          client,
          caller,
          question.sql,
          values,
        )
        if (round >= 0) taken.push(took)
        values = await question.next?.(answer)
      }
    }
    all.push(...taken)
    const [middle, high] = [quantile(taken, 0.5), quantile(taken, 0.95)]
    console.log(`  ${question.name.padEnd(34)} p50 ${middle.toFixed(1)} ms, p95 ${high.toFixed(1)} ms`)
  }
  const p95 = quantile(all, 0.95)
  console.log(`${name}: p95 ${p95.toFixed(1)} ms over ${all.length} pages`)
  return p95
}
