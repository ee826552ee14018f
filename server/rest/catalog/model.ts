/** The database schema, as the REST interface needs it. */
export interface Column {
  name: string
  /** As PostgreSQL writes it, qualified unless it is built in: `integer`, `public.mood[]`. */
  type: string
  nullable: boolean
  default: string | null
  isArray: boolean
  isTsvector: boolean
  isJson: boolean
  representation?: Representation
}

/** Functions that convert a domain's values to and from the form callers use. */
export interface Representation {
  toJson?: string
  toText?: string
  fromJson?: string
  fromText?: string
}

export interface Table {
  schema: string
  name: string
  isView: boolean
  columns: Map<string, Column>
  primaryKey: string[]
  insertable: boolean
  updatable: boolean
  deletable: boolean
  description: string | null
}

type Cardinality = 'many-to-one' | 'one-to-many' | 'one-to-one' | 'many-to-many'

interface Junction {
  schema: string
  table: string
  sourceConstraint: string
  targetConstraint: string
  /** Pairs of [own column, junction column]. */
  sourceColumns: [string, string][]
  targetColumns: [string, string][]
}

/** How rows of one table lead to rows of another. */
export interface Relationship {
  schema: string
  table: string
  targetSchema: string
  target: string
  cardinality: Cardinality
  /** The foreign key's name. Many-to-many relationships have two, in the junction. */
  constraint?: string
  /** Pairs of [own column, target column]. */
  columns: [string, string][]
  junction?: Junction
  /** A function that takes a row of the table: a computed relationship. */
  via?: { schema: string; name: string }
  isSelf: boolean
  /** A view is addressed only by its name, because it shares keys and columns with its table. */
  targetIsView: boolean
}

export interface RoutineArgument {
  name: string
  type: string
  required: boolean
  variadic: boolean
}

export interface Routine {
  schema: string
  name: string
  arguments: RoutineArgument[]
  isVolatile: boolean
  returnsSet: boolean
  /** `record`: rows whose columns are not declared. */
  returns: 'void' | 'scalar' | 'row' | 'record'
  /** Set if it returns rows of an existing table or view. */
  rowOf?: { schema: string; table: string }
  /** Columns of a composite or TABLE result that is not a table's row. */
  rowColumns: string[]
  returnType: string
  /** The result is a domain named after a media type, such as "text/html". */
  mediaType?: string
  isBinary: boolean
  /** `SET statement_timeout` and the like on the function itself. */
  settings: Record<string, string>
}

/** An aggregate that turns rows into a body of its media type. */
export interface MediaHandler {
  schema: string
  name: string
  mediaType: string
  isBinary: boolean
  /** The table whose rows it takes; undefined if it takes any. */
  takes?: { schema: string; name: string }
}

export interface Catalog {
  tables: Map<string, Table>
  /** By "schema.table". */
  relationships: Map<string, Relationship[]>
  /** By "schema.name". */
  routines: Map<string, Routine[]>
  handlers: MediaHandler[]
  /** Each role's settings for its requests, such as statement_timeout. */
  roleSettings: Map<string, Record<string, string>>
  /** PostgREST's own settings, from `alter role authenticator set pgrst.…`. */
  settings: Record<string, string>
  /** In lowercase. */
  timeZones: Set<string>
}

export const qualified = (schema: string, name: string): string => `${schema}.${name}`
