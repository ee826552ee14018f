import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../testing/server.ts'

let server: TestServer
let owner: Client
beforeAll(async () => {
  server = await startTestServer('cron')
  owner = new Client({ connectionString: server.databaseUrl })
  await owner.connect()
})
afterAll(async () => {
  await owner.end()
  await server.close()
})

/** Runs as the role postgres, like a migration. */
async function asRole(role: string, sql: string, values: unknown[] = []) {
  await owner.query('begin')
  try {
    await owner.query(`set local role ${role}`)
    const { rows } = await owner.query(sql, values)
    await owner.query('commit')
    return rows
  } catch (error) {
    await owner.query('rollback')
    throw error
  }
}
const asPostgres = (sql: string, values?: unknown[]) => asRole('postgres', sql, values)
const oneValue = async (sql: string, values?: unknown[]) =>
  Object.values((await asPostgres(sql, values))[0]!)[0]

describe('schedule', () => {
  it('works in a migration that creates the extension', async () => {
    const [job] = await asPostgres(`select * from cron.job where jobname = 'nightly'`)
    expect(job).toMatchObject({
      schedule: '0 3 * * *',
      command: 'vacuum public.ticks',
      nodename: 'localhost',
      username: 'postgres',
      active: true,
    })
  })

  it('keeps the ID of a named job that is scheduled again', async () => {
    const first = await oneValue(`select cron.schedule('twice', '0 1 * * *', 'select 1')`)
    const second = await oneValue(`select cron.schedule('twice', '0 2 * * *', 'select 2')`)
    expect(second).toBe(first)
    expect(await asPostgres('select schedule, command from cron.job where jobid = $1', [first])).toEqual([
      { schedule: '0 2 * * *', command: 'select 2' },
    ])
  })

  it('creates a new job each time when there is no name', async () => {
    const first = await oneValue(`select cron.schedule('0 1 * * *', 'select 1')`)
    expect(await oneValue(`select cron.schedule('0 1 * * *', 'select 1')`)).not.toBe(first)
  })

  it.each([
    ...['* * * *', '60 * * * *', '* 24 * * *', '* * 0 * *', '* * * 13 *', '* * * * 8', '*/0 * * * *'],
    ...[
      '5 secondc',
      '50 seconds c',
      '-1 seconds',
      '0 seconds',
      '60 seconds',
      '@restar',
      '',
      'a'.repeat(1000),
    ],
    ...["1 1 1 1 1'; drop table cron.job; --", '* * * * * *'],
  ])('refuses "%s"', async (schedule) => {
    const message = `invalid schedule: ${schedule}`
    await expect(asPostgres('select cron.schedule($1, $2)', [schedule, 'select 1'])).rejects.toMatchObject({
      code: '22023',
      message,
      hint: `Use cron format (e.g. 5 4 * * *), or interval format '[1-59] seconds'`,
    })
  })

  it.each([
    '1 second',
    ' 30 sEcOnDs ',
    '17  seconds ',
    '@restart',
    '0 0 $ * *',
    '0 0 1-15/2,20 jan-mar,6 MON,3-5',
  ])('accepts "%s"', async (schedule) => {
    const id = await oneValue('select cron.schedule($1, $2)', [schedule, 'select 1'])
    expect(await oneValue('select cron.unschedule($1::bigint)', [id])).toBe(true)
  })

  it('refuses a job without a name in another database', async () => {
    await expect(asPostgres(`select cron.schedule(null::text, '* * * * *', 'x')`)).rejects.toThrow(
      'job_name can not be NULL',
    )
    await expect(
      asPostgres(`select cron.schedule_in_database('x', '* * * * *', 'x', 'nowhere')`),
    ).rejects.toThrow('database "nowhere" does not exist')
  })
})

describe('alter_job and unschedule', () => {
  it('changes only the given attributes', async () => {
    const id = await oneValue(`select cron.schedule('alter', '0 1 * * *', 'select 1')`)
    await asPostgres(`select cron.alter_job($1, schedule := '0 4 * * *', active := false)`, [id])
    expect(await asPostgres('select schedule, command, active from cron.job where jobid = $1', [id])).toEqual(
      [{ schedule: '0 4 * * *', command: 'select 1', active: false }],
    )
    await expect(asPostgres('select cron.alter_job($1)', [id])).rejects.toThrow('no updates specified')
    await expect(asPostgres(`select cron.alter_job($1, schedule := 'never')`, [id])).rejects.toThrow(
      'invalid schedule: never',
    )
    await expect(asPostgres('select cron.alter_job(999999, active := true)')).rejects.toThrow(
      "Job 999999 does not exist or you don't own it",
    )
  })

  it('removes a job by name or ID, only once', async () => {
    await asPostgres(`select cron.schedule('gone', '0 1 * * *', 'select 1')`)
    expect(await oneValue(`select cron.unschedule('gone')`)).toBe(true)
    await expect(asPostgres(`select cron.unschedule('gone')`)).rejects.toThrow(
      "could not find valid entry for job 'gone'",
    )
    await expect(asPostgres('select cron.unschedule(999999)')).rejects.toThrow(
      'could not find valid entry for job 999999',
    )
  })
})

describe('owners', () => {
  it('lets no one create a job for another role', async () => {
    const refused = 'must be superuser'
    for (const sql of [
      `select cron.schedule_in_database('x', '* * * * *', 'x', current_database(), 'supabase_admin')`,
      `insert into cron.job (schedule, command, username) values ('* * * * *', 'x', 'supabase_admin')`,
      `update cron.job set username = 'supabase_admin'`,
      `select cron.alter_job((select jobid from cron.job limit 1), username := 'supabase_admin')`,
    ]) {
      await expect(asPostgres(sql), sql).rejects.toThrow(refused)
    }
  })

  it("lets no one change or remove another role's job", async () => {
    const [{ id }] = (
      await owner.query(`select cron.schedule('of the owner', '0 1 * * *', 'select 1') as id`)
    ).rows
    await expect(asPostgres('select cron.unschedule($1::bigint)', [id])).rejects.toThrow('permission denied')
    await expect(asPostgres(`select cron.unschedule('of the owner')`)).rejects.toThrow('could not find')
    await expect(asPostgres('select cron.alter_job($1, active := false)', [id])).rejects.toThrow(
      "don't own it",
    )
    await expect(asPostgres('update cron.job set command = $2 where jobid = $1', [id, 'x'])).rejects.toThrow()
  })

  it.each(['anon', 'authenticated', 'service_role', 'authenticator'])('refuses %s', async (role) => {
    for (const sql of [
      `select cron.schedule('x', '* * * * *', 'select 1')`,
      'select * from cron.job',
      'select * from cron.job_run_details',
    ]) {
      await expect(asRole(role, sql), sql).rejects.toThrow('permission denied for schema cron')
    }
  })
})
