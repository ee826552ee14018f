import type { Context } from 'hono'
import { notFound } from '../errors.ts'
import { factsOf, requireUser } from '../http/callers.ts'
import { readChallenge } from '../tokens/flow-state.ts'
import type { User } from '../users/user.ts'
import type { OAuth } from './oauth.ts'

/**
 * Our own parameters, or ones that would change how the provider responds. The app can pass any others to the
 * provider.
 */
const notForwarded = new Set(
  `provider scopes redirect_to code_challenge code_challenge_method invite_token skip_http_redirect apikey
   response_mode response_type request request_uri client_id client_secret`.split(/\s+/),
)

/** Redirects the browser to the provider. */
export async function authorize(oauth: OAuth, c: Context): Promise<Response> {
  return leaveFor(c, await providerUrl(oauth, c))
}

/** The same for a signed-in person who adds an identity to their account. */
export async function authorizeLink(oauth: OAuth, c: Context): Promise<Response> {
  const { user } = await requireUser(oauth.auth, c)
  assertManualLinking(oauth)
  const url = await providerUrl(oauth, c, user)
  return c.req.query('skip_http_redirect') === 'true' ? c.json({ url }) : leaveFor(c, url)
}

export function assertManualLinking({ auth }: OAuth): void {
  if (!auth.config.enable_manual_linking) {
    throw notFound('manual_linking_disabled', 'Manual linking is disabled')
  }
}

async function providerUrl(oauth: OAuth, c: Context, linkTo?: User): Promise<string> {
  const { auth, visits } = oauth
  const query = c.req.query()
  const client = oauth.client(query.provider ?? '')
  readChallenge(query)
  await auth.limits.address('sign_in_sign_ups', factsOf(auth, c).ip)
  const state = await visits.begin({
    provider: client.provider.name,
    target: auth.redirects.targetOf(c),
    linkTo: linkTo?.id,
    code_challenge: query.code_challenge,
    code_challenge_method: query.code_challenge_method,
  })
  const scopes = (query.scopes ?? '').split(/[\s,]+/).filter(Boolean)
  const extra = Object.fromEntries(Object.entries(query).filter(([key]) => !notForwarded.has(key)))
  return client.authorizationUrl(
    oauth.callbackUrl(client.provider),
    state,
    visits.bindings(state),
    scopes,
    extra,
  )
}

function leaveFor(c: Context, url: string): Response {
  c.header('referrer-policy', 'no-referrer')
  return c.redirect(url, 302)
}
