import type { Database } from '../postgres/database.ts'
import type { Claims } from './tokens.ts'

const channel = 'auth_revoked'

interface Revocation {
  session_id?: string | null
  user_id?: string | null
  at: number
}

/**
 * Sessions and users that ended before their access tokens. Triggers on auth.sessions and auth.users record and
 * announce them, so that every server immediately refuses those tokens without a query for each request.
 */
export class Revocations {
  private readonly sessions = new Map<string, number>()
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
    await db.listener.on(channel, (payload) => revocations.add(JSON.parse(payload)))
    await revocations.load()
    db.listener.onReconnect(() => void revocations.load().catch(() => undefined))
    setInterval(() => void revocations.load().catch(() => undefined), tokenLifetime * 1000).unref()
    return revocations
  }

  has(claims: Claims): boolean {
    if (claims.session_id && this.sessions.has(claims.session_id)) return true
    const since = claims.sub ? this.users.get(claims.sub) : undefined
    return since !== undefined && (claims.iat ?? 0) <= since
  }

  /** Resolves once this server refuses everything revoked so far. */
  settle(): Promise<void> {
    return this.db.listener.catchUp().catch(() => undefined)
  }

  /** Tells long-lived connections that sessions have ended, just now or while the database was unreachable. */
  onRevoked(listener: () => void): () => void {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  private add(entry: Revocation): void {
    this.note(entry)
    for (const listener of this.listeners) listener()
  }

  private note({ session_id: session, user_id: user, at }: Revocation): void {
    if (session) this.sessions.set(session, at)
    if (user) this.users.set(user, Math.max(at, this.users.get(user) ?? at))
  }

  /** Revocations announced while the rows are read may not be among them, so a missing row doesn't remove one. */
  private async load(): Promise<void> {
    const kept = this.tokenLifetime + 60
    await this.db.admin.query(
      'delete from _server.revocations where revoked_at < now() - make_interval(secs => $1)',
      [kept],
    )
    const { rows } = await this.db.admin.query<Revocation>(
      'select session_id, user_id, floor(extract(epoch from revoked_at))::int as at from _server.revocations',
    )
    for (const ended of [this.sessions, this.users]) {
      for (const [id, at] of ended) if (at < Date.now() / 1000 - kept) ended.delete(id)
    }
    for (const row of rows) this.note(row)
    for (const listener of this.listeners) listener()
  }
}
