import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestServer } from '../../server/testing/server.ts'
import { createToken, signedIn, type Token, tokenOf } from './access-tokens.ts'
import { colleague } from './missions.ts'
import { admin, candidate, everyRole, type Partner, type Person, partner, startProduct } from './people.ts'
import { good, hintOf } from './review-work.ts'

let server: TestServer
let boss: Person
let company: Partner
let person: Person
beforeAll(async () => {
  server = await startProduct()
  boss = await admin(server)
  company = await signedIn(server, await partner(server, 'company', { approver: boss }))
  person = await signedIn(server, await candidate(server))
})
afterAll(() => server.close())

interface Resolved {
  subject?: { token_id: string; user_id: string; organization_id: string | null; kind: string }
  refusal?: string
  retry_after?: number
}
const resolve = async ({ token }: Pick<Token, 'token'>, scope?: string): Promise<Resolved> =>
  good<Resolved>(await server.client(server.engine.secretKey).rpc('resolve_access_token', { token, scope }))
const coOwner = async (): Promise<Person> => {
  const person = await candidate(server)
  await server.sql(
    `insert into public.organization_members (organization_id, user_id, member_role) values ($1, $2, 'owner')`,
    [company.organizationId, person.id],
  )
  return person
}
const ofCompany = (scopes = ['openings:read']) => tokenOf(company, scopes, company.organizationId)

describe('creating a token', () => {
  it('is shown once and kept as a hash', async () => {
    const { id, token } = await ofCompany()
    expect(token).toMatch(/^essor_org_[0-9a-f]{48}$/)
    const [row] = await server.sql<{ kept: string; hash: boolean }>(
      `select to_jsonb(t)::text as kept, token_hash = sha256($2::bytea) as hash
       from private.access_tokens as t where id = $1`,
      [id, token],
    )
    expect(row!.kept).not.toContain(token.slice(10))
    expect(row!.hash).toBe(true)
    const listed = JSON.stringify(
      good(await company.client.rpc('access_tokens', { organization_id: company.organizationId })),
    )
    expect(listed).toContain(id)
    expect(listed).not.toContain(token.slice(10))
    expect((await tokenOf(person, ['missions:read'])).token).toMatch(/^essor_pat_/)
  })

  it('requires a recent sign-in', async () => {
    const earlier = await candidate(server)
    expect(hintOf(await createToken(earlier, ['missions:read']))).toBe('sign_in_again')
  })

  it('refuses scopes, lifetimes and names that no token can have', async () => {
    const of = company.organizationId
    for (const scopes of [[], ['admin'], ['openings:read', 'nonsense'], ['roster:write'], [null as never]])
      expect(hintOf(await createToken(company, scopes, of)), String(scopes)).toBe('token_scopes')
    expect(hintOf(await createToken(person, ['scim']))).toBe('token_scopes')
    for (const days of [0, 367, -1])
      expect(hintOf(await createToken(company, ['openings:read'], of, days)), String(days)).toBe('token_days')
    const nameless = { name: ' ', scopes: ['openings:read'], days: 30, organization_id: of }
    expect(hintOf(await company.client.rpc('create_access_token', nameless))).toBe('token_name')
  })

  it('is for owners of the organization alone', async () => {
    const of = company.organizationId
    const recruiter = await signedIn(server, await colleague(server, company, 'recruiter'))
    for (const [role, caller] of Object.entries({ ...(await everyRole(server)), person, recruiter })) {
      expect(hintOf(await createToken(caller, ['openings:read'], of)), role).toMatch(/owners_only|42501/)
      const list = await caller.client.rpc('access_tokens', { organization_id: of })
      expect(hintOf(list), role).toMatch(/owners_only|42501/)
    }
  })

  it('stops at 20, also when they are created at the same moment', async () => {
    const someone = await signedIn(server, await candidate(server))
    const made = await Promise.all(Array.from({ length: 25 }, () => createToken(someone, ['missions:read'])))
    expect(made.filter(({ error }) => !error)).toHaveLength(20)
    expect(made.filter(({ error }) => error?.hint === 'too_many_tokens')).toHaveLength(5)
  })

  it('is in the audit log, as is revoking it, without the token', async () => {
    const made = await ofCompany()
    good(await company.client.rpc('revoke_access_token', { token_id: made.id }))
    const entries = await server.sql<{ action: string; entry: string }>(
      `select action, to_jsonb(entry)::text as entry from public.audit_log as entry
       where details ->> 'token' = $1 order by id`,
      [made.id],
    )
    expect(entries.map(({ action }) => action)).toEqual(['token.created', 'token.revoked'])
    for (const { entry } of entries) expect(entry).not.toContain(made.token.slice(10))
  })
})

