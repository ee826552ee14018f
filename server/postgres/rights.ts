import type { Client } from 'pg'
import { ExitCode, StartFailure } from '../failure.ts'
import { migrationRole } from './migration-role.ts'

type Queries = Pick<Client, 'query'>

/** Supabase's roles, which the owner creates, or must be able to administer if they are there. */
const administered = [
  'anon',
  'authenticated',
  'service_role',
  'authenticator',
  'supabase_auth_admin',
  'supabase_storage_admin',
  'supabase_realtime_admin',
  'dashboard_user',
]
const extensions = ['pgcrypto', 'uuid-ossp']

interface Standing {
  user: string
  database: string
  isSuperuser: boolean
  createsRoles: boolean
  inherits: boolean
  ownsDatabase: boolean
  foreignRoles: string[]
  missingExtensions: string[]
}

/** Refuses an owner that lacks a right the server can't do without, and names the statements that give it. */
export async function assertRights(client: Queries): Promise<void> {
  const { rows } = await client.query<Standing>(
    `select quote_ident(current_user) as user, quote_ident(current_database()) as database,
       owner.rolsuper as "isSuperuser", owner.rolcreaterole as "createsRoles",
       owner.rolinherit as inherits,
       (select pg_has_role(datdba, 'usage') from pg_database where datname = current_database()) as "ownsDatabase",
       array(
         select rolname::text from pg_roles where rolname = any ($1) and rolname <> current_user and case
           when current_setting('server_version_num')::int < 160000 then rolsuper
           else not pg_has_role(current_user, oid, 'member with admin option')
         end order by rolname
       ) as "foreignRoles",
       array(select unnest($2::text[]) except select name from pg_available_extensions) as "missingExtensions"
     from pg_roles as owner where owner.rolname = current_user`,
    [administered, extensions],
  )
  const lacks = describeMissing(rows[0]!)
  if (lacks.length === 0) return
  throw new StartFailure(
    ExitCode.database,
    [
      `The role ${rows[0]!.user} in DATABASE_URL can't run this server:`,
      ...lacks.map(([what, how]) => `  ${what} ${how}`),
    ].join('\n'),
  )
}

function describeMissing(standing: Standing): [string, string][] {
  const {
    user,
    database,
    isSuperuser,
    createsRoles,
    inherits,
    ownsDatabase,
    foreignRoles,
    missingExtensions,
  } = standing
  const lacks: [string, string][] = []
  const say = (what: string, sql: string) =>
    lacks.push([what, `Ask an administrator of the cluster to run: ${sql};`])
  if (!isSuperuser) {
    if (!createsRoles) say("It can't create roles.", `alter role ${user} createrole`)
    if (!inherits) say("It doesn't inherit the rights of its roles.", `alter role ${user} inherit`)
    if (!ownsDatabase) say(`It doesn't own the database.`, `alter database ${database} owner to ${user}`)
    if (foreignRoles.length) {
      const names = foreignRoles.join(', ')
      say(`These roles belong to another owner: ${names}.`, `grant ${names} to ${user} with admin option`)
    }
  }
  if (missingExtensions.length) {
    const names = missingExtensions.join(' and ')
    lacks.push([`The cluster lacks ${names}.`, "Install PostgreSQL's contrib package there."])
  }
  return lacks
}

const allRows = 'All rows for the server'

/**
 * On Supabase, two roles bypass row-level security. Only a superuser can allow that, so elsewhere each table gets a
 * policy that shows them every row. Nothing changes for other roles, and privileges still apply.
 */
export async function showRowsToServer(client: Queries): Promise<void> {
  const role = await migrationRole(client)
  const { rows } = await client.query<{ table: string }>(
    `select c.oid::regclass::text as table from pg_class as c
     where c.relrowsecurity and c.relkind in ('r', 'p')
       and exists (select from pg_roles where rolname = any ($1) and not rolbypassrls and not rolsuper)
       and not exists (select from pg_policy where polrelid = c.oid and polname = $2)`,
    [['service_role', role], allRows],
  )
  for (const { table } of rows) {
    await client.query(
      `create policy "${allRows}" on ${table} to service_role, ${role} using (true) with check (true)`,
    )
  }
}

/** Something the database doesn't have or allow, and its consequence. */
export interface Lack {
  lacks: string
  therefore: string
}

/** What works less well on this database. All of it is logged at every start, so that no one is surprised later. */
export async function findLacks(client: Queries): Promise<Lack[]> {
  const { rows } = await client.query<Record<'announces' | 'counts' | 'sees', boolean>>(
    `select exists (select from pg_event_trigger where evtname = 'pgrst_ddl_watch') as announces,
       exists (select from pg_extension where extname = 'pg_stat_statements') as counts,
       pg_has_role('pg_read_all_stats', 'usage') as sees`,
  )
  const { announces, counts, sees } = rows[0]!
  return [
    !announces && {
      lacks: 'event triggers, which only a superuser can create',
      therefore:
        "schema changes outside migrations are noticed only after a restart or NOTIFY pgrst, 'reload schema'",
    },
    !counts && {
      lacks: 'the extension pg_stat_statements',
      therefore: 'the Health page lists no slow statements',
    },
    !sees && {
      lacks: 'the right pg_read_all_stats for the owner',
      therefore: 'the Health page and the metrics see only what the server itself does in the database',
    },
  ].filter((lack) => lack !== false)
}

/** To the servers that are running, where no event trigger does. */
export async function announceMigrations(client: Queries): Promise<void> {
  await client.query(
    `select pg_notify('pgrst', 'reload schema')
     where not exists (select from pg_event_trigger where evtname = 'pgrst_ddl_watch')`,
  )
}
