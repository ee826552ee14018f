import type { Client } from 'pg'

/** The first entry of an archive: what it contains and what it requires. */
export interface Manifest {
  format: 1
  createdAt: string
  migrations: string[]
  tables: BackedUpTable[]
  sequences: { name: string; value: string; isCalled: boolean }[]
  publishableKey: string
  secretKey: string
}

/** The last entry. Without it, the archive is incomplete. */
export interface Ending {
  rows: number
  files: number
  /** Files whose objects were deleted while the backup was running. */
  missing: string[]
}

export interface BackedUpTable {
  /** Quoted and schema-qualified. */
  name: string
  columns: string[]
}

/** State that only matters to the running server: logins, counters, messages and uploads in progress. */
const passing = [
  '_server.schema_files',
  '_server.migration_hashes',
  '_server.rate_limits',
  '_server.mailbox',
  '_server.account_emails',
  '_server.cron_claims',
  '_server.storage_files',
  '_server.storage_uploads',
  '_server.operations',
  '_server.migration_role',
  '_server.role_settings',
  '_server.saml_assertions',
  'realtime.messages',
]

/** Every table that stores rows, with its writable columns. */
export async function listTables(client: Client): Promise<BackedUpTable[]> {
  const { rows } = await client.query<BackedUpTable>(
    `select format('%I.%I', n.nspname, c.relname) as name,
       coalesce((select json_agg(quote_ident(a.attname) order by a.attnum) from pg_attribute a
         where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''), '[]') as columns
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'r' and c.relpersistence = 'p'
       and n.nspname not in ('pg_catalog', 'information_schema') and n.nspname not like 'pg\\_%'
       and format('%s.%s', n.nspname, c.relname) <> all($1)
       and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
     order by 1`,
    [passing],
  )
  return rows
}

export async function listSequences(client: Client): Promise<Manifest['sequences']> {
  const { rows } = await client.query<{ name: string }>(
    `select format('%I.%I', n.nspname, c.relname) as name
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'S' and n.nspname not like 'pg\\_%' and n.nspname <> '_server'
       and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
     order by 1`,
  )
  const sequences: Manifest['sequences'] = []
  for (const { name } of rows) {
    const { rows: state } = await client.query(
      `select last_value::text as value, is_called as "isCalled" from ${name}`,
    )
    sequences.push({ name, ...state[0] })
  }
  return sequences
}

export async function listMigrations(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ version: string }>(
    'select version from supabase_migrations.schema_migrations order by version',
  )
  return rows.map((row) => row.version)
}
