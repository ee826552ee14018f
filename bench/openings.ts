import path from 'node:path'
import { inspect, quantile, time } from './mission-loop/measure.ts'
import { applicationQuestionsOf, type Question, questionsOf } from './openings/questions.ts'
import { withFilledDatabase } from './world/filled-database.ts'

/**
 * The board of openings as a visitor without an account, three filters and a distance, 20 searches from very common to
 * very rare; a candidate's own applications; the first paint of a pipeline of 5,000 applications, in one request; and the reminders of
 * answers that became due. There are ten applications for each opening, or BENCH_APPLICATIONS. Fails above 60 ms (p95, in the database) or above
 * 3 times as long as with a tenth of the openings; others are printed too. BENCH_OPENINGS=100000,1000000 measures a
 * million openings and ten million applications.
 */
const sizes = (process.env.BENCH_OPENINGS ?? '10000,100000').split(',').map(Number)
const applications = Number(process.env.BENCH_APPLICATIONS ?? 10)
const rounds = Number(process.env.BENCH_RUNS ?? 15)
const most = { p95: 60, growth: 3 }
const visitor = { role: 'anon' } as const
const script = path.join(import.meta.dirname, 'openings/world.sql')
const largest = [
  'public.openings',
  'public.opening_versions',
  'public.opening_stages',
  'public.opening_team',
  'private.opening_listings',
  'public.opening_applications',
  'public.opening_application_moves',
]
const three = 'three filters and a distance'
const reminders = 'reminders of due answers'
const limited = [three, 'own applications', 'pipeline of 5,000', reminders]

interface Taken {
  p50: number
  p95: number
}
const measured = new Map<number, Map<string, Taken>>()
for (const openings of sizes)
  await withFilledDatabase({ script, sizes: { openings, applications }, largest }, async ({ client }) => {
    const { filledAt } = (
      await client.query<{ filledAt: Date }>(
        'select max(reminded_at) as "filledAt" from public.opening_applications',
      )
    ).rows[0]!
    const { filtered, others } = await questionsOf(client)
    const found = new Map<string, Taken>()
    const run = async (name: string, once: () => Promise<number[]>) => {
      const taken: number[] = []
      for (let round = -2; round < rounds; round++) {
        const took = await once()
        if (round >= 0) taken.push(...took)
      }
      found.set(name, { p50: quantile(taken, 0.5), p95: quantile(taken, 0.95) })
    }
    const askAll = (questions: Question[]) => async () => {
      const taken: number[] = []
      for (const question of questions) taken.push(await time(client, visitor, question))
      return taken
    }
    const answers: unknown[] = []
    for (const one of filtered) answers.push((await inspect(client, visitor, one)).answer)
    if (!answers.some((answer) => JSON.stringify(answer).length > 2000))
      throw new Error('There is nothing to find')
    await run(three, askAll(filtered))
    for (const { caller, question } of await applicationQuestionsOf(client)) {
      if (JSON.stringify((await inspect(client, caller, question)).answer).length < 500)
        throw new Error(`There is nothing to read: ${question.name}`)
      await run(question.name, async () => [await time(client, caller, question)])
    }
    await run(reminders, async () => {
      await client.query('begin')
      const started = performance.now()
      // What became due while the database was filled and measured isn't part of an ordinary run.
      const { rows } = await client.query<{ reminded: number }>(
        'select private.remind_of_answers($1) as reminded',
        [filledAt],
      )
      // With what the end of the transaction counts.
      await client.query('set constraints all immediate')
      const took = performance.now() - started
      await client.query('rollback')
      if (rows[0]!.reminded < 30) throw new Error('There is nothing to remind of')
      return [took]
    })
    for (const question of others) await run(question.name, askAll([question]))
    // As triggers note it: what an hour changes.
    await client.query('select private.count_answers_of(array(select id from public.organizations))')
    const { rowCount } = await client.query(
      `insert into private.changed_answers (organization_id) select opening.organization_id
       from public.opening_application_moves as move
       join public.opening_applications as sent on sent.id = move.application_id
       join public.openings as opening on opening.id = sent.opening_id
       where move.kind <> 'sent' and move.at between now() - interval '1 hour' and now()`,
    )
    const started = performance.now()
    const { rows } = await client.query<{ number: number }>('select private.count_answers() as number')
    console.log(
      `${openings.toLocaleString('en')} openings: ${Math.round(performance.now() - started).toLocaleString('en')} ms to count the answers of ${rows[0]!.number.toLocaleString('en')} organizations after ${rowCount!.toLocaleString('en')} changes in an hour`,
    )
    measured.set(openings, found)
  })

const [smallest, biggest] = [measured.get(sizes[0]!)!, measured.get(sizes.at(-1)!)!]
console.log(
  `${sizes.map((size) => size.toLocaleString('en')).join(' and ')} openings with ${applications} applications each`,
)
for (const [name, { p50, p95 }] of biggest) {
  const growth = p95 / smallest.get(name)!.p95
  const isSlow = limited.includes(name) && (p95 > most.p95 || growth > most.growth)
  if (isSlow) process.exitCode = 1
  console.log(
    `${isSlow ? '✗' : '✓'} ${name.padEnd(30)} p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms, ${growth.toFixed(1)} times`,
  )
}
