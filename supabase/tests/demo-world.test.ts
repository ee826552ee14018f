import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../../server/testing/server.ts'
import demo from '../demo/accounts.json' with { type: 'json' }

let server: TestServer
beforeAll(async () => {
  server = await startTestServer('', { SUPABASE_DIR: path.resolve('supabase'), DEMO: 'on' })
})
afterAll(() => server.close())

async function asAdmin() {
  const client = server.client()
  await client.auth.signInWithPassword({ email: 'admin@essor.test', password: demo.password })
  return client
}

/** The rows of a statement with two columns, as an object. */
async function pairs(sql: string): Promise<Record<string, unknown>> {
  const rows = await server.sql(sql)
  return Object.fromEntries(rows.map((row) => Object.values(row)))
}

describe('the demo world', () => {
  it('has as many people and organizations as it should', async () => {
    expect(await pairs('select role, count(*)::int from public.user_roles group by role')).toEqual({
      candidate: 30,
      company: 13,
      academia: 4,
      on_maker: 4,
      admin: 1,
    })
    const kinds = `select status || ' ' || kind, count(*)::int from public.organizations group by status, kind`
    expect(await pairs(kinds)).toEqual({
      'approved company': 6,
      'approved academia': 2,
      'approved on_maker': 4,
      'pending company': 3,
      'pending academia': 1,
      'pending on_maker': 1,
      'rejected company': 1,
    })
    const teams = await server.sql<{ size: number }>(
      `select count(*)::int as size from public.organization_members join public.organizations on id = organization_id
       where kind = 'company' and status = 'approved' group by organization_id`,
    )
    expect(teams.map(({ size }) => size).sort()).toEqual([1, 2, 2, 2, 3, 3])
  })

  it('has one person with two roles', async () => {
    const both = await server.sql(
      'select array_agg(role::text order by role) as roles from public.user_roles group by user_id having count(*) > 1',
    )
    expect(both).toEqual([{ roles: ['candidate', 'on_maker'] }])
  })

  it('gives an administrator requests with something to decide', async () => {
    const client = await asAdmin()
    const { data: pending } = await client.rpc('organization_requests', { wanted_status: 'pending' })
    expect(pending).toHaveLength(5)
    const some = (is: (request: Record<string, unknown>) => unknown) => pending!.filter(is).length
    expect(some((request) => !request.email_confirmed)).toBe(2)
    expect(some((request) => request.kind === 'on_maker' && request.free_mail)).toBe(1)
    expect(some((request) => request.siret)).toBe(1)
    expect(some((request) => Number(request.same_name_or_siret) > 0)).toBe(1)
    expect(some((request) => request.email_matches_website)).toBeGreaterThan(1)
    const { data: rejected } = await client.rpc('organization_requests', { wanted_status: 'rejected' })
    expect(rejected).toMatchObject([{ decision_reason: expect.stringMatching(/^Le site .{50,}\.$/) }])
  })

  it('has people one can believe in', async () => {
    const people = await server.sql(
      `select first_name, last_name, job_title, bio, cardinality(skills) as skills, language,
         exists (select from public.user_roles where user_roles.user_id = profiles.user_id) as has_role
       from public.profiles`,
    )
    expect(people).toHaveLength(57)
    for (const person of people) {
      expect(person).toMatchObject({
        first_name: expect.stringMatching(/^\p{Lu}[\p{L} ’-]+$/u),
        last_name: expect.stringMatching(/^\p{Lu}[\p{L} ’-]+$/u),
      })
      if (!person.has_role) continue
      expect(person).toMatchObject({
        job_title: expect.stringMatching(/^.{5,120}$/),
        bio: expect.stringMatching(/^\p{Lu}.{40,400}\.$/u),
      })
      expect(person.skills).toBeGreaterThanOrEqual(2)
    }
    expect(new Set(people.map(({ bio }) => bio)).size).toBe(52)
  })

  it('is written with the apostrophes and spaces of French', async () => {
    const texts = await server.sql<{ text: string; language: string }>(
      `select concat_ws(' ', job_title, bio, array_to_string(skills, ' ')) as text, language from public.profiles
       union all select name || ' ' || coalesce(decision_reason, ''), 'fr' from public.organizations
       union all select title, 'fr' from public.organization_members`,
    )
    for (const { text, language } of texts) {
      expect(text).not.toMatch(/['"~]/)
      if (language === 'fr') expect(text).not.toMatch(/[^\u00a0][;:?!](?=\s|$)/)
    }
  })

  it('has valid SIRETs, and no address that could be somebody’s', async () => {
    const sirets = await server.sql<{ siret: string }>(
      'select siret from public.organizations where siret is not null',
    )
    expect(sirets.length).toBeGreaterThan(5)
    for (const { siret } of sirets) {
      expect(luhn(siret)).toBe(0)
      expect(luhn(siret.slice(0, 9))).toBe(0)
    }
    for (const { email } of await server.sql<{ email: string }>('select email from auth.users')) {
      expect(email).toMatch(/^[a-z.-]+@([a-z-]+\.example|essor\.test)$|^[a-z.]+_[a-z.]+@gmail\.com$/)
    }
  })

  it('has a history in which nothing happens before its time', async () => {
    const wrong = await server.sql(
      `select 'account' as what, email as who from auth.users
         where created_at > now() or email_confirmed_at < created_at
           or last_sign_in_at not between email_confirmed_at and now()
       union all select 'decision', name from public.organizations where decided_at not between created_at and now()
       union all select 'notification', kind from public.notifications where read_at < created_at or created_at > now()
       union all select 'entry', action from public.audit_log where created_at > now()
       union all select 'profile', first_name from public.profiles join auth.users on id = user_id
         where profiles.created_at <> users.created_at
       union all select 'identity', email from auth.users
         where not exists (select from auth.identities where user_id = users.id and provider = 'email')`,
    )
    expect(wrong).toEqual([])
    const { data: home } = await (await asAdmin()).rpc('admin_home')
    expect(home).toMatchObject({ users: 57, organizations: 12, pending: 5 })
    expect(home.new_users).toBeGreaterThan(3)
    expect(home.recent_actions).toHaveLength(8)
  })
})

function luhn(digits: string): number {
  const sum = [...digits].reverse().reduce((total, digit, place) => {
    const value = Number(digit) * (place % 2 ? 2 : 1)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10
}
