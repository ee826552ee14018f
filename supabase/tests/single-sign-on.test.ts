import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fragmentOf } from '../../server/testing/auth/helpers.ts'
import type { TestServer } from '../../server/testing/server.ts'
import { startDns } from '../../server/testing/sso/dns.ts'
import { type SamlIdp, type SamlPerson, startIdp } from '../../server/testing/sso/identity-provider.ts'
import { postResponse } from '../../server/testing/sso/world.ts'
import { signedIn } from './access-tokens.ts'
import {
  admin,
  candidate,
  everyRole,
  makePerson,
  type Partner,
  type Person,
  partner,
  rolesOf,
  startProduct,
} from './people.ts'
import { good, hintOf } from './review-work.ts'

const records = new Map<string, string>()
let dns: Awaited<ReturnType<typeof startDns>>
let server: TestServer
let boss: Person
let metadata: string
beforeAll(async () => {
  dns = await startDns(records)
  server = await startProduct({ DNS_RESOLVER: dns.address })
  boss = await admin(server)
  metadata = await (await fetch(`${server.url}/auth/v1/sso/saml/metadata`)).text()
})
afterAll(async () => {
  await server.close()
  dns.close()
})

interface Facts {
  domains: {
    id: string
    domain: string
    verifiedAt: string | null
    recordName: string
    recordValue: string
  }[]
  connection: { isRequired: boolean; entityId: string; providerId: string; lastUsedAt: string | null } | null
}
type Owner = Pick<Partner, 'client' | 'organizationId'>

const factsOf = async ({ client, organizationId }: Owner) =>
  good<Facts>(await client.rpc('single_sign_on', { organization: organizationId }))
const act = async ({ client, organizationId }: Owner, body: Record<string, unknown>) => {
  const { error } = await client.functions.invoke('single-sign-on', {
    body: { organization: organizationId, ...body },
  })
  return error ? (((await error.context.json()) as { code: string }).code ?? 'failed') : 'done'
}
const claim = async (owner: Owner, domain: string) => {
  good(await owner.client.rpc('claim_email_domain', { organization: owner.organizationId, domain }))
  return (await factsOf(owner)).domains.find((one) => one.domain === domain)!
}

interface Connected extends Partner {
  domain: string
  idp: SamlIdp
}

/** A company or school whose identity provider is connected for a domain. */
async function connected(kind: 'company' | 'academia'): Promise<Connected> {
  const domain = `org-${randomUUID().slice(0, 8)}.test`
  const owner = await signedIn(server, await partner(server, kind, { approver: boss }))
  const { id, recordName, recordValue } = await claim(owner, domain)
  records.set(recordName, recordValue)
  expect(await act(owner, { action: 'check-domain', domain: id })).toBe('done')
  const idp = startIdp(metadata, `https://idp.${domain}/metadata`, `https://idp.${domain}/sso`)
  expect(await act(owner, { action: 'connect', metadataXml: idp.metadata })).toBe('done')
  const attributes = { email: 'mail', name: 'displayName', role: 'role' }
  good(await owner.client.rpc('save_sign_on_attributes', { organization: owner.organizationId, attributes }))
  return { ...owner, domain, idp }
}

async function arrive({ domain, idp }: Connected, more: Partial<SamlPerson> = {}) {
  const subject = randomUUID()
  const person = {
    subject,
    email: `p-${subject.slice(0, 8)}@${domain}`,
    name: 'Ada Lovelace',
    role: '',
    ...more,
  }
  const { data, error } = await server.client().auth.signInWithSSO({ domain })
  if (error) throw error
  const url = new URL(data.url)
  const end = await postResponse(server, await idp.respond(url, person), url.searchParams.get('RelayState')!)
  const { access_token, error_description } = fragmentOf(end)
  const id = access_token && (await server.client().auth.getUser(access_token)).data.user!.id
  return { person, id: id ?? '', problem: error_description }
}

const membership = async ({ organizationId }: Owner, id: string) =>
  (
    await server.sql<{ role: string }>(
      'select member_role as role from public.organization_members where organization_id = $1 and user_id = $2',
      [organizationId, id],
    )
  )[0]?.role
const signIn = async (email: string, password: string) =>
  (await server.client().auth.signInWithPassword({ email, password })).error?.message ?? 'done'
const withFactor = (id: string) =>
  server.sql(
    `insert into auth.mfa_factors (id, user_id, factor_type, status, secret, created_at, updated_at)
     values (gen_random_uuid(), $1, 'totp', 'verified', 'x', now(), now())`,
    [id],
  )