describe('a token', () => {
  it('says whose it is, to the service alone', async () => {
    const made = await ofCompany()
    expect((await resolve(made, 'openings:read')).subject).toMatchObject({
      token_id: made.id,
      user_id: company.id,
      organization_id: company.organizationId,
      kind: 'company',
    })
    for (const { client } of [company, person, boss, { client: server.client() }])
      expect((await client.rpc('resolve_access_token', { token: made.token })).error?.code).toBe('42501')
    expect(await resolve(made, 'applications:read')).toEqual({ refusal: 'scope_missing' })
    expect(await resolve({ token: `${made.token}0` })).toEqual({ refusal: 'token_invalid' })
    expect(await resolve({ token: '' })).toEqual({ refusal: 'token_invalid' })
  })

  it('notes its use at most once a minute', async () => {
    const made = await ofCompany()
    const used = async () =>
      (
        await server.sql<{ at: string }>(
          'select last_used_at::text as at from private.access_tokens where id = $1',
          [made.id],
        )
      )[0]!.at
    expect(await used()).toBeNull()
    await resolve(made)
    const first = await used()
    await resolve(made)
    expect(await used()).toBe(first)
    await server.sql(
      `update private.access_tokens set last_used_at = now() - interval '2 minutes' where id = $1`,
      [made.id],
    )
    await resolve(made)
    expect(Date.parse(await used())).toBeGreaterThan(Date.parse(first) - 1000)
  })

  it('has 300 calls a minute', async () => {
    const made = await ofCompany()
    await resolve(made)
    await server.sql('update private.access_token_calls set calls = 300 where token_id = $1', [made.id])
    const late = await resolve(made)
    // Unless the minute ended between the two.
    if (!late.subject) {
      expect(late.refusal).toBe('too_many_calls')
      expect(late.retry_after).toBeGreaterThan(0)
      expect(late.retry_after).toBeLessThanOrEqual(60)
    }
    await server.sql(
      `update private.access_token_calls set minute = minute - interval '1 minute' where token_id = $1`,
      [made.id],
    )
    expect((await resolve(made)).subject).toBeDefined()
  })

  it('can be revoked by who made it and by owners, and by no one else', async () => {
    const made = await ofCompany()
    const other = await signedIn(server, await partner(server, 'company', { approver: boss }))
    const recruiter = await colleague(server, company, 'recruiter')
    for (const { client } of [other, recruiter, person, boss])
      expect(hintOf(await client.rpc('revoke_access_token', { token_id: made.id }))).toBe('token_not_found')
    expect((await resolve(made)).subject).toBeDefined()
    const owner = await coOwner()
    good(await owner.client.rpc('revoke_access_token', { token_id: made.id }))
    expect(await resolve(made)).toEqual({ refusal: 'token_invalid' })
  })

  it('expires', async () => {
    const made = await ofCompany()
    await server.sql('update private.access_tokens set expires_at = now() where id = $1', [made.id])
    expect(await resolve(made)).toEqual({ refusal: 'token_expired' })
  })

  it('ends with the role of the owner who made it, for good', async () => {
    for (const end of [
      `update public.organization_members set member_role = 'recruiter' where user_id = $1`,
      'delete from public.organization_members where user_id = $1',
    ]) {
      const owner = await signedIn(server, await coOwner())
      const made = await tokenOf(owner, ['openings:read'], company.organizationId)
      const own = await tokenOf(owner, ['missions:read'])
      await server.sql(end, [owner.id])
      expect(await resolve(made), end).toEqual({ refusal: 'token_invalid' })
      expect((await resolve(own)).subject, end).toBeDefined()
      await server.sql('delete from public.organization_members where user_id = $1', [owner.id])
      await server.sql(
        `insert into public.organization_members (organization_id, user_id, member_role) values ($1, $2, 'owner')`,
        [company.organizationId, owner.id],
      )
      expect(await resolve(made), end).toEqual({ refusal: 'token_invalid' })
    }
  })

  it('is refused while the account or the organization is suspended, and after the account is deleted', async () => {
    const someone = await signedIn(server, await partner(server, 'academia', { approver: boss }))
    const made = await tokenOf(someone, ['programs:read'], someone.organizationId)
    const setStatus = (status: string) =>
      server.sql('update public.organizations set status = $2 where id = $1', [
        someone.organizationId,
        status,
      ])
    await setStatus('suspended')
    expect(await resolve(made)).toEqual({ refusal: 'token_invalid' })
    await setStatus('approved')
    expect((await resolve(made)).subject?.kind).toBe('academia')
    await server.sql(`insert into public.suspensions (user_id, reason) values ($1, 'Spam')`, [someone.id])
    expect(await resolve(made)).toEqual({ refusal: 'token_invalid' })
    await server.sql('update public.suspensions set lifted_at = now() where user_id = $1', [someone.id])
    expect((await resolve(made)).subject).toBeDefined()
    await server.sql('update public.profiles set deletion_requested_at = now() where user_id = $1', [
      someone.id,
    ])
    expect(await resolve(made)).toEqual({ refusal: 'token_invalid' })
    await server.sql('delete from auth.users where id = $1', [someone.id])
    expect(await server.sql('select 1 from private.access_tokens where id = $1', [made.id])).toEqual([])
  })
})
