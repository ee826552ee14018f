import type { ServerContext } from '../context.ts'
import type { Service } from '../service.ts'
import { Leader } from './leader.ts'
import { Runner } from './runner.ts'

const patience = 5000

/** Runs jobs scheduled with `cron.schedule`. Where the pg_cron extension does that, there is nothing to do. */
export async function createCron(engine: ServerContext): Promise<Service> {
  const { db, log, traces } = engine
  const { rows } = await db.admin.query<{ ours: boolean }>(
    `select to_regclass('_server.cron_claims') is not null as ours`,
  )
  if (!rows[0]!.ours) return {}
  const runner = new Runner(db, log, traces)
  const failed = (error: Error) => log.error({ reason: error.message }, 'could not read scheduled jobs')
  const leader = new Leader(
    db.owner,
    { onGained: (since) => runner.lead(since), onLost: () => runner.follow() },
    log,
  )
  await db.listener.on('cron_jobs', () => void runner.reload().catch(failed))
  db.listener.onReconnect(() => void runner.reload().catch(failed))
  leader.start()
  return {
    async close() {
      await leader.close()
      await runner.close(patience)
    },
  }
}
