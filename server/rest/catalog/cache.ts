import type { SupabaseConfig } from '../../config/supabase.ts'
import type { ServerContext } from '../../context.ts'
import type { Log } from '../../log.ts'
import type { Database } from '../../postgres/database.ts'
import { loadCatalog } from './load.ts'
import type { Catalog } from './model.ts'

/** The catalog in memory. Reloaded after DDL and on `NOTIFY pgrst`. */
export class CatalogCache {
  private catalog!: Catalog
  private reloading: Promise<void> | undefined
  private staleAgain = false
  private closed = false
  /** Grows with each reload: plans made for an older catalog are no longer used. */
  version = 0
  private readonly db: Database
  private readonly config: SupabaseConfig
  private readonly log: Log

  private constructor(db: Database, config: SupabaseConfig, log: Log) {
    this.db = db
    this.config = config
    this.log = log
  }

  static async open({ db, config, log }: ServerContext): Promise<CatalogCache> {
    const cache = new CatalogCache(db, config, log)
    await cache.reload()
    await db.listener.on('pgrst', () => void cache.reload())
    db.listener.onReconnect(() => void cache.reload())
    return cache
  }

  get current(): Catalog {
    return this.catalog
  }

  /** Many notifications in a row (a migration) cause one reload after the current one, not one each. */
  async reload(): Promise<void> {
    if (this.closed) return
    if (this.reloading) {
      this.staleAgain = true
      return this.reloading
    }
    this.reloading = this.load()
    await this.reloading
  }

  /** Stops reloading. A reload in progress is finished first, while the database is still available. */
  async close(): Promise<void> {
    this.closed = true
    await this.reloading
  }

  private async load(): Promise<void> {
    try {
      do {
        this.staleAgain = false
        this.catalog = await loadCatalog(this.db, this.config)
        this.version++
      } while (this.staleAgain && !this.closed)
    } catch (error) {
      this.log.error({ err: error }, 'could not load the schema cache')
      if (!this.catalog) throw error
    } finally {
      this.reloading = undefined
    }
  }
}
