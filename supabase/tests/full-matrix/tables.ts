import type { PoolClient } from 'pg'
import { attempt, type CallerName, callerNames, speakAs } from './callers.ts'

interface Table {
  oid: number
  name: string
  rows: number
  /** Columns that the caller's role can write. */
  insertable: Record<'anon' | 'authenticated', string[]>
  updatable: Record<'anon' | 'authenticated', string[]>
}

const columnsOf = (role: string, verb: string) => `array(
  select attname::text from pg_attribute
  where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '' and attidentity <> 'a'
    and has_column_privilege('${role}', c.oid, attnum, '${verb}') order by attnum
)`

async function listTables(client: PoolClient): Promise<Table[]> {
  const { rows } = await client.query(`
    select c.oid, c.relname as name,
      jsonb_build_object('anon', ${columnsOf('anon', 'insert')}, 'authenticated', ${columnsOf('authenticated', 'insert')}) as insertable,
      jsonb_build_object('anon', ${columnsOf('anon', 'update')}, 'authenticated', ${columnsOf('authenticated', 'update')}) as updatable
    from pg_class c where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm') order by relname`)
  for (const table of rows) {
    table.rows = Number((await client.query(`select count(*) from public.${table.name}`)).rows[0].count)
  }
  return rows
}

/** `x` the verb itself is refused · `0` the caller sees no row · `+` some · `*` every row there is. */
const share = (answer: Awaited<ReturnType<typeof attempt<number>>>, all: number): string => {
  if (!('done' in answer)) return answer.code === '42501' ? 'x' : '!'
  if (answer.done === 0) return '0'
  return answer.done === all ? '*' : '+'
}

/** What a caller can do with a table: select, insert, update, delete. Insert says whether a row passes as it is. */
async function rightsOf(client: PoolClient, table: Table, caller: CallerName): Promise<string> {
  const role = caller === 'anon' ? 'anon' : 'authenticated'
  const { name, rows } = table
  const count = (sql: string) => async () => (await client.query(sql)).rowCount ?? 0
  const [insertable, updatable] = [table.insertable[role], table.updatable[role]]
  const change = updatable.map((column) => `"${column}" = "${column}"`).join(', ')
  return [
    share(await attempt(client, caller, count(`select from public.${name}`)), rows),
    insertable.length === 0 ? 'x' : await insertRight(client, table, caller, insertable),
    updatable.length === 0
      ? 'x'
      : share(await attempt(client, caller, count(`update public.${name} set ${change}`)), rows),
    share(await attempt(client, caller, count(`delete from public.${name}`)), rows),
  ].join('')
}

/** Deletes rows and lets the caller insert them again: `+` if one of the caller's own passes, `0` if none does. */
async function insertRight(
  client: PoolClient,
  { name, rows }: Table,
  caller: CallerName,
  columns: string[],
): Promise<string> {
  if (rows === 0) return '?'
  const list = columns.map((column) => `"${column}"`).join(', ')
  await client.query('begin')
  await client.query(`create temporary table tried on commit drop as select * from public.${name}`)
  await client.query('grant select on tried to public')
  await client.query(`set local session_replication_role = replica; delete from public.${name}`)
  await client.query(`set local session_replication_role = origin`)
  await client.query('savepoint before')
  try {
    const { rows: all } = await client.query(`select ctid::text as at from tried limit 60`)
    for (const { at } of all) {
      const answer = await putBack(
        client,
        caller,
        `insert into public.${name} (${list}) select ${list} from tried where ctid = '${at}'`,
      )
      if (answer) return '+'
    }
    return '0'
  } finally {
    await client.query('rollback')
  }
}

async function putBack(client: PoolClient, caller: CallerName, sql: string): Promise<boolean> {
  try {
    await speakAs(client, caller)
    await client.query(sql)
    return true
  } catch (error) {
    // A row that violates a constraint has passed the policy.
    return !['42501', 'P0001'].includes((error as { code: string }).code)
  } finally {
    await client.query('rollback to savepoint before')
  }
}

export async function tableMatrix(client: PoolClient): Promise<string[]> {
  const lines: string[] = []
  for (const table of await listTables(client)) {
    const rights: string[] = []
    for (const caller of callerNames) rights.push(await rightsOf(client, table, caller))
    lines.push([table.name.padEnd(32), ...rights].join('  '))
  }
  return lines
}
