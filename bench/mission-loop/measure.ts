import type { Client } from 'pg'

interface Statement {
  sql: string
  values: unknown[]
}

export interface Caller {
  role: 'anon' | 'authenticated' | 'postgres'
  id?: string
}

/** Runs one read as a request does, in its own transaction; returns how long it took in milliseconds. */
export async function time(client: Client, caller: Caller, statement: Statement): Promise<number> {
  await become(client, caller)
  const { sql, values } = statement
  const started = performance.now()
  await client.query({ name: nameOf(caller, sql), text: sql, values })
  const took = performance.now() - started
  await client.query('commit')
  return took
}

/** What a read returns, and which of the product's tables it scanned in full. */
export async function inspect(client: Client, caller: Caller, { sql, values }: Statement) {
  await become(client, caller)
  const before = await scans(client)
  const { rows } = await client.query<{ body: string }>({ text: sql, values })
  const after = await scans(client)
  await client.query('commit')
  const scanned = [...after]
    .filter(([table, count]) => count > (before.get(table) ?? 0))
    .map(([name]) => name)
  return { answer: rows[0]!.body, scanned }
}

async function become(client: Client, { role, id }: Caller): Promise<void> {
  await client.query('begin')
  const claims = JSON.stringify({ sub: id, role, aal: 'aal1' })
  await client.query(`select set_config('role', $1, true), set_config('request.jwt.claims', $2, true)`, [
    role,
    claims,
  ])
}

async function scans(client: Client): Promise<Map<string, number>> {
  const { rows } = await client.query<{ relname: string; seq_scan: string }>(
    `select relname, seq_scan from pg_stat_xact_user_tables where schemaname = 'public'`,
  )
  return new Map(rows.map(({ relname, seq_scan }) => [relname, Number(seq_scan)]))
}

const names = new Map<string, string>()
/** A prepared statement belongs to a role, as on the server. */
function nameOf({ role }: Caller, sql: string): string {
  const key = `${role} ${sql}`
  if (!names.has(key)) names.set(key, `read ${names.size}`)
  return names.get(key)!
}

export const quantile = (values: number[], share: number): number => {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!
}
