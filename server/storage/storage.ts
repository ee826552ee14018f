import type { Engine } from '../engine.ts'
import type { Actor } from './actor.ts'
import type { Backend } from './backend/backend.ts'
import type { Files } from './files.ts'
import type { ImageRenderer } from './images/renderer.ts'
import type { UrlTokens } from './tokens.ts'

/** What every route of the service is given. */
export interface Storage {
  engine: Engine
  /** The owner of the tables. What a caller asks runs as the caller instead. */
  service: Actor
  backend: Backend
  files: Files
  tokens: UrlTokens
  images: ImageRenderer
}