describe('a domain', () => {
  it('is verified by its record only', async () => {
    const owner = await signedIn(server, await partner(server, 'company', { approver: boss }))
    const { id, recordName, recordValue, verifiedAt } = await claim(owner, 'records.test')
    expect([recordName, verifiedAt]).toEqual(['_essor.records.test', null])
    const check = () => act(owner, { action: 'check-domain', domain: id })
    expect(await check()).toBe('record_missing')
    records.set(recordName, `${recordValue}x`)
    expect(await check()).toBe('record_missing')
    records.set(recordName, recordValue)
    expect(await check()).toBe('done')
    expect((await factsOf(owner)).domains[0]!.verifiedAt).not.toBeNull()

    const rival = await signedIn(server, await partner(server, 'company', { approver: boss }))
    const take = await rival.client.rpc('claim_email_domain', {
      organization: rival.organizationId,
      domain: 'records.test',
    })
    expect(hintOf(take)).toBe('domain_taken')
    expect(hintOf(await rival.client.rpc('remove_email_domain', { domain_id: id }))).toBe('domain_not_found')
  })

  it('can be claimed by two, and verified by one', async () => {
    const [one, other] = await Promise.all(
      [1, 2].map(async () => signedIn(server, await partner(server, 'company', { approver: boss }))),
    )
    const claims = [await claim(one!, 'contested.test'), await claim(other!, 'contested.test')]
    const confirm = (id: string) =>
      boss.client.rpc('confirm_email_domain', { domain_id: id, reason: 'Called them' })
    const hints = (await Promise.all(claims.map(({ id }) => confirm(id)))).map(hintOf)
    expect(hints.sort()).toEqual(['domain_taken', 'done'])
  })

  it.each(['gmail.com', 'nothing', 'a b.test', '-x.test', 'x.123'])('is not %s', async (domain) => {
    const owner = await signedIn(server, await partner(server, 'company', { approver: boss }))
    const answer = await owner.client.rpc('claim_email_domain', {
      organization: owner.organizationId,
      domain,
    })
    expect(hintOf(answer)).toMatch(/^domain_(invalid|public)$/)
  })
})

describe('single sign-on', () => {
  it('is set up by owners only', async () => {
    const { organizationId } = await connected('company')
    const roles = await everyRole(server)
    for (const [role, { client }] of Object.entries(roles)) {
      for (const call of ['single_sign_on', 'disconnect_single_sign_on'] as const) {
        expect(`${role} ${(await client.rpc(call, { organization: organizationId })).error?.code}`).toMatch(
          /42501|42883/,
        )
      }
      expect(await act({ client, organizationId }, { action: 'connect', metadataXml: 'x' })).not.toBe('done')
    }
    const store = { organization: organizationId, provider: randomUUID(), entity: 'x' }
    expect((await roles.company.client.rpc('store_identity_provider', store)).error?.code).toBe('42501')
    expect(
      (await roles.company.client.rpc('admin_single_sign_on', { organization: organizationId })).error,
    ).toBeTruthy()
    const moderator = await admin(server, { administration: ['content'] })
    const lift = await moderator.client.rpc('lift_single_sign_on', {
      organization: organizationId,
      reason: 'x',
    })
    expect(hintOf(lift)).toBe('administration_role_missing')
  })

  it('needs a verified domain and metadata that can be read', async () => {
    const owner = await signedIn(server, await partner(server, 'academia', { approver: boss }))
    expect(await act(owner, { action: 'connect', metadataXml: '<x/>' })).toBe('domain_unverified')
    const known = await connected('academia')
    expect(await act(known, { action: 'connect', metadataXml: '<x/>' })).toBe('validation_failed')
    const inside = { action: 'connect', metadataUrl: 'https://169.254.169.254/latest' }
    expect(await act(known, inside)).toBe('saml_metadata_fetch_failed')
    const other = await connected('company')
    expect(await act(known, { action: 'connect', metadataXml: other.idp.metadata })).toBe(
      'saml_idp_already_exists',
    )
  })

  it('makes people students of the school, with nothing shared', async () => {
    const school = await connected('academia')
    const { id, person, problem } = await arrive(school, { role: 'owner' })
    expect(problem).toBeUndefined()
    expect(await rolesOf(server, id)).toEqual(['candidate'])
    const students = await server.sql(
      'select email, first_name, last_name, shares, user_id from public.students where organization_id = $1',
      [school.organizationId],
    )
    expect(students).toEqual([
      { email: person.email, first_name: 'Ada', last_name: 'Lovelace', shares: [], user_id: id },
    ])
    expect(await membership(school, id)).toBeUndefined()
  })

  it('makes people members of the team with the role that fits, and never owners', async () => {
    const school = await connected('academia')
    const teacher = await arrive(school, { role: 'Teacher' })
    expect([await membership(school, teacher.id), await rolesOf(server, teacher.id)]).toEqual([
      'teacher',
      ['academia'],
    ])
    const company = await connected('company')
    const roles = await Promise.all(
      ['owner', 'recruiter', 'admin', ''].map(async (role) =>
        membership(company, (await arrive(company, { role })).id),
      ),
    )
    expect(roles).toEqual(['reviewer', 'recruiter', 'reviewer', 'reviewer'])
    const logged = await server.sql(
      `select from public.audit_log where action = 'sign_on.joined' and subject_id = $1`,
      [company.organizationId],
    )
    expect(logged).toHaveLength(4)
  })

  it('does not restore what the team took away', async () => {
    const company = await connected('company')
    const { id, person } = await arrive(company)
    await server.sql('delete from public.organization_members where user_id = $1', [id])
    expect((await arrive(company, person)).id).toBe(id)
    expect(await membership(company, id)).toBeUndefined()
  })

  it('links accounts with an address in the domain, and leaves administrators alone', async () => {
    const school = await connected('academia')
    const known = await candidate(server, { email: `known@${school.domain}` })
    expect((await arrive(school, { email: known.email })).id).toBe(known.id)
    const administrator = await admin(server, { email: `head@${school.domain}` })
    const refused = await arrive(school, { email: administrator.email })
    expect(refused.problem).toBe('Administrators sign in with their password.')
  })

  it('ends with the domain, the connection and the organization', async () => {
    const school = await connected('academia')
    await server.sql(`update public.organizations set status = 'suspended' where id = $1`, [
      school.organizationId,
    ])
    await expect(arrive(school)).rejects.toThrow('disabled')
    await server.sql(`update public.organizations set status = 'approved' where id = $1`, [
      school.organizationId,
    ])
    expect((await arrive(school)).problem).toBeUndefined()
    const id = (await factsOf(school)).domains[0]!.id
    good(await school.client.rpc('remove_email_domain', { domain_id: id }))
    await expect(arrive(school)).rejects.toThrow('No SSO provider')
    good(await school.client.rpc('disconnect_single_sign_on', { organization: school.organizationId }))
    const left = await server.sql('select from auth.saml_providers where entity_id = $1', [
      school.idp.entityId,
    ])
    expect(left).toEqual([])
  })
})

