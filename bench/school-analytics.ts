import type { Client } from 'pg'
import { quantile, time } from './mission-loop/measure.ts'
import { idOf, withSchools } from './schools/database.ts'

/**
 * The analytics of a school with 50,000 students, beside another just as large, as its teacher requests them: within 3
 * times the same SQL without policies, run by the owner of the tables, who has no permissions to check.
 */
const most = 3
const rounds = 5

/** The same function under another name, with neither the caller's nor elevated rights, and without checks. */
async function copyWithoutRights(client: Client): Promise<void> {
  const { rows } = await client.query<{ text: string }>(
    `select pg_get_functiondef('public.school_analytics'::regproc) as text`,
  )
  const plain = rows[0]!.text
    .replace('public.school_analytics', 'bench.school_analytics')
    .replace(' SECURITY DEFINER', '')
    .replace(/^\s*perform private\.require_my_school.*$/m, '')
  await client.query(plain)
}

await withSchools({ students: 50_000, tries: 4 }, async (client) => {
  await client.query(
    'create schema bench; grant usage, create on schema bench to postgres; set role postgres',
  )
  await copyWithoutRights(client)
  await client.query('reset role')
  const teacher = { role: 'authenticated' as const, id: await idOf(client, 'teacher', 0) }
  const [school, cohort, program] = [
    await idOf(client, 'school', 1),
    await idOf(client, 'cohort', 2),
    await idOf(client, 'program', 2),
  ]
  const cuts: [string, string[]][] = [
    ['a year by month', ['52', 'month', '', '']],
    ['12 weeks by week', ['12', 'week', '', '']],
    ['one cohort', ['52', 'month', '', cohort]],
    ['one program, all time', ['0', 'month', program, '']],
  ]
  for (const [name, values] of cuts) {
    const statement = (schema: string) => ({
      sql: `select ${schema}.school_analytics($1, $2, $3, nullif($4, '')::uuid, nullif($5, '')::uuid)::text as body`,
      values: [school, ...values],
    })
    const [asked, peer]: [number[], number[]] = [[], []]
    for (let round = -1; round < rounds; round++) {
      const own = await time(client, teacher, statement('public'))
      const plain = await time(client, { role: 'postgres' }, statement('bench'))
      if (round < 0) continue
      asked.push(own)
      peer.push(plain)
    }
    const ratio = quantile(asked, 0.5) / quantile(peer, 0.5)
    const isGood = ratio <= most
    console.log(
      `school analytics, ${name}: ${quantile(asked, 0.5).toFixed(0)} ms, without policies ${quantile(peer, 0.5).toFixed(0)} ms, ` +
        `${ratio.toFixed(2)} times (at most ${most} wanted)${isGood ? '' : '  ← missed'}`,
    )
    if (!isGood) process.exitCode = 1
  }
})
