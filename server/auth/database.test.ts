import { afterAll, beforeAll, expect, it } from 'vitest'
import { call, makeUser, somebody } from '../testing/auth/helpers.ts'
import { startTestServer, type TestServer } from '../testing/server.ts'
import { inTransaction } from './database.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer('auth/instant')
})
afterAll(() => server.close())

it('reconnects after losing its connections', async () => {
  const who = await makeUser(server)
  const lost = inTransaction(server.engine.db.auth, async (tx) => {
    const { rows } = await tx.query('select pg_backend_pid() as pid')
    await server.sql('select pg_terminate_backend($1)', [rows[0].pid])
    await tx.query('select 1')
  })
  await expect(lost).rejects.toThrow()
  await server.sql(`select pg_terminate_backend(pid) from pg_stat_activity
    where usename like 'service_as_%' and datname = current_database()`)
  await expect
    .poll(() =>
      call(server, 'POST', '/token?grant_type=password', { body: who }).then(({ status }) => status),
    )
    .toBe(200)
})

it('rolls back everything when a part fails', async () => {
  const { email } = somebody()
  const failed = inTransaction(server.engine.db.auth, async (tx) => {
    await tx.query(`insert into auth.users (id, email) values (gen_random_uuid(), $1)`, [email])
    throw new Error('no')
  })
  await expect(failed).rejects.toThrow('no')
  expect(await server.sql('select from auth.users where email = $1', [email])).toHaveLength(0)
})
