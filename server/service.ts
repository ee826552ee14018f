import type { Server } from 'node:http'
import type { Hono } from 'hono'
import type { AppEnv } from './http/app-env.ts'
import type { FigureSource } from './metrics/figures.ts'

/** One of the interfaces the server exposes. */
export interface Service {
  /** Handles requests below the service's own path. */
  routes?: Hono<AppEnv>
  /** Called with the HTTP server before it listens, for WebSockets. */
  attach?(server: Server): void
  /** What the service adds to the metrics. */
  figures?: FigureSource
  /** Called once the server accepts requests and knows its own address. */
  ready?(): Promise<void>
  /** Called when the server stops accepting connections, to end those that would otherwise stay open forever. */
  closeConnections?(): void
  /** Finishes running work and releases all resources. */
  close?(): Promise<void>
}
