import type { Client } from 'pg'

const createsExtension =
  /^create\s+extension\s+(?:if\s+not\s+exists\s+)?(?:(pg_cron|pg_net|supabase_vault)\b|"(pg_cron|pg_net|supabase_vault)")/i

/** Whether a statement would install an extension that the server itself replaces. */
export async function isReplaced(client: Pick<Client, 'query'>, sql: string): Promise<boolean> {
  const [, plain, quoted] = createsExtension.exec(sql) ?? []
  const name = plain?.toLowerCase() ?? quoted
  if (!name) return false
  // The schema exists from the start. If the extension didn't create it, we did.
  const { rowCount } = await client.query(
    `select from pg_catalog.pg_namespace where nspname = $1
       and not exists (select from pg_catalog.pg_extension where extname = $2)`,
    [{ pg_cron: 'cron', pg_net: 'net', supabase_vault: 'vault' }[name], name],
  )
  return rowCount === 1
}
