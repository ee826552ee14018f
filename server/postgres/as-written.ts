import type { Client } from 'pg'

type Queries = Pick<Client, 'query'>

/**
 * Rows that come from another database are inserted as they are: triggers and foreign keys already ran there. To turn
 * both off takes a privilege that only a superuser gives. Without it, the owner turns off its triggers one by one, and
 * foreign keys are checked after the last row. The caller is in a transaction.
 */
export async function loadAsWritten<T>(client: Queries, load: () => Promise<T>): Promise<T> {
  const { rows } = await client.query<{ may: boolean }>(
    `select has_parameter_privilege('session_replication_role', 'set') as may`,
  )
  if (rows[0]!.may) {
    await client.query('set local session_replication_role = replica')
    return load()
  }
  const triggers = await statements(
    client,
    `select format('alter table %s %%s trigger %I', tgrelid::regclass, tgname) as sql
     from pg_trigger where not tgisinternal and tgenabled = 'O'
       and pg_has_role((select relowner from pg_class where oid = tgrelid), 'usage')`,
  )
  const keys = await statements(
    client,
    `select format('alter table %s alter constraint %I %%s', conrelid::regclass, conname) as sql
     from pg_constraint where contype = 'f' and not condeferrable and conparentid = 0`,
  )
  const each = async (list: string[], word: string) => {
    for (const sql of list) await client.query(sql.replace('%s', () => word))
  }
  await each(triggers, 'disable')
  await each(keys, 'deferrable initially deferred')
  await client.query('set constraints all deferred')
  const result = await load()
  await client.query('set constraints all immediate')
  await each(keys, 'not deferrable')
  await each(triggers, 'enable')
  return result
}

async function statements(client: Queries, sql: string): Promise<string[]> {
  const { rows } = await client.query<{ sql: string }>(sql)
  return rows.map((row) => row.sql)
}
