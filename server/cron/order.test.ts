import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { expect, it, vi } from 'vitest'
import { createLog } from '../log.ts'
import type { Database } from '../postgres/database.ts'
import { createDatabase } from '../testing/databases.ts'
import { Leader } from './leader.ts'
import { Runner } from './runner.ts'

const log = createLog('silent')

it('an earlier read of the jobs that ends last does not bring back an older list', async () => {
  const job = { jobid: '7', schedule: '1 second', command: 'select', database: 'any', username: 'any' }
  let answerFirst = (_jobs: object[]) => {}
  const reads = [
    () => Promise.resolve([]),
    () => new Promise<object[]>((resolve) => (answerFirst = resolve)),
    () => Promise.resolve([job]),
  ]
  const claimed: unknown[] = []
  const query = async (sql: string, values: unknown[] = []) => {
    if (sql.includes('cron_claims')) claimed.push(values[0])
    return { rows: sql.includes('from cron.job where') ? await reads.shift()!() : [], rowCount: 0 }
  }
  const runner = new Runner({ admin: { query } } as unknown as Database, log)
  await runner.lead(new Date())
  const earlier = runner.reload()
  const later = runner.reload()
  // Enough for the later read to overtake the earlier one, if it could.
  await Promise.race([later, sleep(100)])
  answerFirst([])
  await Promise.all([earlier, later])
  await vi.waitFor(() => expect(claimed).toContain('7'), 30_000)
  await runner.close(0)
})

it('a leader that loses its connection while it takes over leads again', async () => {
  const url = await createDatabase()
  const other = new Client({ connectionString: url })
  await other.connect()
  let gained = 0
  let lost = 0
  const leader = new Leader(
    { connectionString: url },
    {
      async onGained() {
        if (++gained > 1) return
        await other.query(
          `select pg_terminate_backend(pid) from pg_stat_activity
           where application_name = 'cron leader' and datname = current_database()`,
        )
        await vi.waitUntil(() => lost > 0, 30_000)
      },
      onLost: () => void lost++,
    },
    log,
  )
  leader.start()
  await vi.waitUntil(() => gained > 1, 30_000)
  await leader.close()
  await other.end()
})
