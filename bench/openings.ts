import path from 'node:path'
import { inspect, quantile, time } from './mission-loop/measure.ts'
import { type Question, questionsOf } from './openings/questions.ts'
import { withFilledDatabase } from './world/filled-database.ts'

/**
 * The board of openings as a visitor without an account: three filters and a distance, 20 searches from very common to
 * very rare. Fails above 60 ms (p95 of all of them, in the database) or above 3 times as long as with a tenth of the
 * openings; single filters are printed too. BENCH_OPENINGS=100000,1000000 measures a million.
 */
const sizes = (process.env.BENCH_OPENINGS ?? '10000,100000').split(',').map(Number)
const rounds = Number(process.env.BENCH_RUNS ?? 15)
const most = { p95: 60, growth: 3 }
const visitor = { role: 'anon' } as const
const script = path.join(import.meta.dirname, 'openings/world.sql')
const largest = ['private.opening_listings']
const three = 'three filters and a distance'

interface Taken {
  p50: number
  p95: number
}
const measured = new Map<number, Map<string, Taken>>()
for (const openings of sizes)
  await withFilledDatabase({ script, sizes: { openings }, largest }, async ({ client }) => {
    const { filtered, others } = await questionsOf(client)
    const found = new Map<string, Taken>()
    const run = async (name: string, questions: Question[]) => {
      const taken: number[] = []
      for (let round = -2; round < rounds; round++)
        for (const question of questions) {
          const took = await time(client, visitor, question)
          if (round >= 0) taken.push(took)
        }
      found.set(name, { p50: quantile(taken, 0.5), p95: quantile(taken, 0.95) })
    }
    const answers: unknown[] = []
    for (const one of filtered) answers.push((await inspect(client, visitor, one)).answer)
    if (!answers.some((answer) => JSON.stringify(answer).length > 2000))
      throw new Error('There is nothing to find')
    await run(three, filtered)
    for (const question of others) await run(question.name, [question])
    measured.set(openings, found)
  })

const [smallest, biggest] = [measured.get(sizes[0]!)!, measured.get(sizes.at(-1)!)!]
console.log(`${sizes.map((size) => size.toLocaleString('en')).join(' and ')} openings`)
for (const [name, { p50, p95 }] of biggest) {
  const growth = p95 / smallest.get(name)!.p95
  const isSlow = name === three && (p95 > most.p95 || growth > most.growth)
  if (isSlow) process.exitCode = 1
  console.log(
    `${isSlow ? '✗' : '✓'} ${name.padEnd(30)} p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms, ${growth.toFixed(1)} times`,
  )
}
