import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { TestServer } from '../../../server/testing/server.ts'
import { supabaseFolder } from '../people.ts'

export interface Column {
  name: string
  type: string
  isPrimary: boolean
  isForeign: boolean
  isUnique: boolean
  /** `auth.users` if the column refers to a person: a line to it from every table would hide the others. */
  person: string | null
}

export interface Relation {
  target: string
  columns: string[]
  /** Whether a row can do without. */
  isOptional: boolean
  /** Whether two rows can't refer to the same one. */
  isUnique: boolean
}

export type Table = {
  /** Without the schema `public`. */
  name: string
  /** Only those that are part of a key. */
  columns: Column[]
  relations: Relation[]
}

/** Every table of the product, with its keys. */
export const readSchema = (server: TestServer): Promise<Table[]> => server.sql<Table>(schema)

/** The name of the migration that creates each table or gives it its name, without its number. */
export function migrationsOfTables(): Map<string, string> {
  const folder = path.join(supabaseFolder, 'migrations')
  const created = readdirSync(folder)
    .sort()
    .flatMap((file) =>
      [...readFileSync(path.join(folder, file), 'utf8').matchAll(creation)].map(
        ([, name, schema, newName]): [string, string] => [
          (name ?? `${schema}.${newName}`).replace(/^public\./, ''),
          file.replace(/^\d+_|\.sql$/g, ''),
        ],
      ),
    )
  return new Map(created)
}

// A renamed table belongs to the migration that gives it its name.
const creation =
  /^(?:create (?:unlogged )?table (?:if not exists )?((?:public|private)\.\w+)|alter table (public|private)\.\w+ rename to (\w+))/gm

const schema = `
  with tables as (
    select oid, case relnamespace when 'public'::regnamespace then '' else 'private.' end || relname as name
    from pg_class
    where relkind in ('r', 'p') and not relispartition
      and relnamespace in ('public'::regnamespace, 'private'::regnamespace)
  ), keys as (
    select conrelid, contype, conkey, confrelid from pg_constraint where contype in ('p', 'f', 'u')
    union
    select indrelid, 'u', string_to_array(indkey::text, ' ')::int2[], 0::oid
    from pg_index where indisunique and not indisprimary and indpred is null and indexprs is null
  )
  select name, (
    select coalesce(json_agg(json_build_object(
      'name', attname,
      'type', regexp_replace(typname, '^_(.*)', '\\1[]'),
      'isPrimary', exists (select from keys where conrelid = attrelid and contype = 'p' and attnum = any (conkey)),
      'isForeign', exists (select from keys where conrelid = attrelid and contype = 'f' and attnum = any (conkey)),
      'isUnique', exists (select from keys where conrelid = attrelid and contype = 'u' and conkey = array[attnum]),
      'person', (
        select 'auth.users' from keys
        where conrelid = attrelid and contype = 'f' and confrelid = 'auth.users'::regclass and conkey = array[attnum]
        limit 1
      )
    ) order by attnum), '[]')
    from pg_attribute join pg_type on pg_type.oid = atttypid
    where attrelid = tables.oid and attnum > 0 and not attisdropped
      and exists (select from keys where conrelid = attrelid and attnum = any (conkey))
  ) as columns, (
    select coalesce(json_agg(json_build_object(
      'target', target.name,
      'columns', (select json_agg(attname order by place) from unnest(conkey) with ordinality as part (number, place)
        join pg_attribute on attrelid = conrelid and attnum = number),
      'isOptional', exists (
        select from pg_attribute where attrelid = conrelid and attnum = any (conkey) and not attnotnull
      ),
      'isUnique', exists (
        select from keys as other
        where other.conrelid = keys.conrelid and other.contype in ('p', 'u') and other.conkey <@ keys.conkey
      )
    ) order by target.name, conkey), '[]')
    from keys join tables as target on target.oid = confrelid
    where conrelid = tables.oid and contype = 'f'
  ) as relations
  from tables order by name`
