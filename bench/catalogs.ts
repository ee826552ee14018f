import path from 'node:path'
import { questionsOf } from './catalogs/questions.ts'
import { inspect, quantile, time } from './mission-loop/measure.ts'
import { withFilledDatabase } from './world/filled-database.ts'

/**
 * The public catalogs as a visitor without an account, with 10,000 and 100,000 pages of each kind: fails above 60 ms
 * (p95, in the database), above 3 times as long as with a tenth of the pages, and if a catalog finds nothing.
 */
const sizes = (process.env.BENCH_PAGES ?? '10000,100000').split(',').map(Number)
const rounds = Number(process.env.BENCH_RUNS ?? 40)
const most = { p95: 60, growth: 3 }
/** Below this, a ratio says more about the machine than about the query. */
const tooShort = 3
const visitor = { role: 'anon' } as const
const script = path.join(import.meta.dirname, 'catalogs/world.sql')

const measured = new Map<number, Map<string, { p50: number; p95: number }>>()
for (const pages of sizes)
  await withFilledDatabase({ script, sizes: { pages } }, async ({ client }) => {
    const found = new Map<string, { p50: number; p95: number }>()
    for (const question of await questionsOf(client)) {
      const { answer } = await inspect(client, visitor, question)
      if (JSON.stringify(answer).length < 200) throw new Error(`${question.name}: there is nothing to read`)
      const taken: number[] = []
      for (let round = -3; round < rounds; round++) {
        const took = await time(client, visitor, question)
        if (round >= 0) taken.push(took)
      }
      found.set(question.name, { p50: quantile(taken, 0.5), p95: quantile(taken, 0.95) })
    }
    measured.set(pages, found)
  })

let isMissed = false
const [smallest, largest] = [measured.get(sizes[0]!)!, measured.get(sizes.at(-1)!)!]
console.log(`${sizes.map((size) => size.toLocaleString('en')).join(' and ')} pages of each kind`)
for (const [name, { p50, p95 }] of largest) {
  const growth = p50 / smallest.get(name)!.p50
  const isSlow = p95 > most.p95 || (growth > most.growth && p50 > tooShort)
  isMissed ||= isSlow
  console.log(
    `${isSlow ? '✗' : '✓'} ${name.padEnd(28)} p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms, ${growth.toFixed(1)} times`,
  )
}
if (isMissed) process.exitCode = 1
