import { jwtVerify, SignJWT } from 'jose'
import { z } from 'zod'
import { serviceKey } from '../_shared/backend.ts'
import { Problem } from './problems.ts'

const login = z.object({
  platform: z.uuid(),
  nonce: z.string(),
  /** Hash of what only the browser that logs in knows. */
  binding: z.string(),
  /** The window of the platform that keeps data for us, if it offers to. */
  storage: z.string().optional(),
})
export type Login = z.infer<typeof login>

/** Nothing is stored for a login, which anyone can start: what matters about it travels with it, signed. */
export const writeState = (content: Login): Promise<string> => seal('lti-state', content, '10 minutes')

export const readState = (state: string): Promise<Login> => unseal('lti-state', state, login)

const ticket = z.object({
  /** The platform’s address that the browser goes to next. */
  to: z.string(),
  /** What the binding is kept under. */
  key: z.string(),
  binding: z.string(),
  storage: z.string().optional(),
})
type Ticket = z.infer<typeof ticket>

/** What our page does next. Only we can write it: otherwise a link to the page could lead anywhere. */
export const writeTicket = (content: Ticket): Promise<string> => seal('lti-ticket', content, '5 minutes')

export const readTicket = (sealed: string): Promise<Ticket> => unseal('lti-ticket', sealed, ticket)

async function seal(purpose: string, content: Login | Ticket, lifetime: string): Promise<string> {
  return new SignJWT({ ...content })
    .setProtectedHeader({ alg: 'HS256' })
    .setAudience(purpose)
    .setIssuedAt()
    .setExpirationTime(lifetime)
    .sign(await keyFor(purpose))
}

async function unseal<T>(purpose: string, sealed: string, schema: z.ZodType<T>): Promise<T> {
  try {
    const { payload } = await jwtVerify(sealed, await keyFor(purpose), {
      algorithms: ['HS256'],
      audience: purpose,
    })
    return schema.parse(payload)
  } catch {
    throw new Problem('state_wrong')
  }
}

/** A key for each purpose, so that nothing that is signed for another one counts. */
async function keyFor(purpose: string): Promise<Uint8Array> {
  const bytes = new TextEncoder().encode(`${purpose} ${serviceKey}`)
  return new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
}
