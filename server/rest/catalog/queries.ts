export interface TableRow {
  schema: string
  name: string
  kind: string
  description: string | null
  columns: {
    name: string
    type: string
    nullable: boolean
    default: string | null
    is_array: boolean
    base: string
  }[]
  primary_key: string[]
  events: number
}

/** The base type of each domain: a domain can be based on another. */
const bases = `
  with recursive steps (oid, base) as (
    select oid, typbasetype from pg_type where typtype = 'd'
    union all
    select s.oid, t.typbasetype from steps s join pg_type t on t.oid = s.base and t.typtype = 'd'
  ),
  bases as (select s.oid, s.base from steps s join pg_type t on t.oid = s.base and t.typtype <> 'd')
`

/** Every table and view with its columns. `events` is PostgreSQL's bit mask: 4 update, 8 insert, 16 delete. */
export const tables = `${bases}
  select n.nspname as schema, c.relname as name, c.relkind as kind,
    obj_description(c.oid, 'pg_class') as description,
    pg_relation_is_updatable(c.oid, true) as events,
    coalesce((
      select json_agg(json_build_object(
        'name', a.attname,
        'type', format_type(a.atttypid, a.atttypmod),
        'nullable', not a.attnotnull,
        'default', case
          when a.attidentity <> '' then format('nextval(%L)', pg_get_serial_sequence(format('%I.%I', n.nspname, c.relname), a.attname))
          when a.attgenerated <> '' then null
          else coalesce(pg_get_expr(d.adbin, d.adrelid), (select typdefault from pg_type where oid = a.atttypid and typtype = 'd'))
        end,
        'is_array', t.typcategory = 'A',
        'base', bt.typname
      ) order by a.attnum)
      from pg_attribute a
      join pg_type t on t.oid = a.atttypid
      left join bases b on b.oid = t.oid
      join pg_type bt on bt.oid = coalesce(b.base, t.oid)
      left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    ), '[]') as columns,
    coalesce((
      select json_agg(a.attname order by k.position)
      from pg_index i, unnest(i.indkey) with ordinality as k(attnum, position)
      join pg_attribute a on a.attnum = k.attnum
      where i.indrelid = c.oid and i.indisprimary and a.attrelid = c.oid
    ), '[]') as primary_key
  from pg_class c
  join pg_namespace n on n.oid = c.relnamespace
  where c.relkind in ('r', 'v', 'm', 'f', 'p') and not c.relispartition
    and n.nspname not in ('pg_catalog', 'information_schema') and n.nspname not like 'pg\\_t%'
`

export interface ForeignKeyRow {
  constraint: string
  schema: string
  table: string
  target_schema: string
  target: string
  columns: [string, string][]
  is_unique: boolean
}

/** Foreign keys, and whether their columns are unique in their own table, which makes the relationship one-to-one. */
export const foreignKeys = `
  select k.conname as constraint, n.nspname as schema, c.relname as table,
    tn.nspname as target_schema, t.relname as target,
    (select json_agg(json_build_array(a.attname, ta.attname) order by pair.position)
      from unnest(k.conkey, k.confkey) with ordinality as pair(own, theirs, position)
      join pg_attribute a on a.attrelid = k.conrelid and a.attnum = pair.own
      join pg_attribute ta on ta.attrelid = k.confrelid and ta.attnum = pair.theirs) as columns,
    exists (
      select from pg_index i
      where i.indrelid = k.conrelid and i.indisunique and i.indpred is null and i.indexprs is null
        and (select array_agg(x order by x) from unnest(i.indkey[0:i.indnkeyatts - 1]) x)
          = (select array_agg(x order by x) from unnest(k.conkey) x)
    ) as is_unique
  from pg_constraint k
  join pg_class c on c.oid = k.conrelid
  join pg_namespace n on n.oid = c.relnamespace
  join pg_class t on t.oid = k.confrelid
  join pg_namespace tn on tn.oid = t.relnamespace
  where k.contype = 'f' and k.conparentid = 0
`

export interface ViewRow {
  schema: string
  name: string
  definition: string
  columns: string[]
}

/** Views with their stored query tree, in which each column names its source column. */
export const views = `
  select n.nspname as schema, c.relname as name, r.ev_action::text as definition,
    (select array_agg(a.attname::text order by a.attnum) from pg_attribute a
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped) as columns
  from pg_class c
  join pg_namespace n on n.oid = c.relnamespace
  join pg_rewrite r on r.ev_class = c.oid and r.rulename = '_RETURN'
  where c.relkind in ('v', 'm') and n.nspname not in ('pg_catalog', 'information_schema')
`

export interface OriginRow {
  oid: string
  schema: string
  name: string
  columns: Record<string, string>
}

export const origins = `
  select c.oid::text as oid, n.nspname as schema, c.relname as name,
    (select json_object_agg(a.attnum, a.attname) from pg_attribute a
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped) as columns
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind in ('r', 'v', 'm', 'f', 'p') and n.nspname not in ('pg_catalog', 'information_schema')
`

