import type { Client } from 'pg'

const createsPgCron = /^create\s+extension\s+(?:if\s+not\s+exists\s+)?(?:pg_cron\b|"pg_cron")/i

/** True for the statement that would install pg_cron where the server itself stands in for it. */
export async function isReplaced(client: Pick<Client, 'query'>, sql: string): Promise<boolean> {
  if (!createsPgCron.test(sql)) return false
  // The migration's role may not look at the server's own tables, but at the catalogue.
  const { rowCount } = await client.query(
    `select from pg_catalog.pg_class join pg_catalog.pg_namespace on pg_namespace.oid = relnamespace
     where nspname = '_server' and relname = 'cron_claims'`,
  )
  return rowCount === 1
}
