import type { Relationship, Table } from './model.ts'
import { qualified } from './model.ts'
import type { ForeignKeyRow } from './queries.ts'
import type { BaseColumn } from './view-columns.ts'

type ViewColumns = Map<string, Map<string, BaseColumn>>
type Found = Omit<Relationship, 'targetIsView'>

/** Every relationship between tables and views: foreign keys in both directions, and through junction tables. */
export function findRelationships(
  keys: ForeignKeyRow[],
  tables: Map<string, Table>,
  views: ViewColumns,
): Relationship[] {
  const direct = [...keys, ...keysOfViews(keys, views)]
  const all = [...direct.flatMap(bothWays), ...throughJunctions(direct, tables)]
  return all.map((relationship) => ({
    ...relationship,
    targetIsView: views.has(qualified(relationship.targetSchema, relationship.target)),
  }))
}

function bothWays(key: ForeignKeyRow): Found[] {
  const isSelf = key.schema === key.target_schema && key.table === key.target
  const forward: Found = {
    schema: key.schema,
    table: key.table,
    targetSchema: key.target_schema,
    target: key.target,
    cardinality: key.is_unique ? 'one-to-one' : 'many-to-one',
    constraint: key.constraint,
    columns: key.columns,
    isSelf,
  }
  const backward: Found = {
    schema: key.target_schema,
    table: key.target,
    targetSchema: key.schema,
    target: key.table,
    cardinality: key.is_unique ? 'one-to-one' : 'one-to-many',
    constraint: key.constraint,
    columns: key.columns.map(([own, theirs]) => [theirs, own]),
    isSelf,
  }
  return [forward, backward]
}

/** A view that shows a key's columns inherits the key: view → table, table → view and view → view. */
export function keysOfViews(keys: ForeignKeyRow[], views: ViewColumns): ForeignKeyRow[] {
  const showing = indexByBase(views)
  return keys.flatMap((key) => {
    const sides = (schema: string, table: string, side: 0 | 1) => [
      { schema, table, rename: (column: string) => column, isView: false },
      ...(showing.get(qualified(schema, table)) ?? []).flatMap(({ view, columns }) => {
        const [viewSchema, viewName] = splitQualified(view)
        const shown = key.columns.map((pair) => columns.get(pair[side]) ?? [])
        return everyChoice(shown).map((names) => ({
          schema: viewSchema,
          table: viewName,
          rename: (column: string) => names[key.columns.findIndex((pair) => pair[side] === column)]!,
          isView: true,
        }))
      }),
    ]
    return sides(key.schema, key.table, 0).flatMap((own) =>
      sides(key.target_schema, key.target, 1)
        .filter((theirs) => own.isView || theirs.isView)
        .map((theirs) => ({
          ...key,
          schema: own.schema,
          table: own.table,
          target_schema: theirs.schema,
          target: theirs.table,
          columns: key.columns.map(([a, b]): [string, string] => [own.rename(a), theirs.rename(b)]),
        })),
    )
  })
}

/** All combinations of one element from each list: none if a list is empty. */
function everyChoice(lists: string[][]): string[][] {
  return lists.reduce<string[][]>(
    (chosen, list) => chosen.flatMap((before) => list.map((next) => [...before, next])),
    [[]],
  )
}

type Shown = { view: string; columns: Map<string, string[]> }

/** For each base table: the views that show some of its columns, as base column → its names in the view. */
function indexByBase(views: ViewColumns): Map<string, Shown[]> {
  const index = new Map<string, Shown[]>()
  for (const [view, columns] of views) {
    const perTable = new Map<string, Map<string, string[]>>()
    for (const [name, base] of columns) {
      const table = qualified(base.schema, base.table)
      const shown = perTable.get(table) ?? new Map<string, string[]>()
      shown.set(base.column, [...(shown.get(base.column) ?? []), name])
      perTable.set(table, shown)
    }
    for (const [table, shown] of perTable) {
      index.set(table, [...(index.get(table) ?? []), { view, columns: shown }])
    }
  }
  return index
}

/** A table whose primary key contains two foreign keys joins their targets many-to-many. */
function throughJunctions(keys: ForeignKeyRow[], tables: Map<string, Table>): Found[] {
  const byTable = new Map<string, ForeignKeyRow[]>()
  for (const key of keys) {
    const name = qualified(key.schema, key.table)
    byTable.set(name, [...(byTable.get(name) ?? []), key])
  }
  return [...byTable].flatMap(([junctionName, own]) => {
    const primaryKey = new Set(tables.get(junctionName)?.primaryKey)
    const inside = own.filter((key) => key.columns.every(([column]) => primaryKey.has(column)))
    return inside.flatMap((source) =>
      inside
        .filter((target) => target !== source && target.constraint !== source.constraint)
        .map(
          (target): Found => ({
            schema: source.target_schema,
            table: source.target,
            targetSchema: target.target_schema,
            target: target.target,
            cardinality: 'many-to-many',
            columns: [],
            isSelf: source.target_schema === target.target_schema && source.target === target.target,
            junction: {
              schema: source.schema,
              table: source.table,
              sourceConstraint: source.constraint,
              targetConstraint: target.constraint,
              sourceColumns: source.columns.map(([a, b]) => [b, a]),
              targetColumns: target.columns.map(([a, b]) => [b, a]),
            },
          }),
        ),
    )
  })
}

function splitQualified(name: string): [string, string] {
  const dot = name.indexOf('.')
  return [name.slice(0, dot), name.slice(dot + 1)]
}
