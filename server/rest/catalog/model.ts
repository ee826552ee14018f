/** What the database offers, as the REST interface needs to know it. */
export interface Column {
  name: string
  /** As PostgreSQL writes it, qualified where it is not built in: `integer`, `public.mood[]`. */
  type: string
  nullable: boolean
  default: string | null
  isArray: boolean
  isTsvector: boolean
  isJson: boolean
  representation?: Representation
}

/** Functions that turn a domain's values into what callers see, and what they send into its values. */
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
  /** The foreign key's name; for many-to-many there are two, in the junction. */
  constraint?: string
  /** Pairs of [own column, target column]. */
  columns: [string, string][]
  junction?: Junction
  /** A function that takes a row of the table: a computed relationship. */
  via?: { schema: string; name: string }
  isSelf: boolean
  /** A view is reached by its name only, since it shares keys and columns with its table. */
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
  /** `record`: rows whose columns nothing declares. */
  returns: 'void' | 'scalar' | 'row' | 'record'
  /** Where rows of an existing table or view come back. */
  rowOf?: { schema: string; table: string }
  /** Columns of a composite or TABLE result that is not a table's row. */
  rowColumns: string[]
  returnType: string
  /** The result is a domain with the name of a media type, such as "text/html". */
  mediaType?: string
  isBinary: boolean
  /** `SET statement_timeout` and the like on the function itself. */
  settings: Record<string, string>
}

/** An aggregate that makes a body of its media type out of rows. */
export interface MediaHandler {
  schema: string
  name: string
  mediaType: string
  isBinary: boolean
  /** The table whose rows it takes; nothing where it takes any. */
  takes?: { schema: string; name: string }
}

export interface Catalog {
  tables: Map<string, Table>
  /** By "schema.table". */
  relationships: Map<string, Relationship[]>
  /** By "schema.name". */
  routines: Map<string, Routine[]>
  handlers: MediaHandler[]
  /** Settings of each role that hold while a request runs as it, such as statement_timeout. */
  roleSettings: Map<string, Record<string, string>>
  /** PostgREST's own settings, from `alter role authenticator set pgrst.…`. */
  settings: Record<string, string>
  /** In lower case. */
  timeZones: Set<string>
}

export const qualified = (schema: string, name: string): string => `${schema}.${name}`
