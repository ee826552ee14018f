import type { Pool } from 'pg'
import * as catalog from '../rest/catalog/queries.ts'
import { keysOfViews } from '../rest/catalog/relationships.ts'
import { resolveViewColumns } from '../rest/catalog/view-columns.ts'
import type {
  ColumnInfo,
  ForeignKeyInfo,
  FunctionInfo,
  RelationInfo,
  SchemaModel,
  TypeInfo,
} from './model.ts'

const columnsOf = (relation: string) => `
  coalesce((
    select json_agg(json_build_object(
      'name', a.attname, 'type', a.atttypid::text, 'nullable', not (a.attnotnull or dt.typnotnull),
      'hasDefault', a.atthasdef or a.attidentity <> '' or dt.typdefault is not null,
      'isAlwaysGenerated', a.attidentity = 'a' or a.attgenerated <> ''
    ) order by a.attname collate "C")
    from pg_attribute a join pg_type dt on dt.oid = a.atttypid
    where a.attrelid = ${relation} and a.attnum > 0 and not a.attisdropped
  ), '[]')`

const types = `
  select t.oid::text, n.nspname as schema, t.typname as name,
    case
      when t.typtype = 'e' then 'enum'
      when t.typtype = 'd' then 'domain'
      when t.typtype = 'p' then 'pseudo'
      when t.typtype = 'c' and c.relkind = 'c' then 'composite'
      when t.typtype = 'c' then 'table'
      when t.typcategory = 'A' and t.typelem <> 0 then 'array'
      else 'base'
    end as kind,
    (case when t.typtype = 'd' then t.typbasetype else t.typelem end)::text as inner,
    coalesce((select json_agg(e.enumlabel order by e.enumsortorder) from pg_enum e where e.enumtypid = t.oid), '[]') as labels,
    case when t.typtype = 'c' then ${columnsOf('c.oid')} else '[]' end as attributes
  from pg_type t
  join pg_namespace n on n.oid = t.typnamespace
  left join pg_class c on c.oid = t.typrelid
`

const relations = `
  select n.nspname as schema, c.relname as name, c.relkind in ('v', 'm') as "isView",
    (pg_relation_is_updatable(c.oid, true) & 8) <> 0 as "isInsertable",
    (pg_relation_is_updatable(c.oid, true) & 4) <> 0 as "isUpdatable",
    ${columnsOf('c.oid')} as columns
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind in ('r', 'p', 'f', 'v', 'm') and n.nspname = any($1)
  order by c.relname collate "C"
`

const functions = `
  select n.nspname as schema, p.proname as name, p.prorettype::text as returns, p.proretset as "isSet",
    p.proretset and p.prorows = 1 as "isOneRow", p.pronargs - p.pronargdefaults as required,
    coalesce((
      select json_agg(json_build_object(
        'name', coalesce(p.proargnames[arg.position], ''), 'type', arg.type::text,
        'mode', coalesce(p.proargmodes[arg.position]::text, 'i')) order by arg.position)
      from unnest(coalesce(p.proallargtypes, p.proargtypes)) with ordinality as arg(type, position)
    ), '[]') as arguments
  from pg_proc p join pg_namespace n on n.oid = p.pronamespace
  where p.prokind = 'f' and p.prorettype not in ('trigger'::regtype, 'event_trigger'::regtype)
    and n.nspname = any($1)
  order by p.proname collate "C", p.pronargs, pg_get_function_identity_arguments(p.oid) collate "C"
`

interface FunctionRow extends Pick<FunctionInfo, 'schema' | 'name' | 'returns' | 'isSet' | 'isOneRow'> {
  required: number
  arguments: { name: string; type: string; mode: string }[]
}

/** Everything in the exposed schemas that has a type. */
export async function readSchema(db: Pool, schemas: string[]): Promise<SchemaModel> {
  const all = async <T>(sql: string, values?: unknown[]) => (await db.query(sql, values)).rows as T[]
  const keys = await all<catalog.ForeignKeyRow>(catalog.foreignKeys)
  const viewColumns = resolveViewColumns(
    await all<catalog.ViewRow>(catalog.views),
    await all<catalog.OriginRow>(catalog.origins),
  )
  const known = (await all<TypeInfo>(types)).map((type): [string, TypeInfo] => [type.oid, type])
  return {
    types: new Map(known),
    relations: (await all<RelationInfo>(relations, [schemas])).map(withViewRules),
    foreignKeys: [...keys, ...keysOfViews(keys, viewColumns)].map(toForeignKey),
    functions: (await all<FunctionRow>(functions, [schemas])).map(toFunction),
  }
}

/** PostgreSQL doesn't know which columns of a view can be null, so all of them can. */
function withViewRules(relation: RelationInfo): RelationInfo {
  if (!relation.isView) return relation
  return {
    ...relation,
    columns: relation.columns.map((column): ColumnInfo => ({ ...column, nullable: true })),
  }
}

function toForeignKey(row: catalog.ForeignKeyRow): ForeignKeyInfo {
  return {
    name: row.constraint,
    schema: row.schema,
    table: row.table,
    targetSchema: row.target_schema,
    target: row.target,
    columns: row.columns,
    isOneToOne: row.is_unique,
  }
}

function toFunction({ required, arguments: all, ...row }: FunctionRow): FunctionInfo {
  const outputs = all.filter(({ mode }) => 'obt'.includes(mode))
  const isTable = all.some(({ mode }) => mode === 't')
  return {
    ...row,
    arguments: all
      .filter(({ mode }) => 'ibv'.includes(mode))
      .map(({ name, type }, index) => ({ name, type, isOptional: index >= required })),
    outputs: outputs.length > 1 || isTable ? outputs : [],
  }
}
