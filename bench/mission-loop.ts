import { type Size, withWorld } from './mission-loop/database.ts'
import { type Caller, inspect, quantile, time } from './mission-loop/measure.ts'
import { makePeers } from './mission-loop/peers.ts'
import { findCast } from './mission-loop/people.ts'
import { type Read, readsOf } from './mission-loop/reads.ts'
import { type Statement, statementWriter } from './mission-loop/statements.ts'
import type { World } from './world/filled-database.ts'

/**
 * The catalog, the review queue and the progress page on 10,000 missions, 100,000 enrollments and 300,000
 * submissions: each read as its caller compared with the same SQL as the owner of the tables, without policies and
 * checks, and with a tenth of the data, in turns. Fails above 3 times the one or 1.5 times the other, and if a large
 * table is read as a whole.
 */
const runs = Number(process.env.BENCH_RUNS ?? 40)
const most = { policies: 3, growth: 1.5 }
const full: Size = { missions: 10_000, people: 20_000, enrollments: 100_000, organizations: 400 }
const tenth: Size = { ...full, missions: 1000, people: 2000, enrollments: 10_000 }
/** PostgreSQL rightly scans a table with so few rows: whether an index serves it can't be seen here. */
const fewRows = 2000

interface Prepared {
  world: World
  read: Read
  caller: Caller
  statement: Statement
  peer: Statement
}

async function prepare(world: World): Promise<Prepared[]> {
  const cast = await findCast(world.client)
  const write = await statementWriter(world)
  const schemas = new Map<string | undefined, string>()
  const reads = readsOf(cast)
  for (const { caller } of reads) {
    if (schemas.has(caller?.id)) continue
    const schema = `peer_${schemas.size}`
    await makePeers(world.client, schema, caller ?? { id: cast.candidate.id })
    schemas.set(caller?.id, schema)
  }
  return reads.map((read) => {
    const statement = write(read)
    const sql = statement.sql.replace(/"public"\."(\w+)"\(/, `"${schemas.get(read.caller?.id)}"."$1"(`)
    const caller: Caller = read.caller ? { role: 'authenticated', id: read.caller.id } : { role: 'anon' }
    return { world, read, caller, statement, peer: { ...statement, sql } }
  })
}

const unchecked: Caller = { role: 'postgres' }

async function assertAlike({ world, read, caller, statement, peer }: Prepared): Promise<string[]> {
  const own = await inspect(world.client, caller, statement)
  const other = await inspect(world.client, unchecked, peer)
  // For a table, the owner sees more rows.
  if (read.call && own.answer !== other.answer)
    throw new Error(`${read.name}: without policies the answer is another one`)
  if (own.answer.length < 40) throw new Error(`${read.name}: there is nothing to read: ${own.answer}`)
  const large: string[] = []
  for (const table of own.scanned) if (!(await isSmall(world, table))) large.push(table)
  return large
}

async function isSmall({ client }: World, table: string): Promise<boolean> {
  const { rows } = await client.query<{ few: boolean }>(
    `select count(*) <= ${fewRows} as few from (select from public.${table} limit ${fewRows + 1}) as rows`,
  )
  return rows[0]!.few
}

async function measure(large: Prepared, less: Prepared, times: number) {
  const taken: [own: number, peer: number, tenth: number][] = []
  for (let run = -3; run < times; run++) {
    const own = await time(large.world.client, large.caller, large.statement)
    const peer = await time(large.world.client, unchecked, large.peer)
    const smaller = await time(less.world.client, less.caller, less.statement)
    if (run >= 0) taken.push([own, peer, smaller])
  }
  const median = (pick: (run: (typeof taken)[number]) => number) => quantile(taken.map(pick), 0.5)
  return {
    p50: median(([own]) => own),
    p95: quantile(
      taken.map(([own]) => own),
      0.95,
    ),
    // Each run next to its counterpart: whatever disturbs the machine disturbs both.
    policies: median(([own, peer]) => own / peer),
    growth: median(([own, , smaller]) => own / smaller),
  }
}

const isMissed = ({ countsAll }: Read, { policies, growth }: Awaited<ReturnType<typeof measure>>) =>
  policies > most.policies || (growth > most.growth && !countsAll)

await withWorld(full, (large) =>
  withWorld(tenth, async (less) => {
    const [mine, theirs] = [await prepare(large), await prepare(less)]
    for (const [index, read] of mine.entries()) {
      const scanned = await assertAlike(read)
      let result = await measure(read, theirs[index]!, runs)
      // A miss is measured for longer before it counts.
      if (isMissed(read.read, result)) result = await measure(read, theirs[index]!, runs * 4)
      const { p50, p95, policies, growth } = result
      const isGood = !isMissed(read.read, result) && scanned.length === 0
      console.log(
        `${read.read.name.padEnd(26)} p50 ${p50.toFixed(2)} ms, p95 ${p95.toFixed(2)} ms; ` +
          `${policies.toFixed(2)} times without policies, ${growth.toFixed(2)} times a tenth` +
          `${scanned.length > 0 ? `; reads all of ${scanned.join(', ')}` : ''}${isGood ? '' : '  ← missed'}`,
      )
      if (!isGood) process.exitCode = 1
    }
  }),
)
console.log(`mission-loop: at most ${most.policies} and ${most.growth} times wanted`)
