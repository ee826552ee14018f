import { createHmac } from 'node:crypto'
import type { ClientConfig } from 'pg'
import type { Database } from '../postgres/database.ts'

/**
 * How to connect for the jobs of a role. A job may leave its role with `reset role`, so it never runs on a connection
 * of the owner: each role with jobs has a login of its own that can become that role and nothing else.
 */
export class Accounts {
  private readonly known = new Map<string, Promise<ClientConfig>>()
  private readonly db: Database

  constructor(db: Database) {
    this.db = db
  }

  connectionFor(username: string): Promise<ClientConfig> {
    const known = this.known.get(username)
    if (known) return known
    const made = username === this.db.owner.user ? Promise.resolve(this.db.owner) : this.makeLogin(username)
    this.known.set(username, made)
    made.catch(() => this.known.delete(username))
    return made
  }

  private async makeLogin(username: string): Promise<ClientConfig> {
    const { rows } = await this.db.admin.query<{ login: string; quoted: string; taken: boolean }>(
      // Roles belong to all databases of a cluster, and the password to this one alone.
      `select login, quote_ident(owner.rolname) as quoted, other.oid is not null as taken
       from pg_roles as owner
       join pg_database on datname = current_database()
       cross join lateral concat('cron_as_', owner.oid, '_in_', pg_database.oid) as login
       left join pg_roles as other on other.rolname = login
       where owner.rolname = $1 and not owner.rolsuper`,
      [username],
    )
    if (!rows[0]) throw new Error(`role "${username}" does not exist or is a superuser`)
    const { login, quoted, taken } = rows[0]
    const password = createHmac('sha256', await this.db.secret('cron_logins'))
      .update(login)
      .digest('base64url')
    // The name is made of our own words and digits, and the password of base64url: neither can end the quoted text.
    await this.db.admin.query(
      `${taken ? 'alter' : 'create'} role ${login} login noinherit password '${password}'`,
    )
    await this.db.admin.query(`grant ${quoted} to ${login}`)
    return { ...this.db.owner, user: login, password }
  }
}
