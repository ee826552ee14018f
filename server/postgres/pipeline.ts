import type { Client, Connection, Submittable } from 'pg'

export interface Statement {
  sql: string
  values?: (string | null)[]
  /** Prepared once for each connection and role. Plans made under one role are never used under another. */
  prepareAs?: string
}

export interface StatementResult {
  rows: (string | null)[][]
  /** PostgreSQL's command tag, such as "UPDATE 3". */
  tag: string
}

const maxPrepared = 256

/** The statements a connection has prepared, oldest first, and those an error left in doubt. */
class PreparedStatements {
  private readonly names = new Map<string, string>()
  private inDoubt: string[] = []
  private counter = 0
  private readonly connection: WireConnection

  constructor(connection: WireConnection) {
    this.connection = connection
  }

  /** Returns the statement's name, sending Parse where this connection does not know it yet. */
  use(statement: Statement): { name: string; fresh: boolean } {
    const key = `${statement.prepareAs}\n${statement.sql}`
    const known = this.names.get(key)
    if (known) {
      this.names.delete(key)
      this.names.set(key, known)
      return { name: known, fresh: false }
    }
    const name = `p${++this.counter}`
    this.connection.parse({ text: statement.sql, name, types: [] })
    this.names.set(key, name)
    if (this.names.size > maxPrepared) this.drop(this.names.keys().next().value as string)
    return { name, fresh: true }
  }

  /** After an error nobody knows whether the server kept the statement: it is closed before the next use. */
  forget(statement: Statement): void {
    const key = `${statement.prepareAs}\n${statement.sql}`
    const name = this.names.get(key)
    if (name) this.inDoubt.push(name)
    this.names.delete(key)
  }

  closeForgotten(): void {
    for (const name of this.inDoubt) this.connection.close({ type: 'S', name })
    this.inDoubt = []
  }

  private drop(key: string): void {
    this.connection.close({ type: 'S', name: this.names.get(key)! })
    this.names.delete(key)
  }
}

/** What node-postgres's connection offers beneath its queries; its own types describe an older form. */
interface WireConnection {
  parse(message: { text: string; name: string; types: number[] }): void
  bind(message: { statement?: string; values: (string | null)[] }): void
  execute(message: { portal?: string; rows?: number }): void
  close(message: { type: 'S' | 'P'; name: string }): void
  sync(): void
  stream: { cork(): void; uncork(): void }
}

const preparedOf = new WeakMap<WireConnection, PreparedStatements>()

/**
 * Several statements in one write with one Sync: PostgreSQL runs them as one implicit transaction, so settings made
 * by the first hold for the rest and are gone at the end, and an error anywhere undoes everything.
 */
class Pipeline implements Submittable {
  private readonly results: StatementResult[] = []
  private rows: (string | null)[][] = []
  private fresh: Statement[] = []
  private prepared!: PreparedStatements
  private readonly statements: Statement[]
  private readonly resolve: (results: StatementResult[]) => void
  private readonly reject: (error: Error) => void

  constructor(
    statements: Statement[],
    resolve: (results: StatementResult[]) => void,
    reject: (error: Error) => void,
  ) {
    this.statements = statements
    this.resolve = resolve
    this.reject = reject
  }

  submit(raw: Connection): void {
    const connection = raw as unknown as WireConnection
    this.prepared = preparedOf.get(connection) ?? new PreparedStatements(connection)
    preparedOf.set(connection, this.prepared)
    connection.stream.cork()
    try {
      this.prepared.closeForgotten()
      for (const statement of this.statements) this.send(connection, statement)
      connection.sync()
    } finally {
      connection.stream.uncork()
    }
  }

  private send(connection: WireConnection, statement: Statement): void {
    let name = ''
    if (statement.prepareAs) {
      const used = this.prepared.use(statement)
      name = used.name
      if (used.fresh) this.fresh.push(statement)
    } else {
      connection.parse({ text: statement.sql, name: '', types: [] })
    }
    connection.bind({ statement: name, values: statement.values ?? [] })
    connection.execute({})
  }

  handleDataRow(message: { fields: (string | null)[] }): void {
    this.rows.push(message.fields)
  }

  handleCommandComplete(message: { text: string }): void {
    this.results.push({ rows: this.rows, tag: message.text })
    this.rows = []
  }

  handleEmptyQuery(): void {
    this.handleCommandComplete({ text: '' })
  }

  handleRowDescription(): void {}

  handleError(error: Error): void {
    for (const statement of this.fresh) this.prepared?.forget(statement)
    this.reject(error)
  }

  handleReadyForQuery(): void {
    this.resolve(this.results)
  }
}

/** Sends the statements as one implicit transaction and waits for all their results. */
export function runPipeline(client: Client, statements: Statement[]): Promise<StatementResult[]> {
  return new Promise((resolve, reject) => {
    client.query(new Pipeline(statements, resolve, reject))
  })
}
