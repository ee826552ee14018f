/** A database type, as far as it matters to clients. */
export interface TypeInfo {
  oid: string
  schema: string
  name: string
  kind: 'base' | 'enum' | 'array' | 'domain' | 'table' | 'composite' | 'pseudo'
  /** The element of an array, or the base type of a domain. */
  inner: string
  labels: string[]
  /** Columns of tables, views and composite types. */
  attributes: ColumnInfo[]
}

export interface ColumnInfo {
  name: string
  type: string
  nullable: boolean
  hasDefault: boolean
  /** Identity and generated columns that can't be set. */
  isAlwaysGenerated: boolean
}

export interface RelationInfo {
  schema: string
  name: string
  isView: boolean
  isInsertable: boolean
  isUpdatable: boolean
  columns: ColumnInfo[]
}

export interface ForeignKeyInfo {
  name: string
  schema: string
  table: string
  targetSchema: string
  target: string
  columns: [string, string][]
  isOneToOne: boolean
}

export interface FunctionInfo {
  schema: string
  name: string
  arguments: { name: string; type: string; isOptional: boolean }[]
  /** Columns of `returns table (…)` and of several out arguments. */
  outputs: { name: string; type: string }[]
  returns: string
  isSet: boolean
  /** A set declared with `rows 1`. */
  isOneRow: boolean
}

export interface SchemaModel {
  types: Map<string, TypeInfo>
  relations: RelationInfo[]
  foreignKeys: ForeignKeyInfo[]
  functions: FunctionInfo[]
}
