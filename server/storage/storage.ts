import type { ServerContext } from '../context.ts'
import type { Actor } from './actor.ts'
import type { Backend } from './backend/backend.ts'
import type { Files } from './files.ts'
import type { ImageRenderer } from './images/renderer.ts'
import type { UrlTokens } from './tokens.ts'

/** Shared by all routes of the service. */
export interface Storage {
  engine: ServerContext
  /** The owner of the tables. A caller's requests run as the caller instead. */
  service: Actor
  backend: Backend
  files: Files
  tokens: UrlTokens
  images: ImageRenderer
}
