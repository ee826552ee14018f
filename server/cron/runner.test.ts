import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createDatabase } from '../testing/databases.ts'
import { startTestServer, type TestServer } from '../testing/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer('cron')
})
afterAll(() => server.close())

/** A job owned by the role postgres, as a migration would create it. */
async function schedule(on: TestServer, name: string, when: string, command: string): Promise<string> {
  const client = await on.engine.db.admin.connect()
  try {
    await client.query('begin')
    await client.query('set local role postgres')
    const { rows } = await client.query('select cron.schedule($1, $2, $3) as id', [name, when, command])
    await client.query('commit')
    return rows[0].id
  } finally {
    client.release()
  }
}

async function until<T>(ask: () => Promise<T | undefined | false>, seconds = 120): Promise<T> {
  for (let left = seconds * 10; left > 0; left--) {
    const found = await ask()
    if (found) return found
    await sleep(100)
  }
  throw new Error('did not happen')
}

/** Waits for two more runs of another job: what was due before has been claimed by then. */
async function laterRuns(on: TestServer): Promise<void> {
  const id = await schedule(on, 'beat', '1 second', 'select 1')
  await until(async () => {
    const ended = await on.sql('select from cron.job_run_details where jobid = $1 and end_time is not null', [
      id,
    ])
    return ended.length >= 2
  })
  await on.sql('select cron.unschedule($1::bigint)', [id])
}

/** Waits until no run of a job that was unscheduled is left. */
async function untilIdle(on: TestServer, id: string): Promise<void> {
  await laterRuns(on)
  await until(async () => {
    const open = await on.sql('select from cron.job_run_details where jobid = $1 and end_time is null', [id])
    return open.length === 0
  })
}

const finished = (on: TestServer, id: string) =>
  until(async () => {
    const rows = await on.sql(
      `select * from cron.job_run_details where jobid = $1 and status in ('succeeded', 'failed') order by runid`,
      [id],
    )
    return rows[0]
  })

describe('a run', () => {
  it('uses the role of its owner and is recorded', async () => {
    const id = await schedule(server, 'tick', '1 second', `insert into public.ticks (note) values ('tick')`)
    expect(await finished(server, id)).toMatchObject({
      status: 'succeeded',
      return_message: 'INSERT 0 1',
      username: 'postgres',
      command: `insert into public.ticks (note) values ('tick')`,
      job_pid: expect.any(Number),
      start_time: expect.any(Date),
      end_time: expect.any(Date),
    })
    expect(await server.sql(`select distinct ran_as from public.ticks where note = 'tick'`)).toEqual([
      { ran_as: 'postgres' },
    ])
    await server.sql('select cron.unschedule($1::bigint)', [id])
    await untilIdle(server, id)
    const [before] = await server.sql('select count(*) from public.ticks')
    await laterRuns(server)
    expect(await server.sql('select count(*) from public.ticks')).toEqual([before])
  })

  it("can contain a statement that can't run inside a transaction", async () => {
    const id = await schedule(server, 'vacuum', '1 second', 'vacuum public.ticks')
    expect(await finished(server, id)).toMatchObject({ status: 'succeeded', return_message: 'VACUUM' })
    await server.sql('select cron.unschedule($1::bigint)', [id])
  })

  it('D2 works for a superuser role, which postgres is on most clusters', async () => {
    await server.sql('create role chief_of_clocks superuser')
    const [job] = await server.sql<{ id: string }>(
      `select cron.schedule_in_database('chief', '1 second', 'insert into public.ticks (note) values (''chief'')',
         current_database(), 'chief_of_clocks') as id`,
    )
    expect(await finished(server, job!.id)).toMatchObject({
      status: 'succeeded',
      username: 'chief_of_clocks',
    })
    await server.sql('select cron.unschedule($1::bigint)', [job!.id])
    await server.sql('drop owned by chief_of_clocks')
  })

  it("D2 that can't start is recorded with a time and a reason", async () => {
    await server.sql('create role short_lived')
    const [job] = await server.sql<{ id: string }>(
      `select cron.schedule_in_database('gone', '1 second', 'select 1', current_database(), 'short_lived') as id`,
    )
    await server.sql('drop role short_lived')
    expect(await finished(server, job!.id)).toMatchObject({
      status: 'failed',
      start_time: expect.any(Date),
      return_message: expect.stringContaining('does not exist'),
    })
    await server.sql('delete from cron.job where jobid = $1', [job!.id])
  })

  it('that fails is rolled back and recorded with the reason', async () => {
    const command = `insert into public.ticks (note) values ('half'); select 1/0`
    const id = await schedule(server, 'fails', '1 second', command)
    expect(await finished(server, id)).toMatchObject({
      status: 'failed',
      return_message: 'ERROR:  division by zero\n',
    })
    await server.sql('select cron.unschedule($1::bigint)', [id])
    expect(await server.sql(`select from public.ticks where note = 'half'`)).toEqual([])
  })

  it.each(['reset role', 'set role none', 'reset session authorization', 'set role supabase_admin'])(
    'cannot gain privileges with "%s"',
    async (attempt) => {
      const command = `${attempt}; select rolpassword from pg_authid limit 1`
      const id = await schedule(server, `escape by ${attempt}`, '1 second', command)
      const run = await finished(server, id)
      await server.sql('select cron.unschedule($1::bigint)', [id])
      expect(run).toMatchObject({
        status: 'failed',
        return_message: expect.stringContaining('permission denied'),
      })
    },
  )

  it("doesn't start while the previous one is still running", async () => {
    const command = `insert into public.ticks (note) values ('begin'); select pg_sleep(1.6)`
    const id = await schedule(server, 'slow', '1 second', command)
    await until(async () => {
      const rows = await server.sql(
        `select from cron.job_run_details where jobid = $1 and status = 'succeeded'`,
        [id],
      )
      return rows.length >= 2
    })
    await server.sql('select cron.unschedule($1::bigint)', [id])
    const overlaps = await server.sql(
      `select from cron.job_run_details a join cron.job_run_details b on a.jobid = b.jobid and a.runid < b.runid
       where a.jobid = $1 and b.start_time < a.end_time - interval '10 milliseconds'`,
      [id],
    )
    expect(overlaps).toEqual([])
  })

  it('is limited to a few at a time, however many jobs are due', async () => {
    const warnings: string[] = []
    const note = ({ name }: Error) => warnings.push(name)
    process.on('warning', note)
    // Runs last until the lock is released.
    const lock = await server.engine.db.admin.connect()
    await lock.query('select pg_advisory_lock(30)')
    const ids = await Promise.all(
      Array.from({ length: 30 }, (_, n) =>
        schedule(server, `many ${n}`, '5 seconds', 'select pg_advisory_xact_lock_shared(30)'),
      ),
    )
    const running = async () =>
      (
        await server.sql(
          `select from pg_stat_activity where application_name = 'pg_cron' and datname = current_database()`,
        )
      ).length
    let most = 0
    await until(async () => {
      most = Math.max(most, await running())
      return most >= 16
    })
    // Some more would have started by now.
    await sleep(500)
    most = Math.max(most, await running())
    await lock.query('select pg_advisory_unlock(30)')
    lock.release()
    await until(async () => {
      most = Math.max(most, await running())
      const done = await server.sql(
        `select distinct jobid from cron.job_run_details where jobid = any($1) and status = 'succeeded'`,
        [ids],
      )
      return done.length === ids.length
    })
    await server.sql('delete from cron.job where jobid = any($1)', [ids])
    expect(most).toBe(16)
    process.off('warning', note)
    expect(warnings).not.toContain('MaxListenersExceededWarning')
  })

  it('is skipped for an inactive job', async () => {
    const id = await schedule(server, 'off', '1 second', 'select 1')
    await server.sql('select cron.alter_job($1, active := false)', [id])
    await untilIdle(server, id)
    const [before] = await server.sql('select count(*) from cron.job_run_details where jobid = $1', [id])
    await laterRuns(server)
    expect(await server.sql('select count(*) from cron.job_run_details where jobid = $1', [id])).toEqual([
      before,
    ])
  })
})

