import { randomUUID } from 'node:crypto'
import type { ServerContext } from '../context.ts'

/** An access token as the auth service signs it, for a person who need not exist. */
export async function accessToken(
  engine: ServerContext,
  claims: Record<string, unknown> = {},
): Promise<{ token: string; userId: string }> {
  const now = Math.floor(Date.now() / 1000)
  const userId = typeof claims.sub === 'string' ? claims.sub : randomUUID()
  const token = await engine.tokens.sign({
    sub: userId,
    role: 'authenticated',
    aud: 'authenticated',
    iat: now,
    exp: now + 3600,
    session_id: randomUUID(),
    ...claims,
  })
  return { token, userId }
}
