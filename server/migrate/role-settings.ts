import type { Client } from 'pg'

const formatted = /'alter\s+role\s+(\w+)\s+in\s+database\s+%I\s+set\s+(pgrst\.\w+)\s*(?:=|to)\s*%L'/gi
const plain =
  /^alter\s+role\s+(\w+)(?:\s+in\s+database\s+\S+)?\s+set\s+(pgrst\.\w+)\s*(?:=|to)\s*('(?:[^']|'')*')$/i

/**
 * Statements that set one of PostgREST's parameters on a role, for a database owner who may not do so: the server then
 * keeps them in a table of its own.
 */
export function keepRoleSettings(sql: string): string {
  return sql
    .replace(formatted, `'select _server.keep_role_setting(%L, ''$1'', ''$2'', %L)'`)
    .replace(plain, `select _server.keep_role_setting(current_database(), '$1', '$2', $3)`)
}

/** Whether migrations may set PostgREST's parameters on a role, as they can on Supabase. */
export async function maySetParameters(client: Pick<Client, 'query'>, role: string): Promise<boolean> {
  const { rows } = await client.query<{ may: boolean }>(
    `select has_parameter_privilege($1, 'pgrst.db_pre_request', 'set') as may`,
    [role],
  )
  return rows[0]!.may
}
