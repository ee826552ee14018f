import { backendUrl } from '../_shared/backend.ts'
import { readSmallJson } from '../_shared/small-json.ts'
import { call, isUuid, type Platform } from './database.ts'
import { Problem, sendTo } from './problems.ts'
import { hashOf, newSecret } from './secrets.ts'
import { readTicket, writeState, writeTicket } from './state.ts'
import { isOwnTarget } from './targets.ts'

/** Where platforms send messages to. */
export const launchUrl = `${backendUrl}/functions/v1/lti/launch`

/**
 * A platform wants to send us a message: we ask it to, with a state that it returns. The browser keeps the state’s
 * counterpart, in its own storage or in that of the platform, so no cookie is needed in a frame.
 */
export async function login(school: string | undefined, asked: URLSearchParams): Promise<Response> {
  const issuer = asked.get('iss')
  const hint = asked.get('login_hint')
  if (!isUuid(school) || !issuer || !hint) throw new Problem('request_incomplete')
  if (!isOwnTarget(asked.get('target_link_uri'))) throw new Problem('target_foreign')
  const client_id = asked.get('client_id')
  const platform = await call<Platform | null>('find_learning_platform', { school, issuer, client_id })
  if (!platform) throw new Problem('platform_unknown')
  const nonce = newSecret()
  const binding = newSecret()
  const storage = asked.get('lti_storage_target')?.slice(0, 100)
  const state = await writeState({
    platform: platform.id,
    nonce,
    binding: await hashOf(binding),
    ...(storage && { storage }),
  })
  const to = new URL(platform.auth_url)
  const messageHint = asked.get('lti_message_hint')
  const parameters = {
    scope: 'openid',
    response_type: 'id_token',
    response_mode: 'form_post',
    prompt: 'none',
    client_id: platform.client_id,
    redirect_uri: launchUrl,
    login_hint: hint,
    ...(messageHint && { lti_message_hint: messageHint }),
    state,
    nonce,
  }
  for (const [name, value] of Object.entries(parameters)) to.searchParams.set(name, value)
  const ticket = await writeTicket({
    to: to.href,
    key: await hashOf(state),
    binding,
    ...(storage && { storage }),
  })
  return sendTo('start', { ticket })
}

/** Where the browser of a login goes next, and what it keeps, for our page that got the ticket. */
export async function start(request: Request): Promise<Response> {
  const { ticket } = await readSmallJson(request, 16_384)
  const { to, key, binding, storage } = await readTicket(String(ticket))
  return Response.json({ to, key, binding, storage: storage ?? null })
}