/** Another owner, with a second factor, so that the first keeps a session without one. */
async function secondOwner({ organizationId, domain }: Connected): Promise<Person> {
  const chief = await makePerson(server, { email: `chief@${domain}` })
  await server.sql(
    `insert into public.organization_members (organization_id, user_id, member_role) values ($1, $2, 'owner')`,
    [organizationId, chief.id],
  )
  await withFactor(chief.id)
  return chief
}

describe('required single sign-on', () => {
  const required = 'Your organization requires single sign-on.'
  const requireIt = ({ client, organizationId }: Owner, break_glass: string | null) =>
    client.rpc('require_single_sign_on', { organization: organizationId, break_glass })

  it('refuses passwords of the domain, except for the chosen owner with a second factor', async () => {
    const company = await connected('company')
    const member = await makePerson(server, { email: `member@${company.domain}` })
    expect(await signIn(member.email, member.password)).toBe('done')
    expect(hintOf(await requireIt(company, company.id))).toBe('sign_on_untested')
    await arrive(company)
    expect(hintOf(await requireIt(company, company.id))).toBe('break_glass_invalid')

    const chief = await secondOwner(company)
    good(await requireIt(company, chief.id))
    expect(await server.sql('select from auth.sessions where user_id = $1', [member.id])).toEqual([])
    expect(await signIn(member.email, member.password)).toBe(required)
    expect(await signIn(member.email, 'Wrong-Pass-1!')).toBe('Invalid login credentials')
    expect(await signIn(chief.email, chief.password)).toBe('done')
    expect((await arrive(company, { email: member.email })).id).toBe(member.id)
    expect((await factsOf(company)).connection!.isRequired).toBe(true)
    const { error } = await server
      .client()
      .auth.signUp({ email: `new@${company.domain}`, password: 'Secret-Pass-1!' })
    expect(error?.message).toBe(required)
    const offers = (email: string) => server.client().rpc('offers_single_sign_on', { email })
    expect((await offers(member.email)).data).toBe(true)
    expect((await offers('someone@example.test')).data).toBe(false)

    await server.sql('delete from auth.mfa_factors where user_id = $1', [chief.id])
    expect(await signIn(chief.email, chief.password)).toBe(required)
    const lift = { organization: company.organizationId, reason: 'Their identity provider is down' }
    good(await boss.client.rpc('lift_single_sign_on', lift))
    expect(await signIn(member.email, member.password)).toBe('done')
  })

  it('ends when the chosen owner leaves', async () => {
    const company = await connected('company')
    const { person } = await arrive(company)
    const chief = await secondOwner(company)
    good(await requireIt(company, chief.id))
    const member = await makePerson(server, { email: `m-${person.email}` })
    expect(await signIn(member.email, member.password)).toBe(required)
    await server.sql(`update public.organization_members set member_role = 'reviewer' where user_id = $1`, [
      chief.id,
    ])
    expect(await signIn(member.email, member.password)).toBe('done')
  })

  it('never creates a second account beside one of single sign-on', async () => {
    const school = await connected('academia')
    const { person } = await arrive(school)
    const { error } = await server.client().auth.signUp({ email: person.email, password: 'Secret-Pass-1!' })
    expect(error?.message).toBe(required)
  })
})
