import { randomBytes, randomUUID } from 'node:crypto'
import { cp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { Client } from 'pg'
import WebSocket from 'ws'
import { readSupabaseConfig } from '../../server/config/supabase.ts'
import { leaderLock } from '../../server/cron/leader.ts'
import { loadDemo } from '../../server/demo/load.ts'
import { createLog } from '../../server/log.ts'
import { migrate } from '../../server/migrate/migrate.ts'
import { accessToken } from '../../server/testing/callers.ts'
import { createDatabase, prepareTemplate } from '../../server/testing/databases.ts'
import { startTestServer, type TestServer } from '../../server/testing/server.ts'
import type { Database } from '../../src/lib/database.types.ts'

export const supabaseFolder = path.join(import.meta.dirname, '..')

/** The product's own database behind the real server, without the demo world. */
export async function startProduct(env: Record<string, string> = {}): Promise<TestServer> {
  const server = await startProductWithMail(env)
  // Without its address, the database calls no function: emails stay in the queue.
  await server.sql(`delete from vault.secrets where name = 'project_url'`)
  return server
}

/** As above, and queued emails are really sent. */
export async function startProductWithMail(env: Record<string, string> = {}): Promise<TestServer> {
  const DATABASE_URL = env.DATABASE_URL ?? (await createProductDatabase())
  return startWithoutJobs({ ...env, SUPABASE_DIR: supabaseFolder, DATABASE_URL })
}

/** Jobs run when a test calls them and not each minute, because another server seems to lead. */
async function startWithoutJobs(env: Record<string, string> & { DATABASE_URL: string }): Promise<TestServer> {
  const leader = new Client({ connectionString: env.DATABASE_URL })
  await leader.connect()
  await leader.query('select pg_try_advisory_lock($1)', [leaderLock])
  const server = await startTestServer('', env)
  return {
    ...server,
    async close() {
      await server.close()
      await leader.end()
    },
  }
}

/** A database with every migration of the product, for servers that share one. */
export async function createProductDatabase(): Promise<string> {
  return createDatabase(await prepareTemplate('product', (client) => migrateProduct(client)))
}

/** The product with the demo world, which is loaded once per run. */
export async function startDemo(env: Record<string, string> = {}): Promise<TestServer> {
  const DATABASE_URL = await createDemoDatabase()
  const server = await startWithoutJobs({ SUPABASE_DIR: supabaseFolder, DATABASE_URL, DEMO: 'on', ...env })
  const from = path.join(demoFiles(), 'storage')
  await cp(from, path.join(server.engine.env.DATA_DIR, 'storage'), { recursive: true })
  return server
}

/** A database with every migration and the demo world. */
export async function createDemoDatabase(): Promise<string> {
  const product = await prepareTemplate('product', (client) => migrateProduct(client))
  return createDatabase(await prepareTemplate('demo', (client) => fillDemo(client), product))
}

/** The demo world's images, shared by all tests of a run like the database. */
const demoFiles = () => path.join(tmpdir(), 'demo-files')

export async function fillDemo(client: Client, folder = supabaseFolder): Promise<void> {
  const env = { SUPABASE_DIR: folder, DATA_DIR: demoFiles(), DEMO_LANGUAGE: 'en' } as const
  await loadDemo(client, env, createLog('silent'))
}

export async function migrateProduct(client: Client, folder = supabaseFolder): Promise<void> {
  await migrate(client, folder, readSupabaseConfig(folder, {}), createLog('silent'))
}

export type PartnerKind = 'company' | 'academia' | 'on_maker'
export const partnerKinds: PartnerKind[] = ['company', 'academia', 'on_maker']

export interface Person {
  id: string
  email: string
  password: string
  token: string
  /** Signed in with a token of its own; for a session that the auth service knows, see `enter`. */
  client: SupabaseClient
}

export interface Partner extends Person {
  organizationId: string
}

export interface PersonOptions {
  email?: string
  metadata?: Record<string, unknown> | null
  confirmed?: boolean
  claims?: Record<string, unknown>
}

export const newEmail = (domain = 'example.test') => `p-${randomBytes(6).toString('hex')}@${domain}`
export const password = 'Secret-Pass-1!'

/** What a partner's sign-up form sends, complete and correct. */
export const partnerData = (kind: PartnerKind, more: Record<string, unknown> = {}) => ({
  first_name: 'Paula',
  last_name: 'Partner',
  user_type: kind,
  organization_name: `Acme ${randomBytes(3).toString('hex')}`,
  website: 'https://acme.example.test',
  role: 'recruiter',
  siret: '73282932000074',
  hear_about_us: 'LinkedIn',
  ...more,
})

export function clientWith(server: TestServer, token: string): SupabaseClient {
  return createClient(server.url, server.engine.publishableKey, {
    accessToken: async () => token,
    realtime: { transport: WebSocket as never },
  })
}

/** An account as the auth service writes it, with a cheap password hash. */
export async function makePerson(server: TestServer, options: PersonOptions = {}): Promise<Person> {
  const { email = newEmail(), metadata = {} } = options
  const id = randomUUID()
  await server.sql(
    `insert into auth.users (
       id, aud, role, email, encrypted_password, raw_app_meta_data, raw_user_meta_data, email_confirmed_at,
       created_at, updated_at
     ) values (
       $1, 'authenticated', 'authenticated', $2, extensions.crypt($3, extensions.gen_salt('bf', 4)),
       '{"provider": "email", "providers": ["email"]}', $4, case when $5 then now() end, now(), now()
     )`,
    [id, email, password, metadata, options.confirmed ?? true],
  )
  const { token } = await accessToken(server.engine, {
    sub: id,
    email,
    aal: 'aal1',
    // Such a token belongs to no session, as when an administrator views the product as someone.
    session_id: undefined,
    ...options.claims,
  })
  return { id, email, password, token, client: clientWith(server, token) }
}

export const candidate = (server: TestServer, options: PersonOptions = {}): Promise<Person> =>
  makePerson(server, { metadata: { first_name: 'Carla', last_name: 'Candidate' }, ...options })

/** A partner whose request is pending. */
export async function pendingPartner(
  server: TestServer,
  kind: PartnerKind = 'company',
  options: PersonOptions = {},
): Promise<Partner> {
  const person = await makePerson(server, { metadata: partnerData(kind), ...options })
  const [membership] = await server.sql<{ organization_id: string }>(
    'select organization_id from public.organization_members where user_id = $1',
    [person.id],
  )
  return { ...person, organizationId: membership!.organization_id }
}

/** A partner whose request was approved. */
export async function partner(
  server: TestServer,
  kind: PartnerKind,
  options: PersonOptions & { approver?: Person } = {},
): Promise<Partner> {
  const person = await pendingPartner(server, kind, options)
  const { client } = options.approver ?? (await admin(server))
  const { error } = await client.rpc('approve_organization', {
    organization_id: person.organizationId,
    compared: true,
  })
  if (error) throw error
  return person
}

export type AdministrationRole = Database['public']['Enums']['administration_role']

/** An administrator who has used a second factor: without it, the role gives no access. */
export async function admin(
  server: TestServer,
  { administration = ['owner'], ...options }: PersonOptions & { administration?: AdministrationRole[] } = {},
): Promise<Person> {
  const person = await makePerson(server, {
    metadata: { first_name: 'Ada', last_name: 'Admin' },
    ...options,
    claims: { aal: 'aal2', ...options.claims },
  })
  await server.sql(
    `update public.user_roles set role = 'admin', administration = $2::public.administration_role[]
     where user_id = $1`,
    [person.id, administration],
  )
  return person
}

/** Signs in with the password, for tests in which the session itself matters. */
export async function enter(server: TestServer, person: Pick<Person, 'email' | 'password'>) {
  const client = server.client()
  const { email, password } = person
  const { data, error } = await client.auth.signInWithPassword({ email, password })
  if (error) throw error
  return { client, session: data.session, token: data.session.access_token }
}

export type RoleName = 'anonymous' | 'candidate' | 'pending' | PartnerKind | 'admin'
export const roleNames: RoleName[] = ['anonymous', 'candidate', 'pending', ...partnerKinds, 'admin']

/** A person of each role; the anonymous one has only a client, and only partners have an organization. */
export type Caller = Pick<Person, 'client'> & Partial<Partner>

export async function everyRole(server: TestServer): Promise<Record<RoleName, Caller>> {
  const approver = await admin(server)
  const [company, academia, maker] = await Promise.all(
    partnerKinds.map((kind) => partner(server, kind, { approver })),
  )
  return {
    anonymous: { client: server.client() },
    candidate: await candidate(server),
    pending: await pendingPartner(server),
    company: company!,
    academia: academia!,
    on_maker: maker!,
    admin: approver,
  }
}

export const rolesOf = async (server: TestServer, userId: string): Promise<string[]> =>
  (
    await server.sql<{ role: string }>(
      'select role::text from public.user_roles where user_id = $1 order by role',
      [userId],
    )
  ).map((row) => row.role)

/** What an export says about a person, by table. */
export async function dataOf(
  server: TestServer,
  { id }: Pick<Person, 'id'>,
  // biome-ignore lint/suspicious/noExplicitAny: rows of whatever table
): Promise<Record<string, any[]>> {
  const [row] = await server.sql<{ data: Record<string, unknown[]> }>(
    `select jsonb_object_agg(private.part_name(target), private.export_rows($1, target)) as data
     from private.data_declarations where on_deletion <> 'nobody'`,
    [id],
  )
  return row!.data
}

/** Deletes the bytes of files queued for removal; in tests, nothing else triggers it. */
export const removeFiles = (server: TestServer) => server.client().functions.invoke('remove-files')
