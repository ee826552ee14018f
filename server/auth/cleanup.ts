import type { Auth } from './auth.ts'
import { reasonOf } from './errors.ts'

const everyMs = 3600 * 1000

/** Rows that can no longer be used: exchanged codes, replaced refresh tokens, expired sessions. */
const statements = [
  `delete from auth.flow_state where created_at < now() - interval '1 day'`,
  `delete from auth.refresh_tokens where revoked and updated_at < now() - interval '1 day'`,
  `delete from auth.sessions where not_after < now() - interval '1 day'`,
  `delete from auth.mfa_challenges where created_at < now() - interval '1 day'`,
  `delete from auth.saml_relay_states where created_at < now() - interval '1 day'`,
]

export async function cleanUp(auth: Auth): Promise<void> {
  for (const statement of statements) await auth.db.query(statement)
  // The service's own login can't reach this table.
  await auth.engine.db.admin.query(
    `delete from _server.saml_assertions where expires_at < now() - interval '1 day'`,
  )
  const { timebox } = auth.config.sessions
  if (timebox > 0) {
    await auth.db.query('delete from auth.sessions where created_at < now() - make_interval(secs => $1)', [
      timebox + 86_400,
    ])
  }
}

/** Cleans up periodically. Returns a function that stops it. */
export function startCleanUp(auth: Auth): () => void {
  const timer = setInterval(() => {
    cleanUp(auth).catch((error) =>
      auth.engine.log.warn({ reason: reasonOf(error) }, 'could not remove old auth rows'),
    )
  }, everyMs)
  timer.unref()
  return () => clearInterval(timer)
}
