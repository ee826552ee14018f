import { quantile, time } from './mission-loop/measure.ts'
import { idOf, withSchools } from './schools/database.ts'

/**
 * A program with 500 students and 20 missions: everything its page shows comes in one response, in under 150 ms of
 * database time. The school has 5,000 students, and another school as many.
 */
const most = 150
const rounds = 30

await withSchools({ students: 5000, tries: 20 }, async (client) => {
  const caller = { role: 'authenticated' as const, id: await idOf(client, 'teacher', 0) }
  const program = await idOf(client, 'program', 2)
  const statement = { sql: 'select public.program_page($1)::text as body', values: [program] }
  const taken: number[] = []
  for (let round = -3; round < rounds; round++) {
    const took = await time(client, caller, statement)
    if (round >= 0) taken.push(took)
  }
  await client.query(`select set_config('request.jwt.claims', $1, false)`, [
    JSON.stringify({ sub: caller.id, aal: 'aal1' }),
  ])
  const { rows } = await client.query<{ students: number; missions: number; bytes: number }>(
    `select jsonb_array_length(page -> 'students') as students, jsonb_array_length(page -> 'missions') as missions,
       length(page::text) as bytes from public.program_page($1) as page`,
    [program],
  )
  const { students, missions, bytes } = rows[0]!
  const p95 = quantile(taken, 0.95)
  console.log(
    `program matrix: ${students} named of 500 students × ${missions} missions in one answer of ${Math.round(bytes / 1000)} kB, ` +
      `p50 ${quantile(taken, 0.5).toFixed(1)} ms, p95 ${p95.toFixed(1)} ms (at most ${most} wanted)`,
  )
  if (p95 >= most || students < 400 || missions !== 20) process.exitCode = 1
})
