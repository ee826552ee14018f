import type { ServerContext } from '../../context.ts'
import type { Catalog, Routine, Table } from '../catalog/model.ts'
import type { RestRequest } from '../rest-request.ts'

const visible = `
  select
    (select coalesce(json_agg(c.relname), '[]') from pg_class c
      where c.relnamespace = n.oid and c.relkind in ('r', 'v', 'm', 'f', 'p')
        and (has_any_column_privilege(c.oid, 'select, insert, update') or has_table_privilege(c.oid, 'delete')))::text,
    (select coalesce(json_agg(p.proname), '[]') from pg_proc p
      where p.pronamespace = n.oid and has_function_privilege(p.oid, 'execute'))::text
  from pg_namespace n
  where n.nspname = $1 and has_schema_privilege(n.oid, 'usage')
`

/** The tables and functions the caller's role can use. The rest stay hidden. */
export async function findVisible(
  engine: ServerContext,
  catalog: Catalog,
  { caller, schema }: RestRequest,
): Promise<{ tables: Table[]; routines: Routine[] }> {
  const { rows } = await engine.db.requests.run(caller, {}, { sql: visible, values: [schema] })
  const [tables, routines] = (rows[0] ?? ['[]', '[]']).map((names) => new Set<string>(JSON.parse(names!)))
  const inSchema = <T extends { schema: string; name: string }>(
    items: Iterable<T>,
    names: Set<string>,
  ): T[] => [...items].filter((item) => item.schema === schema && names.has(item.name))
  return {
    tables: inSchema(catalog.tables.values(), tables!),
    routines: inSchema([...catalog.routines.values()].flat(), routines!),
  }
}
