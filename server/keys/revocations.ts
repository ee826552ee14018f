import type { Database } from '../postgres/database.ts'
import type { Claims } from './tokens.ts'

const channel = 'auth_revoked'

/**
 * Sessions and users that ended before their access tokens did. Triggers on auth.sessions and auth.users write
 * them down and announce them, so that every server refuses those tokens at once, without a query for each request.
 */
export class Revocations {
  private readonly sessions = new Set<string>()
  private readonly users = new Map<string, number>()
  private readonly db: Database
  private readonly tokenLifetime: number
  private readonly listeners = new Set<() => void>()

  private constructor(db: Database, tokenLifetime: number) {
    this.db = db
    this.tokenLifetime = tokenLifetime
  }

  static async open(db: Database, tokenLifetime: number): Promise<Revocations> {
    const revocations = new Revocations(db, tokenLifetime)
    await revocations.load()
    await db.listener.on(channel, (payload) => revocations.add(JSON.parse(payload)))
    db.listener.onReconnect(() => void revocations.load().catch(() => undefined))
    setInterval(() => void revocations.load().catch(() => undefined), tokenLifetime * 1000).unref()
    return revocations
  }

  has(claims: Claims): boolean {
    if (claims.session_id && this.sessions.has(claims.session_id)) return true
    const since = claims.sub ? this.users.get(claims.sub) : undefined
    return since !== undefined && (claims.iat ?? 0) <= since
  }

  /** Resolves once this server refuses what was revoked so far. */
  settle(): Promise<void> {
    return this.db.listener.catchUp().catch(() => undefined)
  }

  /** Tells long-lived connections that sessions have ended just now, or while the database was out of reach. */
  onRevoked(listener: () => void): () => void {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  private add(entry: { session_id?: string; user_id?: string; at: number }): void {
    if (entry.session_id) this.sessions.add(entry.session_id)
    if (entry.user_id) this.users.set(entry.user_id, entry.at)
    for (const listener of this.listeners) listener()
  }

  private async load(): Promise<void> {
    await this.db.admin.query(
      'delete from _server.revocations where revoked_at < now() - make_interval(secs => $1)',
      [this.tokenLifetime + 60],
    )
    const { rows } = await this.db.admin.query<{ session_id?: string; user_id?: string; at: number }>(
      'select session_id, user_id, floor(extract(epoch from revoked_at))::int as at from _server.revocations',
    )
    this.sessions.clear()
    this.users.clear()
    for (const row of rows) {
      if (row.session_id) this.sessions.add(row.session_id)
      if (row.user_id) this.users.set(row.user_id, row.at)
    }
    for (const listener of this.listeners) listener()
  }
}
