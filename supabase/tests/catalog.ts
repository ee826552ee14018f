import type { Client } from 'pg'

/** Everything that makes a schema, one line for each object, so that a comparison shows what differs. */
export async function catalogOf(client: Client): Promise<string[]> {
  await client.query(`set search_path to ''`)
  const { rows } = await client.query<{ line: string }>(catalog)
  return rows.map(({ line }) => line)
}

const privileges = (acl: string, kind: string, owner: string) =>
  `(select string_agg(item::text, ' ' order by item::text) from unnest(coalesce(${acl}, acldefault('${kind}', ${owner}))) as item)`

const catalog = `
  with spaces as (
    select oid, nspname, nspacl, nspowner from pg_namespace where nspname in ('public', 'private', 'gate')
  )
  select concat_ws(' ', kind, name, definition) as line from (
    select 'schema' as kind, nspname::text as name, ${privileges('nspacl', 'n', 'nspowner')} as definition from spaces
    union all
    select 'extension', extname, extnamespace::regnamespace::text from pg_extension
    union all
    select 'relation', one.oid::regclass::text, concat_ws(
      ' ', relkind, relrowsecurity, reloptions, ${privileges('relacl', 'r', 'relowner')},
      case relkind when 'v' then pg_get_viewdef(one.oid) end
    ) from pg_class as one join spaces on spaces.oid = relnamespace where relkind in ('r', 'p', 'v', 'm')
    union all
    select 'column', attrelid::regclass || '.' || attname, concat_ws(
      ' ', format_type(atttypid, atttypmod), attnotnull, pg_get_expr(adbin, adrelid), attgenerated, attidentity,
      attstorage, attstattarget, attcollation,
      (select string_agg(item::text, ' ' order by item::text) from unnest(attacl) as item)
    ) from pg_attribute join pg_class as one on one.oid = attrelid join spaces on spaces.oid = relnamespace
      left join pg_attrdef on adrelid = attrelid and adnum = attnum
      where attnum > 0 and not attisdropped and relkind in ('r', 'p', 'v', 'm')
    union all
    select 'constraint', conrelid::regclass || '.' || conname, pg_get_constraintdef(oid) || convalidated::text
      from pg_constraint where connamespace in (select oid from spaces) and conrelid <> 0
    union all
    select 'index', indexrelid::regclass::text, pg_get_indexdef(indexrelid) || indisvalid::text
      from pg_index join pg_class as one on one.oid = indexrelid where relnamespace in (select oid from spaces)
    union all
    select 'trigger', tgrelid::regclass || '.' || tgname, pg_get_triggerdef(oid) || tgenabled::text
      from pg_trigger where not tgisinternal
    union all
    select 'policy', polrelid::regclass || '.' || polname, concat_ws(
      ' ', polcmd, polpermissive, array(select role::regrole::text from unnest(polroles) as role order by 1),
      pg_get_expr(polqual, polrelid), pg_get_expr(polwithcheck, polrelid)
    ) from pg_policy
    union all
    select 'function', one.oid::regprocedure::text, ${privileges('proacl', 'f', 'proowner')} || pg_get_functiondef(one.oid)
      from pg_proc as one join spaces on spaces.oid = pronamespace where prokind <> 'a'
    union all
    select 'type', one.oid::regtype::text, (
      select string_agg(enumlabel, ',' order by enumsortorder) from pg_enum where enumtypid = one.oid
    ) from pg_type as one join spaces on spaces.oid = typnamespace where typtype in ('e', 'd')
    union all
    select 'job', jobname, concat_ws(' ', schedule, command, active) from cron.job
    union all
    select 'bucket', id, concat_ws(' ', public, file_size_limit, allowed_mime_types) from storage.buckets
  ) as found order by 1`
