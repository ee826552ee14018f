import type { StoredFile } from '../../core/files/model.ts'

/**
 * A message the database hasn't confirmed yet. Its id is created here, so that sending it again is harmless.
 */
export interface Outgoing {
  id: string
  conversation: string
  body: string
  files: StoredFile[]
  at: string
  /** Why it can't be sent; undefined while it waits for its turn or the network. */
  problem?: { code: string; message: string }
}
