import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Client } from 'pg'
import { beginAs, type Login, makeLogin } from './logins.ts'
import { migrationRole, nameMigrationRole } from './migration-role.ts'

/** Everything the services need in the database, in order. Never change a released file: add another. */
const files = [
  '../postgres/schema/001_roles.sql',
  '../postgres/schema/002_server.sql',
  '../auth/schema/001_auth.sql',
  '../auth/schema/002_account_emails.sql',
  '../storage/schema/001_storage.sql',
  '../storage/schema/002_listing.sql',
  '../storage/schema/003_uploads.sql',
  '../storage/schema/004_spellings.sql',
  '../realtime/schema/001_realtime.sql',
  '../cron/schema/001_cron.sql',
  '../vault/schema/001_vault.sql',
  '../net/schema/001_net.sql',
  '../postgres/schema/003_statistics.sql',
  '../postgres/schema/004_operations.sql',
  '../postgres/schema/005_role_settings.sql',
  '../auth/schema/003_account_email_queue.sql',
  '../auth/schema/004_sso.sql',
]

/** For projects that expose new tables to callers by default, as Supabase used to. */
const exposing = '../postgres/schema/default_privileges.sql'
/** The same for what `supabase_admin` creates, which can be a superuser that the owner of this database isn't. */
const exposingAdmin = '../postgres/schema/default_privileges_admin.sql'

const serviceRoles = ['authenticator', 'supabase_auth_admin', 'supabase_storage_admin'] as const
export type ServiceRole = (typeof serviceRoles)[number]

/** Brings the database to the state the services expect. The caller holds the start-up lock. */
export async function bootstrap(client: Client, options: { exposeNewTables: boolean }): Promise<void> {
  await client.query(`
    create schema if not exists _server;
    revoke all on schema _server from public;
    create table if not exists _server.schema_files (name text primary key, applied_at timestamptz not null default now());
    create table if not exists _server.secrets (name text primary key, value text not null);
    create table if not exists _server.migration_role (role text primary key);
  `)
  const applied = await client.query<{ name: string }>('select name from _server.schema_files')
  const done = new Set(applied.rows.map((row) => row.name))
  const role = await migrationRole(client)
  const wanted = options.exposeNewTables ? [...files, exposing, exposingAdmin] : files
  for (const file of wanted) {
    const name = file.replace('../', '')
    if (done.has(name)) continue
    if (file === exposingAdmin && !(await isMemberOf(client, 'supabase_admin'))) continue
    const source = await readFile(new URL(file, import.meta.url), 'utf8')
    const sql = nameMigrationRole(source, role, 'schema')
    await client.query('begin')
    try {
      await client.query(sql)
      await client.query('insert into _server.schema_files (name) values ($1)', [name])
      await client.query('commit')
    } catch (error) {
      await client.query('rollback')
      throw new Error(`${name}: ${(error as Error).message}`, { cause: error })
    }
  }
}

async function isMemberOf(client: Client, role: string): Promise<boolean> {
  const { rows } = await client.query<{ is: boolean }>(`select pg_has_role($1, 'member') as is`, [role])
  return rows[0]!.is
}

/** A secret shared by all servers on a database, generated on first start. */
export async function sharedSecret(client: Pick<Client, 'query'>, name: string): Promise<string> {
  const fresh = randomBytes(48).toString('base64url')
  const { rows } = await client.query<{ value: string }>(
    `insert into _server.secrets (name, value) values ($1, $2)
     on conflict (name) do update set value = _server.secrets.value returning value`,
    [name, fresh],
  )
  return rows[0]!.value
}

/** How each service logs in. Every server on this database derives the same names and passwords. */
export async function makeServiceLogins(client: Client): Promise<Record<ServiceRole, Login>> {
  const secret = await sharedSecret(client, 'role_passwords')
  const logins = {} as Record<ServiceRole, Login>
  for (const role of serviceRoles) {
    logins[role] = await makeLogin(client, role, 'service', secret)
    await beginAs(client, logins[role], role)
  }
  return logins
}
