import type { HttpBindings } from '@hono/node-server'
import type { RequestLog } from './request-log.ts'

export interface AppEnv {
  Bindings: HttpBindings
  Variables: { log: RequestLog }
}
