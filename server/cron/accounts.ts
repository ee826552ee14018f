import type { Client, ClientConfig } from 'pg'
import type { Database } from '../postgres/database.ts'
import { makeLogin } from '../postgres/logins.ts'

/**
 * How to connect to run a role's jobs. A job can leave its role with `reset role`, so it never runs on the owner's
 * connection: each role with jobs has its own login that can become that role and nothing else.
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
    const { admin, owner, secret } = this.db
    return {
      ...owner,
      ...(await makeLogin(admin as unknown as Client, username, 'cron', await secret('cron_logins'))),
    }
  }
}