describe('several servers on one database', () => {
  it('perform each run once, even while one takes over from another', async () => {
    const databaseUrl = await createDatabase()
    const first = await startTestServer('cron', { DATABASE_URL: databaseUrl })
    const second = await startTestServer('cron', { DATABASE_URL: databaseUrl })
    try {
      // Runs may start late on a busy machine, so the seconds they stand for are recorded, not the time.
      await first.sql('create table public.claimed (jobid bigint not null, due timestamptz not null)')
      await first.sql(
        `create function public.note_claim() returns trigger language plpgsql as
         $$ begin insert into public.claimed values (new.jobid, new.due); return null; end $$`,
      )
      await first.sql(
        `create trigger note_claim after insert or update on _server.cron_claims
         for each row execute function public.note_claim()`,
      )
      const id = await schedule(first, 'once', '1 second', `insert into public.ticks (note) values ('once')`)
      const count = async () =>
        Number((await second.sql<{ n: string }>(`select count(*) as n from public.ticks`))[0]!.n)
      await until(async () => (await count()) >= 3)
      // Simulates the loss of the leader's machine: its connection is cut, and it doesn't get the lock back.
      await second.sql(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where application_name = 'cron leader' and datname = current_database()
           and pid in (select pid from pg_locks where locktype = 'advisory')`,
      )
      await first.close()
      const atHandOver = await count()
      await until(async () => (await count()) >= atHandOver + 3)
      await second.sql('select cron.unschedule($1::bigint)', [id])
      await untilIdle(second, id)
      const claimed = await second.sql<{ due: Date }>(
        'select due from public.claimed where jobid = $1 order by due',
        [id],
      )
      const [from, to] = [claimed[0]!.due.getTime(), claimed.at(-1)!.due.getTime()]
      // Every second once: the new leader catches up on those in between.
      expect(claimed.map(({ due }) => due.getTime())).toEqual(
        Array.from({ length: (to - from) / 1000 + 1 }, (_, n) => from + n * 1000),
      )
      await until(async () => (await count()) >= claimed.length)
      expect(await count()).toBe(claimed.length)
    } finally {
      await second.close()
    }
  })

  it('close the runs of a killed server', async () => {
    const databaseUrl = await createDatabase()
    const first = await startTestServer('cron', { DATABASE_URL: databaseUrl })
    await first.sql(`insert into cron.job_run_details (jobid, job_pid, status) values (1, 0, 'running')`)
    await first.close()
    const second = await startTestServer('cron', { DATABASE_URL: databaseUrl })
    try {
      const run = await until(async () => {
        const rows = await second.sql(
          `select status, return_message from cron.job_run_details where job_pid = 0`,
        )
        return rows[0]?.status === 'failed' && rows[0]
      })
      expect(run).toEqual({ status: 'failed', return_message: 'server restarted' })
    } finally {
      await second.close()
    }
  })
})
