import { execFile } from 'node:child_process'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestServer } from '../../server/testing/server.ts'
import type { MissionContent } from '../../src/features/missions/missions/model.ts'
import { missionProblems } from '../../src/features/missions/missions/problems.ts'
import demo from '../demo/accounts.json' with { type: 'json' }
import { textProblems } from './demo-language.ts'
import { expectTypography } from './demo-texts.ts'
import { startDemo, startProduct } from './people.ts'

const SUPABASE_DIR = path.resolve('supabase')

let server: TestServer
beforeAll(async () => {
  server = await startDemo()
})
afterAll(() => server.close())

async function enter(email: string, at = server) {
  const client = at.client()
  const { data, error } = await client.auth.signInWithPassword({ email, password: demo.password })
  return { client, user: data.user, error }
}

const count = async (rows: string, at = server) =>
  Number((await at.sql<{ count: string }>(`select count(*) from ${rows}`))[0]!.count)

/** How many rows each table of the product has. */
async function sizes(at: TestServer) {
  const tables = await at.sql<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname = 'public' or (schemaname, tablename) in (('auth', 'users'), ('auth', 'identities'))`,
  )
  const entries = tables.map(async ({ name }) => [name, await count(name, at)] as const)
  return Object.fromEntries(await Promise.all(entries))
}

/** How often loading the world may call what is costly. Calls are counted, because time depends on the machine. */
const budget: Record<string, number> = {
  // Each account is listed when it is created, gets a role, joins an organization, and signs in.
  list_account: 550,
  list_candidate: 500,
  list_person: 450,
  // Once per card: for everyone who can be found, and for each organization that certified their work.
  card_facts: 60,
  skills_of: 120,
  redact_identifying_text: 600,
  reachable_steps: 60,
  is_free_mail: 120,
  record_consent: 480,
  // Once per week since the first account.
  count_week: 25,
  send: 300,
}

async function costlyCalls(at: TestServer): Promise<string[]> {
  const counted = await at.sql<{ name: string; calls: string }>(
    `select funcname as name, sum(calls) as calls from pg_stat_user_functions
     where schemaname in ('private', 'realtime') group by 1`,
  )
  const calls = new Map(counted.map(({ name, calls }) => [name, Number(calls)]))
  return Object.entries(budget)
    .filter(([name, most]) => !(calls.get(name)! <= most))
    .map(([name, most]) => `${name}: ${calls.get(name) ?? 'never called'}, at most ${most}`)
}

describe('the demo accounts', () => {
  it.each([
    ['candidate@essor.test', 'candidate'],
    ['newcomer@essor.test', 'candidate'],
    ['company@essor.test', 'company'],
    ['academia@essor.test', 'academia'],
    ['maker@essor.test', 'on_maker'],
    ['admin@essor.test', 'admin'],
  ])('%s signs in and has the role %s', async (email, role) => {
    expect(demo.accounts.map((account) => account.email)).toContain(email)
    const { client, user, error } = await enter(email)
    expect(error).toBeNull()
    const { data: roles } = await client.from('user_roles').select('role').eq('user_id', user!.id)
    expect(roles).toEqual([{ role }])
    const { data: unread } = await client.from('notifications').select().is('read_at', null)
    expect(unread!.length).toBeGreaterThan(0)
  })

  it.each(['company', 'academia', 'maker'])('%s@essor.test owns an approved organization', async (name) => {
    const { client, user } = await enter(`${name}@essor.test`)
    const { data } = await client
      .from('organization_members')
      .select('member_role, organizations(status)')
      .eq('user_id', user!.id)
    expect(data).toEqual([{ member_role: 'owner', organizations: { status: 'approved' } }])
  })

  it('are offered to visitors', async () => {
    expect(await (await fetch(`${server.url}/config.json`)).json()).toMatchObject({ demo: true })
    expect(demo).toMatchObject(server.engine.demo!.access!)
  })

  it('share their password with everyone', async () => {
    expect((await enter('mathis.rouviere@etu-lumiere.example')).error).toBeNull()
    expect((await enter('ludivine.pasquier@hectare-et-fils.example')).error?.code).toBe('email_not_confirmed')
    expect(await count('(select distinct encrypted_password from auth.users) as hashes')).toBe(1)
  })
})

describe('starting', () => {
  it('a second time loads nothing again', async () => {
    await server.sql(`update public.profiles set job_title = 'Changed' where first_name = 'Inès'`)
    const before = await sizes(server)
    const second = await startDemo({ DATABASE_URL: server.databaseUrl })
    expect(await sizes(second)).toEqual(before)
    expect(await count(`public.profiles where job_title = 'Changed'`, second)).toBe(1)
    await second.close()
  })

  it('with DEMO=off loads nothing; the files then load by hand, as on Supabase, here in French', async () => {
    const empty = await startProduct()
    expect(await count('auth.users', empty)).toBe(0)
    expect(await (await fetch(`${empty.url}/config.json`)).json()).toMatchObject({ demo: false })
    const names = (await readdir('supabase/demo')).filter((name) => name.endsWith('.sql')).sort()
    const files = await Promise.all(names.map((name) => readFile(`supabase/demo/${name}`, 'utf8')))
    const began = performance.now()
    await empty.sql(
      `set demo.language = 'fr'; set track_functions = 'all'; set role postgres; ${files.join('\n')};
       reset role; reset track_functions; select pg_stat_force_next_flush()`,
    )
    // Less than four seconds on an idle machine, many times that on a busy one.
    expect(performance.now() - began).toBeLessThan(120_000)
    expect(await costlyCalls(empty)).toEqual([])
    expect((await enter('candidate@essor.test', empty)).error).toBeNull()
    expect(await textProblems(empty, 'fr')).toEqual([])
    await expectTypography(empty)
    const { data: found } = await empty.client().from('mission_listings').select('language')
    const isFrench = found!.map(({ language }) => language === 'fr')
    expect(
      isFrench.filter((is) => !is),
      'some companies write in English there, too',
    ).toHaveLength(2)
    expect(isFrench.length).toBeGreaterThanOrEqual(8)
    // From 21 on, missions are in the world's language, and could be published as they are.
    const missions = await empty.sql<{ content: MissionContent; problems: string[] }>(
      `select draft as content, private.mission_problems(draft) as problems from public.missions
       where id >= 'b1000000-0000-4000-8000-000000000021'`,
    )
    expect(missions.length).toBeGreaterThanOrEqual(17)
    for (const { content, problems } of missions) {
      expect(content.language, content.title).toBe('fr')
      expect([...problems, ...missionProblems(content)], content.title).toEqual([])
      expect(JSON.stringify({ ...content, translations: {} }), content.title).not.toMatch(
        /[^\u00a0][;?!][\s*"]|« |'|~/,
      )
    }
    await empty.close()
  })
})

async function change(world: TestServer): Promise<void> {
  const { client } = await enter('admin@essor.test', world)
  await client.rpc('save_settings', {
    section: 'identity',
    changes: { product_name: 'Envol' },
    seen: { product_name: 'Essor' },
  })
  await world.client().auth.signUp({ email: 'new@example.test', password: 'Own-Pass-1!' })
  await world.sql(`delete from auth.users where email = 'candidate@essor.test'`)
}

function reset(world: TestServer): Promise<string> {
  const { PATH = '', HOME = '' } = process.env
  const { DATA_DIR } = world.engine.env
  const env = { PATH, HOME, SUPABASE_DIR, DATA_DIR, DATABASE_URL: world.databaseUrl }
  return new Promise((resolve) => {
    const words = ['--import', 'tsx', 'server/cli/demo-reset.ts']
    execFile(process.execPath, words, { env }, (_, stdout, stderr) => resolve(stdout + stderr))
  })
}

it('npm run demo:reset restores the world after changes', async () => {
  const changed = await startDemo()
  const buckets = await count('storage.buckets', changed)
  const lastDay = async () =>
    (await changed.sql('select max(day)::text as day from public.page_views'))[0]!.day
  let before: Record<string, number>
  let day: unknown
  // Some rows depend on the day, so a world of the day before says nothing about one that is reset after midnight.
  do {
    before = await sizes(changed)
    day = await lastDay()
    await change(changed)
    expect(await sizes(changed)).not.toEqual(before)
    expect(await reset(changed)).toMatch(/^Demo world reset: \d+ rows loaded, \d+ old files removed\.\n$/)
  } while (day !== (await lastDay()))
  expect(await sizes(changed)).toEqual(before)
  expect((await enter('candidate@essor.test', changed)).error).toBeNull()
  const [setting] = await changed.sql(`select value from public.platform_settings where key = 'product_name'`)
  expect(setting!.value).toBe('Essor')
  expect(await count('storage.buckets', changed)).toBe(buckets)
  await changed.close()
  // The whole world is created twice, once by a separate process.
})
