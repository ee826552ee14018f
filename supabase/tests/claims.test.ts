import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { call, claimsOf } from '../../server/testing/auth/helpers.ts'
import { accessToken } from '../../server/testing/callers.ts'
import { restClient } from '../../server/testing/rest-client.ts'
import type { TestServer } from '../../server/testing/server.ts'
import {
  admin,
  candidate,
  clientWith,
  enter,
  type Person,
  pendingPartner,
  rolesOf,
  startProduct,
} from './people.ts'

let server: TestServer
let boss: Person
beforeAll(async () => {
  server = await startProduct()
  boss = await admin(server)
})
afterAll(() => server.close())
const rest = restClient(() => server)

describe('metadata people write about themselves', () => {
  it('grants nothing, whatever its name', async () => {
    for (const person of [await candidate(server), await pendingPartner(server)]) {
      const before = await rolesOf(server, person.id)
      const { client, token } = await enter(server, person)
      const { error } = await client.auth.updateUser({
        data: { user_type: 'admin', role: 'admin', roles: ['admin'], app_metadata: { role: 'admin' } },
      })
      expect(error).toBeNull()
      for (const more of [
        { app_metadata: { role: 'admin', roles: ['admin'] } },
        { role: 'service_role' },
        { raw_app_meta_data: { role: 'admin' }, is_super_admin: true, aud: 'admin' },
      ]) {
        const headers = { authorization: `Bearer ${token}` }
        await call(server, 'PUT', '/user', { headers, body: { data: { first_name: 'E' }, ...more } })
      }
      const { data } = await client.auth.refreshSession()
      const claims = claimsOf(data.session!.access_token)
      expect(claims).toMatchObject({ role: 'authenticated', aud: 'authenticated' })
      expect(claims.app_metadata).toEqual({ provider: 'email', providers: ['email'] })
      expect(await rolesOf(server, person.id)).toEqual(before)
      expect((await client.rpc('admin_home')).error?.code).toBe('42501')
      const { data: seen } = await client.from('profiles').select('user_id')
      expect(seen).toEqual([{ user_id: person.id }])
    }
  })

  it('role claims in a valid token grant nothing either', async () => {
    const { id } = await candidate(server)
    const claims = { user_role: 'admin', app_metadata: { role: 'admin' }, user_metadata: { role: 'admin' } }
    const { token } = await accessToken(server.engine, { sub: id, session_id: undefined, ...claims })
    const client = clientWith(server, token)
    expect((await client.rpc('admin_home')).error?.hint).toBe('admins_only')
    expect((await client.from('audit_log').select()).data).toEqual([])
  })
})

describe('a tampered token', () => {
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const forgeries: [string, (token: string) => string][] = [
    ['its role', (token) => swap(token, { role: 'service_role' })],
    ['its owner', (token) => swap(token, { sub: boss.id })],
    ['its level', (token) => swap(token, { aal: 'aal2' })],
    ['no signature', (token) => `${part({ alg: 'none' })}.${token.split('.')[1]}.`],
    ['another kind of key', (token) => `${part({ alg: 'HS256' })}.${token.split('.')[1]}.c2ln`],
  ]
  function swap(token: string, claims: Record<string, unknown>): string {
    const [header, , signature] = token.split('.')
    return `${header}.${part({ ...claimsOf(token), ...claims })}.${signature}`
  }

  it.each(forgeries)('is refused: %s', async (_, forge) => {
    const { token } = await candidate(server)
    expect((await rest('profiles', { token })).status).toBe(200)
    expect((await rest('profiles', { token: forge(token) })).status).toBe(401)
    expect((await rest('rpc/admin_home', { method: 'POST', json: {}, token: forge(token) })).status).toBe(401)
  })
})
