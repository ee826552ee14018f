import type { Server } from 'node:http'
import type { Hono } from 'hono'
import type { AppEnv } from './http/app.ts'

/** One of the interfaces the server offers. */
export interface Service {
  /** Requests below the service's own path. */
  routes?: Hono<AppEnv>
  /** Called with the HTTP server before it listens, for web sockets. */
  attach?(server: Server): void
  /** Called once requests are taken and the server's address is known. */
  ready?(): Promise<void>
  /** Called when the server stops taking connections: ends those that would never end by themselves. */
  hangUp?(): void
  /** Finishes what is running and lets go of everything. */
  close?(): Promise<void>
}
