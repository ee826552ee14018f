import type { Catalog, Relationship } from '../catalog/model.ts'
import { qualified } from '../catalog/model.ts'
import { restError } from '../errors.ts'
import { closest } from './closest.ts'
import type { Origin } from './model.ts'

interface Wanted {
  target: string
  hint?: string
}

/** The one relationship that `target!hint` means here. None or several are errors that say what to do. */
export function findRelationship(catalog: Catalog, origin: Origin, wanted: Wanted): Relationship {
  const name = origin.table?.name ?? ''
  const all = (origin.table && catalog.relationships.get(qualified(origin.table.schema, name))) ?? []
  const inSchema = all.filter(
    (relationship) => relationship.targetSchema === origin.schema || relationship.via,
  )
  const computed = inSchema.filter(
    (relationship) => relationship.via?.name === wanted.target && relationship.via.schema === origin.schema,
  )
  const found =
    computed.length > 0 ? computed : inSchema.filter((relationship) => matches(relationship, wanted))
  if (found.length === 1) return found[0]!
  if (found.length === 0) throw noneFound(name, origin, wanted, inSchema)
  throw severalFound(name, wanted, found)
}

function matches(relationship: Relationship, { target, hint }: Wanted): boolean {
  if (relationship.via) return false
  const byTable = target === relationship.target
  const toMany = relationship.cardinality === 'one-to-many'
  if (relationship.isSelf) {
    // A self-referencing key leads both ways: the table's name means the children, the column's name the parent.
    if (hint !== undefined) return byTable && toMany && targetColumn(relationship) === hint
    const toParent = relationship.cardinality === 'many-to-one' && ownColumn(relationship) === target
    return (byTable && toMany) || toParent
  }
  if (hint === undefined) return byTable || (!relationship.targetIsView && byKey(relationship, target))
  return (
    byTable &&
    (byKey(relationship, hint) || targetColumn(relationship) === hint || byJunction(relationship, hint))
  )
}

function byKey(relationship: Relationship, name: string): boolean {
  return relationship.constraint === name || ownColumn(relationship) === name
}

function byJunction({ junction }: Relationship, name: string): boolean {
  return junction?.table === name
}

const ownColumn = (relationship: Relationship): string | undefined =>
  relationship.columns.length === 1 ? relationship.columns[0]![0] : undefined

const targetColumn = (relationship: Relationship): string | undefined =>
  relationship.columns.length === 1 ? relationship.columns[0]![1] : undefined

function noneFound(name: string, origin: Origin, { target, hint }: Wanted, all: Relationship[]): Error {
  const suggestion = closest(
    target,
    all.map((relationship) => relationship.target),
  )
  const using = hint ? ` using the hint '${hint}'` : ''
  return restError(
    400,
    'PGRST200',
    `Could not find a relationship between '${name}' and '${target}' in the schema cache`,
    {
      details: `Searched for a foreign key relationship between '${name}' and '${target}'${using} in the schema '${origin.schema}', but no matches were found.`,
      hint: suggestion ? `Perhaps you meant '${suggestion}' instead of '${target}'.` : null,
    },
  )
}

function severalFound(name: string, { target }: Wanted, found: Relationship[]): Error {
  const hints = found.map(
    (relationship) => `'${target}!${relationship.constraint ?? relationship.junction?.table}'`,
  )
  return restError(
    300,
    'PGRST201',
    `Could not embed because more than one relationship was found for '${name}' and '${target}'`,
    {
      details: found.map((relationship) => ({
        cardinality: relationship.cardinality,
        embedding: `${name} with ${relationship.target}`,
        relationship: inWords(relationship),
      })),
      hint: `Try changing '${target}' to one of the following: ${hints.join(', ')}. Find the desired relationship in the 'details' key.`,
    },
  )
}

function inWords(relationship: Relationship): string {
  const list = (columns: [string, string][], side: 0 | 1) => columns.map((pair) => pair[side]).join(', ')
  const { junction } = relationship
  if (junction) {
    return `${junction.table} using ${junction.sourceConstraint}(${list(junction.sourceColumns, 1)}) and ${junction.targetConstraint}(${list(junction.targetColumns, 1)})`
  }
  const { constraint, table, target, columns } = relationship
  return `${constraint} using ${table}(${list(columns, 0)}) and ${target}(${list(columns, 1)})`
}