export interface RoutineRow {
  schema: string
  name: string
  is_volatile: boolean
  returns_set: boolean
  return_type: string
  media_type: string | null
  is_binary: boolean
  return_table: { schema: string; name: string } | null
  return_relkind: string | null
  composite_columns: string[] | null
  rows: number
  arguments: {
    name: string | null
    type: string
    mode: string
    row_of: { schema: string; name: string } | null
  }[]
  required_count: number
  settings: string[] | null
}

/** Functions, with the table whose row an argument or the result is, if any. */
export const routines = `${bases}
  select n.nspname as schema, p.proname as name, p.provolatile = 'v' as is_volatile,
    p.proretset as returns_set, format_type(p.prorettype, null) as return_type,
    case when rt.typtype = 'd' and rt.typname like '%/%' and not p.proretset then rt.typname end as media_type,
    rb.oid = 'bytea'::regtype as is_binary, p.prorows as rows,
    case when rc.oid is not null then json_build_object('schema', rn.nspname, 'name', rc.relname) end as return_table,
    rc.relkind as return_relkind,
    (select json_agg(a.attname order by a.attnum) from pg_attribute a
      where a.attrelid = rc.oid and a.attnum > 0 and not a.attisdropped) as composite_columns,
    coalesce((
      select json_agg(json_build_object(
        'name', nullif(p.proargnames[arg.position], ''), 'type', format_type(arg.type, null),
        'mode', coalesce(p.proargmodes[arg.position]::text, 'i'),
        'row_of', (select json_build_object('schema', an.nspname, 'name', ac.relname)
          from pg_type at join pg_class ac on ac.oid = at.typrelid join pg_namespace an on an.oid = ac.relnamespace
          where at.oid = arg.type and ac.relkind in ('r', 'v', 'm', 'f', 'p'))
      ) order by arg.position)
      from unnest(coalesce(p.proallargtypes, p.proargtypes)) with ordinality as arg(type, position)
    ), '[]') as arguments,
    p.pronargs - p.pronargdefaults as required_count,
    p.proconfig as settings
  from pg_proc p
  join pg_namespace n on n.oid = p.pronamespace
  join pg_type rt on rt.oid = p.prorettype
  left join bases on bases.oid = rt.oid
  join pg_type rb on rb.oid = coalesce(bases.base, rt.oid)
  left join pg_class rc on rc.oid = rb.typrelid and rb.typtype = 'c'
  left join pg_namespace rn on rn.oid = rc.relnamespace
  where p.prokind = 'f' and p.prorettype not in ('trigger'::regtype, 'event_trigger'::regtype)
    and n.nspname not in ('pg_catalog', 'information_schema')
`

export interface CastRow {
  domain: string
  other: 'json' | 'text'
  is_output: boolean
  function: string
}

/** Casts between domains and JSON or text. PostgreSQL ignores them; they define the form callers see and send. */
export const casts = `
  select format_type(d.oid, null) as domain, format_type(o.oid, null) as other, d.oid = c.castsource as is_output,
    format('%I.%I', n.nspname, p.proname) as function
  from pg_cast c
  join pg_proc p on p.oid = c.castfunc
  join pg_namespace n on n.oid = p.pronamespace
  join pg_type d on d.oid in (c.castsource, c.casttarget) and d.typtype = 'd'
  join pg_type o on o.oid in (c.castsource, c.casttarget) and o.oid in ('json'::regtype, 'text'::regtype)
  where c.castcontext = 'i' and c.castmethod = 'f'
`

export interface HandlerRow {
  schema: string
  name: string
  media_type: string
  is_binary: boolean
  takes: { schema: string; name: string } | null
}

/** Aggregates over rows, of one table or of any, whose result is a domain named after a media type. */
export const handlers = `${bases}
  select n.nspname as schema, p.proname as name, lower(rt.typname) as media_type,
    bases.base = 'bytea'::regtype as is_binary,
    case when c.oid is not null then json_build_object('schema', cn.nspname, 'name', c.relname) end as takes
  from pg_proc p
  join pg_namespace n on n.oid = p.pronamespace
  join pg_type rt on rt.oid = p.prorettype and rt.typtype = 'd'
  join bases on bases.oid = rt.oid
  join pg_type t on t.oid = p.proargtypes[0]
  left join pg_class c on c.oid = t.typrelid and c.relkind in ('r', 'v', 'm', 'f', 'p')
  left join pg_namespace cn on cn.oid = c.relnamespace
  where p.prokind = 'a' and p.pronargs = 1 and (c.oid is not null or t.oid = 'anyelement'::regtype)
    and rt.typname ~ '^([A-Za-z0-9.-]+/[A-Za-z0-9.+-]+|[*]/[*])$'
`

/** Roles' settings in this database. Database-specific ones override general ones. */
export const roleSettings = `
  select role, setting from (
    select r.rolname as role, unnest(s.setconfig) as setting, s.setdatabase > 0 as is_own
    from pg_db_role_setting s join pg_roles r on r.oid = s.setrole
    where s.setdatabase in (0, (select oid from pg_database where datname = current_database()))
    union all
    select role, name || '=' || value, true from _server.role_settings
  ) as settings
  order by is_own
`
