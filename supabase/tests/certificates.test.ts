import type { SupabaseClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestServer } from '../../server/testing/server.ts'
import type { Credential } from '../functions/_shared/credential.ts'
import { verify } from '../functions/_shared/verify.ts'
import { startDemo } from './people.ts'

let server: TestServer
beforeAll(async () => {
  server = await startDemo()
})
afterAll(() => server.close())

async function demo(who: string): Promise<SupabaseClient> {
  const client = server.client()
  const { error } = await client.auth.signInWithPassword({
    email: `${who}@essor.test`,
    password: 'Essor-demo-1!',
  })
  expect(error).toBeNull()
  return client
}

const fetchFunction = (address: string, headers: Record<string, string> = {}) =>
  fetch(`${server.url}/functions/v1/certificate${address}`, { headers })

/** The demo candidate's newest certificate. */
async function ownCode(client: SupabaseClient): Promise<string> {
  const { data } = await client.from('certificates').select('code').order('issued_at', { ascending: false })
  expect(data!.length).toBeGreaterThan(0)
  return data![0]!.code
}

describe('a certificate', () => {
  it('is visible to anyone, without an account, and valid', async () => {
    const code = await ownCode(await demo('candidate'))
    const { data: page } = await server.client().rpc('certificate_page', { wanted_code: code.toLowerCase() })
    expect(page).toMatchObject({
      code,
      isPublic: true,
      revokedAt: null,
      facts: { attempts: expect.any(Number) },
    })
    const issuer = await (await fetchFunction('/issuer')).json()
    const credential: Credential = await (await fetchFunction(`?code=${code}`)).json()
    const key = issuer.verificationMethod[0].publicKeyMultibase
    expect(await verify(credential, [key])).toBeUndefined()
    expect(await verify({ ...credential, name: 'Something better' }, [key])).toBe('bad_signature')
    expect(JSON.stringify(issuer)).not.toContain('"d"')
  })

  it('C1 stays valid when the signing key is replaced, until that key is revoked', async () => {
    const code = await ownCode(await demo('candidate'))
    const keysOf = async (): Promise<string[]> => {
      const issuer = await (await fetchFunction('/issuer')).json()
      return issuer.verificationMethod.map(
        (method: { publicKeyMultibase: string }) => method.publicKeyMultibase,
      )
    }
    const signed = async (): Promise<Credential> => (await fetchFunction(`?code=${code}`)).json()
    const before = await signed()
    const service = server.client(server.engine.secretKey)
    expect((await service.rpc('credential_key', {}, { get: true })).error?.code).toBe('42501')
    expect((await service.rpc('rotate_credential_key')).data).toBe(1)
    const after = await signed()
    expect(after.proof!.verificationMethod).not.toBe(before.proof!.verificationMethod)
    for (const credential of [before, after]) expect(await verify(credential, await keysOf())).toBeUndefined()
    // The replaced key can no longer sign.
    const kept = await server.sql('select from private.credential_keys where private_key is not null')
    expect(kept).toHaveLength(1)
    await service.rpc('rotate_credential_key', { revoke: true })
    for (const credential of [before, after])
      expect(await verify(credential, await keysOf())).toBe('other_issuer')
    expect(await verify(await signed(), await keysOf())).toBeUndefined()
    expect(await keysOf()).toHaveLength(1)
  })

  it('that is private says only that it exists; its holder still gets the file', async () => {
    const holder = await demo('candidate')
    const code = await ownCode(holder)
    await holder.from('certificates').update({ is_public: false }).eq('code', code)
    const { data: page } = await server.client().rpc('certificate_page', { wanted_code: code })
    expect(page).toMatchObject({ code, isPublic: false, facts: null })
    expect((await fetchFunction(`?code=${code}`)).status).toBe(403)
    const { data } = await holder.auth.getSession()
    const own = await fetchFunction(`?code=${code}`, {
      authorization: `Bearer ${data.session!.access_token}`,
    })
    expect(own.status).toBe(200)
    await holder.from('certificates').update({ is_public: true }).eq('code', code)
  })

  it('can’t be changed, issued or revoked without permission', async () => {
    const holder = await demo('candidate')
    const code = await ownCode(holder)
    const other = await demo('maker')
    expect((await other.from('certificates').select()).data).toEqual([])
    expect(
      (await other.from('certificates').update({ is_public: false }).eq('code', code).select()).data,
    ).toEqual([])
    const changes = { facts: {} } as never
    expect((await holder.from('certificates').update(changes).eq('code', code)).error?.code).toBe('42501')
    const row = { code: 'X', enrollment_id: crypto.randomUUID(), user_id: crypto.randomUUID() } as never
    expect((await holder.from('certificates').insert(row)).error?.code).toBe('42501')
    const revoke = await holder.rpc('revoke_certificate', { wanted_code: code, reason: 'mine' })
    expect(revoke.error?.hint).toBe('certificate_not_found')
    for (const name of ['credential_key', 'certificate_facts'] as const) {
      const args = name === 'certificate_facts' ? { wanted_code: code } : {}
      expect((await holder.rpc(name, args)).error, name).not.toBeNull()
      expect((await server.client().rpc(name, args)).error, name).not.toBeNull()
    }
    await expect(
      server.sql(`update public.certificates set facts = '{}' where code = $1`, [code]),
    ).rejects.toThrow()
  })

  it('that is revoked says so, with the date and the reason, and stays signed', async () => {
    const admin = await demo('admin')
    const holder = await demo('candidate')
    const code = await ownCode(holder)
    const empty = await admin.rpc('revoke_certificate', { wanted_code: code, reason: ' ' })
    expect(empty.error?.hint).toBe('reason_required')
    const done = await admin.rpc('revoke_certificate', {
      wanted_code: code,
      reason: 'The work was not the candidate’s own.',
    })
    expect(done.error).toBeNull()
    const status = await (await fetchFunction(`/issuer?status=${code}`)).json()
    expect(status).toMatchObject({
      code,
      revokedAt: expect.any(String),
      revocationReason: expect.stringContaining('own'),
    })
    const told = await holder.from('notifications').select().eq('kind', 'certificate_revoked')
    expect(told.data).toHaveLength(1)
  })

  it('that does not exist is not found', async () => {
    expect((await server.client().rpc('certificate_page', { wanted_code: 'NOSUCHCODE00' })).data).toBeNull()
    expect((await fetchFunction('?code=NOSUCHCODE00')).status).toBe(404)
  })
})
