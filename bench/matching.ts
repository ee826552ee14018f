import { Client } from 'pg'
import { createLog } from '../server/log.ts'
import { migrate } from '../server/migrate/migrate.ts'
import { withTemporaryDatabase } from '../server/postgres/temporary-database.ts'
import { byFormula, byOverlap, byText, loadPeople, quality, type Ranker } from './matching/rankers.ts'
import { isHeldOut, openings, people } from './matching/set.ts'
import { config } from './world/filled-database.ts'

/**
 * How well the match ranks people for an opening, on openings and people written and judged by hand, compared with
 * full-text search and the number of common skills. The half of the openings not used for tuning decides.
 */
const wanted = { ndcg: 0.9, above: 0.1 }
const rankers: Record<string, Ranker> = {
  match: byFormula,
  'full-text search': byText,
  'skills in common': byOverlap,
}

const log = createLog('silent')
const preparation = {
  exposeNewTables: config.api.auto_expose_new_tables,
  afterBootstrap: (client: Client) => migrate(client, 'supabase', config, log),
}
await withTemporaryDatabase(preparation, log, async (db) => {
  const client = new Client(db.owner)
  await client.connect()
  try {
    const query = async <Row>(sql: string, parameters?: unknown[]) =>
      (await client.query(sql, parameters)).rows as Row[]
    await loadPeople(query, people)
    console.log(`matching: ${openings.length} openings, ${people.length} people; nDCG@10`)
    const heldOut: Record<string, number> = {}
    for (const [name, rank] of Object.entries(rankers)) {
      const others = await quality(
        query,
        rank,
        openings.filter((opening) => !isHeldOut(opening)),
        people,
      )
      heldOut[name] = await quality(query, rank, openings.filter(isHeldOut), people)
      console.log(`${name.padEnd(18)} held out ${heldOut[name].toFixed(3)}, others ${others.toFixed(3)}`)
    }
    const { match = 0, ...peers } = heldOut
    const lead = match - Math.max(...Object.values(peers))
    console.log(
      `matching: at least ${wanted.ndcg} and ${wanted.above} above both wanted; ${lead.toFixed(3)} above`,
    )
    if (match < wanted.ndcg || lead < wanted.above) process.exitCode = 1
  } finally {
    await client.end()
  }
})
