import type { SupabaseClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { claimsOf } from '../../server/testing/auth/helpers.ts'
import { accessToken } from '../../server/testing/callers.ts'
import { codeOf, protect, quietMoment } from '../../server/testing/mfa/authenticator.ts'
import { TestClient } from '../../server/testing/realtime/clients.ts'
import type { TestServer } from '../../server/testing/server.ts'
import { attempt, claimsOf as claimsWithout } from './full-matrix/callers.ts'
import { callFunction, listFunctions } from './full-matrix/functions.ts'
import { admin, clientWith, enter, type Person, pendingPartner, startProduct } from './people.ts'

let server: TestServer
let boss: Person
/** The same administrator with only the password, and with both factors. */
let half: SupabaseClient
let whole: SupabaseClient
let sessionId: string
beforeAll(async () => {
  server = await startProduct()
  boss = await admin(server)
  const { organizationId } = await pendingPartner(server)
  await server.sql('insert into public.organization_members (organization_id, user_id) values ($1, $2)', [
    organizationId,
    boss.id,
  ])
  await server.sql(`select private.notify($1, 'welcome')`, [boss.id])
  await boss.client.rpc('save_settings', {
    section: 'identity',
    changes: { product_name: 'Envol' },
    seen: { product_name: 'Essor' },
  })
  const file = new Blob(['%PDF-1.7'], { type: 'application/pdf' })
  const uploaded = await boss.client.storage.from('resumes').upload(`${boss.id}/cv.pdf`, file)
  if (uploaded.error) throw uploaded.error

  await quietMoment()
  whole = (await enter(server, boss)).client
  const app = await protect(whole)
  const entered = await enter(server, boss)
  half = entered.client
  sessionId = claimsOf(entered.token).session_id as string
  expect(claimsOf(entered.token).aal).toBe('aal1')
  const level = await whole.auth.mfa.getAuthenticatorAssuranceLevel()
  expect(level.data?.currentLevel).toBe('aal2')
  const again = await half.auth.mfa.listFactors()
  expect(again.data?.totp.map(({ id }) => id)).toEqual([app.id])
  secret = app.secret
})
afterAll(() => server.close())
let secret: string

/** Created for this moment, or part of a row that isn't shown before. */
const beforeTheSecondFactor = [
  'administration_areas',
  'needs_second_factor',
  'network_waiting',
  'texts_due',
  'use_recovery_code',
]

const tables = async () =>
  (
    await server.sql<{ relname: string }>(
      `select relname from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')`,
    )
  ).map((row) => row.relname)

describe('without the second factor of a person who has one', () => {
  it('no table shows a row', async () => {
    const { token } = await accessToken(server.engine, { sub: boss.id, aal: 'aal1', session_id: undefined })
    for (const table of await tables()) {
      for (const client of [half, clientWith(server, token)]) {
        const { data, error } = await client.from(table).select()
        expect(data ?? [], table).toEqual([])
        // Some tables can be read only by functions.
        expect(error?.code ?? '42501', table).toBe('42501')
      }
    }
  })

  it('nothing can be changed or removed', async () => {
    const { data: profile } = await half
      .from('profiles')
      .update({ bio: 'Eve' })
      .eq('user_id', boss.id)
      .select()
    expect(profile).toEqual([])
    expect((await half.from('notifications').delete().eq('user_id', boss.id).select()).data).toEqual([])
    expect((await whole.from('notifications').select()).data).not.toEqual([])
  })

  it('no function answers', async () => {
    const client = await server.engine.db.admin.connect()
    const refused: string[] = []
    const answered: string[] = []
    for (const callable of (await listFunctions(client)).filter(({ isForSignedIn }) => isForSignedIn)) {
      const answer = await attempt(client, claimsWithout(boss.id), () => callFunction(client, callable))
      if ('hint' in answer && answer.hint === 'not_signed_in') refused.push(callable.name)
      else answered.push(callable.name)
    }
    client.release()
    expect(refused.length).toBeGreaterThan(250)
    expect(answered).toEqual(beforeTheSecondFactor)
  })

  it('no session can be ended, including the current one', async () => {
    const { error } = await half.rpc('end_session', { session_id: sessionId })
    expect(error).toMatchObject({ code: '42501', hint: 'not_signed_in' })
    expect((await half.auth.getUser()).error).toBeNull()
  })

  it('no file can be seen, added, replaced or deleted', async () => {
    const files = half.storage.from('resumes')
    const file = new Blob(['%PDF-1.7'], { type: 'application/pdf' })
    const at = `${boss.id}/cv.pdf`
    expect((await files.list(boss.id)).data).toEqual([])
    expect((await files.download(at)).error).not.toBeNull()
    expect((await files.createSignedUrl(at, 60)).error).not.toBeNull()
    expect((await files.upload(`${boss.id}/other.pdf`, file)).error).not.toBeNull()
    expect((await files.upload(at, file, { upsert: true })).error).not.toBeNull()
    expect((await files.remove([at])).data).toEqual([])
    expect((await whole.storage.from('resumes').download(at)).error).toBeNull()
  })

  it('no channel can be joined', async () => {
    const { data } = await half.auth.getSession()
    const listener = new TestClient(server, { token: data.session!.access_token })
    await expect(listener.join(`user:${boss.id}`, { private: true })).rejects.toThrow('Unauthorized')
    await listener.close()
  })
})

describe('with it', () => {
  it('every table an administrator can read shows its rows, and every call is answered', async () => {
    const { error } = await half.auth.mfa.challengeAndVerify({
      factorId: (await half.auth.mfa.listFactors()).data!.totp[0]!.id,
      code: codeOf(secret),
    })
    expect(error).toBeNull()
    for (const client of [half, whole]) {
      for (const table of ['profiles', 'user_roles', 'organizations', 'organization_members']) {
        expect((await client.from(table).select()).data, table).not.toEqual([])
      }
      for (const table of ['notifications', 'audit_log', 'platform_settings']) {
        expect((await client.from(table).select()).data, table).not.toEqual([])
      }
      for (const name of ['admin_home', 'admin_users', 'my_sessions', 'my_data']) {
        expect((await client.rpc(name)).error, name).toBeNull()
      }
    }
    const listener = new TestClient(server, {
      token: (await half.auth.getSession()).data.session!.access_token,
    })
    await listener.join(`user:${boss.id}`, { private: true })
    await listener.close()
  })
})

it('an unverified factor protects nothing and blocks no one', async () => {
  const person = await pendingPartner(server)
  const { client } = await enter(server, person)
  expect((await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'phone' })).error).toBeNull()
  expect((await client.from('profiles').select()).data).toHaveLength(1)
})
