import type { Client } from 'pg'

type Queries = Pick<Client, 'query'>

/** Supabase's name. On many clusters it is a superuser that a product can't become. */
const usual = 'postgres'
/** Stands in for it there. */
const standIn = 'supabase_owner'

export const migrationRoles = [usual, standIn]

const known = new WeakMap<Queries, string>()

/** The role that runs migrations and owns what they create. It is chosen once for each database. */
export async function migrationRole(client: Queries): Promise<string> {
  const found = known.get(client)
  if (found) return found
  const { rows } = await client.query<{ role: string }>(
    `select coalesce(
       (select role from _server.migration_role),
       case when exists (select from _server.schema_files) then $1 end,
       case
         when not exists (select from pg_roles where rolname = $1) then $1
         when (select rolsuper from pg_roles where rolname = current_user) then $1
         when current_user = $1 then $1
         when (select rolsuper from pg_roles where rolname = $1) then $2
         -- Before PostgreSQL 16, whoever can create roles can become any that isn't a superuser.
         when current_setting('server_version_num')::int < 160000 or pg_has_role(current_user, $1, 'member with admin option')
           then $1
         else $2
       end
     ) as role`,
    [usual, standIn],
  )
  const { role } = rows[0]!
  await client.query(
    `insert into _server.migration_role select $1 where not exists (select from _server.migration_role)`,
    [role],
  )
  known.set(client, role)
  return role
}

/** The server's own schema and migrations name `postgres`. In a migration, the word can also be data. */
export function nameMigrationRole(sql: string, role: string, where: 'schema' | 'migration'): string {
  if (role === usual) return sql
  return sql.replaceAll(
    where === 'schema' ? /\bpostgres\b/g : /(?<=\b(?:role|owner to)\s+)postgres\b/gi,
    role,
  )
}
