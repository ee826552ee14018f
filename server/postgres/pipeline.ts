import type { Client, Connection, Submittable } from 'pg'
import { serialize } from 'pg-protocol'

export interface Statement {
  sql: string
  values?: (string | null)[]
  /** Prepared once per connection and role. A plan made under one role is never used under another. */
  prepareAs?: string
  /** What a trace calls the statement. Without it, the name is taken from the text. */
  purpose?: { kind: string; target: string }
}

export interface StatementResult {
  rows: (string | null)[][]
  /** PostgreSQL's command tag, such as "UPDATE 3". */
  tag: string
}

/** Marks the statement that becomes the caller. */
export const impersonation = 'impersonate'

const maxPrepared = 256
/**
 * A prepared statement takes about eighty times the size of its text in PostgreSQL's memory, on every connection, and
 * untrusted callers choose the text. So large statements are parsed each time, and each connection's total is
 * limited.
 */
const longestPrepared = 16 * 1024
const allPrepared = 256 * 1024

/** The statements a connection has prepared, oldest first, and those an error left in doubt. */
class PreparedStatements {
  private readonly names = new Map<string, string>()
  private inDoubt: string[] = []
  private counter = 0
  private characters = 0

  /** Returns the statement's name. If the connection doesn't have it yet, this batch parses it. */
  use(statement: Statement, batch: Buffer[]): { name: string; fresh: boolean } {
    const key = keyOf(statement)
    const known = this.names.get(key)
    if (known) {
      this.names.delete(key)
      this.names.set(key, known)
      return { name: known, fresh: false }
    }
    const name = `p${++this.counter}`
    batch.push(serialize.parse({ text: statement.sql, name, types: [] }))
    this.names.set(key, name)
    this.characters += key.length
    while (this.names.size > maxPrepared || this.characters > allPrepared) {
      this.drop(this.names.keys().next().value as string)
    }
    return { name, fresh: true }
  }

  /** After an error, it is unknown whether PostgreSQL kept the statement, so it is closed before the next use. */
  forget(statement: Statement): void {
    this.drop(keyOf(statement))
  }

  /** Goes first in a batch: PostgreSQL skips everything after an error and would keep the statements forever. */
  closeForgotten(batch: Buffer[]): void {
    for (const name of this.inDoubt) batch.push(serialize.close({ type: 'S', name }))
    this.inDoubt = []
  }

  private drop(key: string): void {
    const name = this.names.get(key)
    if (!name) return
    this.inDoubt.push(name)
    this.names.delete(key)
    this.characters -= key.length
  }
}

const keyOf = (statement: Statement): string => `${statement.prepareAs}\n${statement.sql}`

const preparedOf = new WeakMap<Connection, PreparedStatements>()

/**
 * Several statements in one write with one Sync. PostgreSQL runs them as one implicit transaction, so settings made
 * by the first apply to the rest and end with it, and any error undoes everything.
 */
export class Pipeline implements Submittable {
  /** Called when PostgreSQL has answered, by those who measure it. */
  onEnd?: (error?: Error) => void
  private readonly results: StatementResult[] = []
  private rows: (string | null)[][] = []
  private readonly fresh: Statement[] = []
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

  /** The statement the others prepare for. */
  get main(): Statement {
    return this.statements.findLast(({ prepareAs }) => prepareAs !== impersonation)!
  }

  submit(connection: Connection): void {
    this.prepared = preparedOf.get(connection) ?? new PreparedStatements()
    preparedOf.set(connection, this.prepared)
    const batch: Buffer[] = []
    this.prepared.closeForgotten(batch)
    for (const statement of this.statements) this.add(statement, batch)
    batch.push(serialize.sync())
    connection.stream.write(Buffer.concat(batch))
  }

  private add(statement: Statement, batch: Buffer[]): void {
    let name = ''
    if (statement.prepareAs && statement.sql.length <= longestPrepared) {
      const used = this.prepared.use(statement, batch)
      name = used.name
      if (used.fresh) this.fresh.push(statement)
    } else {
      batch.push(serialize.parse({ text: statement.sql, name, types: [] }))
    }
    batch.push(serialize.bind({ statement: name, values: statement.values ?? [] }), serialize.execute({}))
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
    this.onEnd?.(error)
    this.reject(error)
  }

  handleReadyForQuery(): void {
    this.onEnd?.()
    this.resolve(this.results)
  }
}

/** Sends the statements as one implicit transaction and waits for all their results. */
export function runPipeline(client: Client, statements: Statement[]): Promise<StatementResult[]> {
  return new Promise((resolve, reject) => {
    client.query(new Pipeline(statements, resolve, reject))
  })
}
