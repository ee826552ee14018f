import type { Client } from 'pg'
import { withCandidates } from './discovery/database.ts'
import { type Asked, asked } from './discovery/questions.ts'
import { quantile } from './mission-loop/measure.ts'

/**
 * Searching, matching and recommending among 10,000, 100,000 and 1,000,000 candidates, as a recruiter and a candidate:
 * fails above 60 ms (p95, in the database) at 100,000, above 3 times as long at 1,000,000, and if the cards are read
 * as a whole.
 */
const sizes = (process.env.BENCH_CARDS ?? '10000,100000,1000000').split(',').map(Number)
const rounds = Number(process.env.BENCH_RUNS ?? 4)
const most = { p95: 60, growth: 3 }

async function time(client: Client, { sql, values, caller }: Asked['questions'][number]): Promise<number> {
  await client.query('begin')
  const claims = JSON.stringify({ sub: caller, role: 'authenticated', aal: 'aal1' })
  await client.query(
    `select set_config('role', 'authenticated', true), set_config('request.jwt.claims', $1, true)`,
    [claims],
  )
  const started = performance.now()
  await client.query(sql, values)
  const took = performance.now() - started
  await client.query('commit')
  return took
}

const scans = async (client: Client) =>
  Number(
    (await client.query(`select seq_scan from pg_stat_user_tables where relname = 'candidate_cards'`)).rows[0]
      .seq_scan,
  )

async function measure(client: Client, groups: Asked[]): Promise<Map<string, number>> {
  const found = new Map<string, number>()
  for (const { name, questions } of groups) {
    const taken: number[] = []
    // A single query is repeated often enough that one disturbance isn't its p95.
    const turns = Math.max(rounds, Math.ceil(40 / questions.length))
    for (let round = -1; round < turns; round++)
      for (const question of questions) {
        const took = await time(client, question)
        if (round >= 0) taken.push(took)
      }
    found.set(name, quantile(taken, 0.95))
    console.log(
      `  ${name.padEnd(34)} p50 ${quantile(taken, 0.5).toFixed(1)} ms, p95 ${quantile(taken, 0.95).toFixed(1)} ms`,
    )
  }
  return found
}

/** PostgreSQL's plan: every way in which rows of the cards are read for the first query of a group. */
async function showPlans(client: Client, groups: Asked[]): Promise<void> {
  await client.query(`load 'auto_explain'; set auto_explain.log_min_duration = 0; set auto_explain.log_nested_statements = on;
    set client_min_messages = log`)
  for (const { name, questions } of groups.slice(0, 4)) {
    const ways = new Set<string>()
    const read = ({ message = '' }) => {
      for (const line of message.split('\n'))
        if (/Scan.* on (candidate_cards|candidate_cards_by)/.test(line))
          ways.add(line.trim().replace(/^-> +| +\(cost.*/g, ''))
    }
    client.on('notice', read)
    await time(client, questions[0]!)
    client.off('notice', read)
    console.log(`  plan of “${name}”: ${[...ways].join('; ')}`)
  }
  await client.query('reset client_min_messages; set auto_explain.log_min_duration = -1')
}

const results = new Map<number, Map<string, number>>()
for (const size of sizes) {
  await withCandidates(size, async (client) => {
    console.log(`${size.toLocaleString('en')} candidates`)
    const before = await scans(client)
    const groups = await asked(client)
    results.set(size, await measure(client, groups))
    await client.query('select pg_stat_force_next_flush()')
    if ((await scans(client)) > before) {
      console.log('  all cards were read  ← missed')
      process.exitCode = 1
    }
    if (size === Math.max(...sizes)) await showPlans(client, groups)
  })
}
const [middle, large] = [results.get(100_000), results.get(1_000_000)]
for (const [name, p95] of middle ?? []) {
  const growth = (large?.get(name) ?? p95) / p95
  const isGood = p95 <= most.p95 && growth <= most.growth
  console.log(
    `${name}: ${p95.toFixed(1)} ms at 100,000, ${growth.toFixed(2)} times that at 1,000,000${isGood ? '' : '  ← missed'}`,
  )
  if (!isGood) process.exitCode = 1
}
console.log(`discovery: at most ${most.p95} ms and ${most.growth} times wanted`)
