import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeUser, signedIn } from '../testing/auth/helpers.ts'
import { startTestServer, type TestServer } from '../testing/server.ts'
import { openAuth } from './auth.ts'
import { cleanUp } from './cleanup.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer('auth')
})
afterAll(() => server.close())

it('removes only rows that can no longer be used', async () => {
  const [old, fresh] = [await makeUser(server), await makeUser(server)]
  await signedIn(server, old)
  const { client } = await signedIn(server, fresh)
  await client.auth.refreshSession()
  await server.sql(`update auth.sessions set created_at = now() - interval '300 hours' where user_id = $1`, [
    old.id,
  ])
  await server.sql(
    `insert into auth.flow_state (id, provider_type, authentication_method, created_at)
     values (gen_random_uuid(), 'email', 'otp', now() - interval '2 days'),
            (gen_random_uuid(), 'email', 'otp', now())`,
  )
  await server.sql(
    `insert into auth.refresh_tokens (token, user_id, revoked, updated_at, session_id)
     select 'ancient', user_id, true, now() - interval '2 days', id from auth.sessions where user_id = $1`,
    [fresh.id],
  )
  await cleanUp(await openAuth(server.engine))
  const left = await server.sql('select user_id from auth.sessions')
  expect(left).toEqual([{ user_id: fresh.id }])
  expect(await server.sql('select from auth.flow_state')).toHaveLength(1)
  const tokens = await server.sql('select revoked from auth.refresh_tokens order by id')
  expect(tokens).toEqual([{ revoked: true }, { revoked: false }])
  expect((await client.auth.refreshSession()).error).toBeNull()
})
