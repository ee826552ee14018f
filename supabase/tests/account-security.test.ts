import type { SupabaseClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { protect, quietMoment } from '../../server/testing/mfa/authenticator.ts'
import type { TestServer } from '../../server/testing/server.ts'
import { admin, candidate, enter, newEmail, type Person, startProduct } from './people.ts'

let server: TestServer
beforeAll(async () => {
  server = await startProduct()
})
afterAll(() => server.close())

const told = async (person: Person) =>
  (
    await server.sql<{ kind: string }>(
      `select kind from public.notifications where user_id = $1 and kind like 'account%' order by created_at`,
      [person.id],
    )
  ).map(({ kind }) => kind)

/** A person with a second factor: the session that used it, and one with only the password. */
async function protectedPerson(): Promise<{ person: Person; whole: SupabaseClient; half: SupabaseClient }> {
  const person = await candidate(server)
  const { client: whole } = await enter(server, person)
  await quietMoment()
  await protect(whole)
  const { client: half } = await enter(server, person)
  return { person, whole, half }
}

describe('recovery codes', () => {
  it('let in a person who lost their phone, once, and remove the second factor and other sessions', async () => {
    const { person, whole, half } = await protectedPerson()
    const { data: codes } = await whole.rpc('make_recovery_codes')
    expect(new Set(codes).size).toBe(10)
    expect(codes).toEqual(Array(10).fill(expect.stringMatching(/^[a-z2-7]{5}-[a-z2-7]{5}$/)))
    expect((await whole.rpc('recovery_codes_left')).data).toBe(10)
    const kept = await server.sql('select code_hash from private.recovery_codes where user_id = $1', [
      person.id,
    ])
    expect(JSON.stringify(kept)).not.toContain(codes[0])

    expect((await half.from('profiles').select()).data).toEqual([])
    expect((await half.rpc('use_recovery_code', { code: 'aaaaa-aaaaa' })).data).toBe(false)
    expect((await half.rpc('use_recovery_code', { code: ` ${codes[3].toUpperCase()}` })).data).toBe(true)
    expect((await half.from('profiles').select('user_id')).data).toEqual([{ user_id: person.id }])
    expect((await whole.auth.refreshSession()).error).not.toBeNull()
    expect((await half.rpc('use_recovery_code', { code: codes[3] })).data).toBe(false)
    expect(await told(person)).toEqual(['account_second_factor_removed'])
  })

  it('are limited: after five wrong ones, even the right one is refused', async () => {
    const { whole, half } = await protectedPerson()
    const { data: codes } = await whole.rpc('make_recovery_codes')
    for (let i = 0; i < 5; i++) {
      expect((await half.rpc('use_recovery_code', { code: `wrong-${i}` })).data).toBe(false)
    }
    expect((await half.rpc('use_recovery_code', { code: codes[0] })).error?.hint).toBe('too_many_codes')
  })

  it('are created only with the second factor, and deleted with it', async () => {
    const { whole, half, person } = await protectedPerson()
    expect((await half.rpc('make_recovery_codes')).error?.code).toBe('42501')
    expect((await half.rpc('recovery_codes_left')).error?.code).toBe('42501')
    const { client } = await enter(server, await candidate(server))
    expect((await client.rpc('make_recovery_codes')).error?.hint).toBe('no_second_factor')
    expect((await server.client().rpc('use_recovery_code', { code: 'x' })).error?.code).toBe('42501')
    await whole.rpc('make_recovery_codes')
    const { data: factors } = await whole.auth.mfa.listFactors()
    await whole.auth.mfa.unenroll({ factorId: factors!.totp[0]!.id })
    expect(await server.sql('select from private.recovery_codes where user_id = $1', [person.id])).toEqual([])
  })
})

describe('administrators', () => {
  it('can open nothing with only the password unless the operator switched the second factor off', async () => {
    const boss = await admin(server, { claims: { aal: 'aal1' } })
    const whole = await admin(server)
    const needed = (value: boolean) =>
      server.sql(`update public.platform_settings set value = $1 where key = 'admins_need_second_factor'`, [
        String(value),
      ])
    const roles = (client: SupabaseClient, id: string) =>
      client.from('user_roles').select('role, needs_second_factor').eq('user_id', id)
    expect((await boss.client.rpc('admin_home')).error?.hint).toBe('admins_only')
    expect((await boss.client.from('audit_log').select()).data).toEqual([])
    expect((await roles(boss.client, boss.id)).data).toEqual([{ role: 'admin', needs_second_factor: true }])
    expect((await whole.client.rpc('admin_home')).error).toBeNull()
    expect((await roles(whole.client, whole.id)).data).toEqual([
      { role: 'admin', needs_second_factor: false },
    ])
    await needed(false)
    try {
      expect((await boss.client.rpc('admin_home')).error).toBeNull()
    } finally {
      await needed(true)
    }
  })
})

describe('people are notified', () => {
  it('of a sign-in from an unknown device, but not of the first, and not twice', async () => {
    const person = await candidate(server)
    await server.sql(`update auth.users set created_at = now() - interval '2 days' where id = $1`, [
      person.id,
    ])
    const from = (userAgent: string) =>
      fetch(`${server.url}/auth/v1/token?grant_type=password`, {
        method: 'POST',
        headers: {
          apikey: server.engine.publishableKey,
          'content-type': 'application/json',
          'user-agent': userAgent,
        },
        body: JSON.stringify({ email: person.email, password: person.password }),
      })
    await from('Firefox/140.0 on Linux')
    await from('Firefox/141.0 on Linux')
    expect(await told(person)).toEqual([])
    expect((await from('Chrome/150 on Windows')).status).toBe(200)
    await from('Chrome/151 on Windows')
    expect(await told(person)).toEqual(['account_new_device'])
  })

  it('of a new password', async () => {
    const person = await candidate(server)
    const { client } = await enter(server, person)
    expect(
      (await client.auth.updateUser({ password: 'Another-Word-2?', current_password: person.password }))
        .error,
    ).toBeNull()
    expect(await told(person)).toEqual(['account_password_changed'])
  })
})

it('a leaked password is refused, at sign-up and later', async () => {
  const { error } = await server.client().auth.signUp({ email: newEmail(), password: 'Sunshine2024!' })
  expect(error).toMatchObject({ code: 'weak_password', reasons: ['pwned'] })
  const { client } = await enter(server, await candidate(server))
  const changed = await client.auth.updateUser({ password: 'P@ssw0rd1!' })
  expect(changed.error).toMatchObject({ code: 'weak_password', reasons: ['pwned'] })
})
