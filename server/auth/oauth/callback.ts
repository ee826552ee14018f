import type { Context } from 'hono'
import { readBody } from '../../http/body.ts'
import { HttpError } from '../../http/errors.ts'
import type { Queryable } from '../database.ts'
import { AuthError, badRequest, OAuthError, reasonOf, unexpected } from '../errors.ts'
import { factsOf } from '../http/callers.ts'
import { codeRedirect, providerErrorRedirect, sessionRedirect } from '../redirects/answers.ts'
import { issueSession } from '../sessions/issue.ts'
import type { User } from '../users/user.ts'
import type { ProviderTokens } from './client.ts'
import { signInWithProfile } from './enter.ts'
import { addToAccount } from './link.ts'
import type { OAuth } from './oauth.ts'
import type { Profile } from './profile.ts'
import { releaseAuthCode, type Visit } from './state.ts'

const largestForm = 64 * 1024

/** Redirects a browser that returns from a provider, with a session, a code or an error. */
export async function callback(oauth: OAuth, c: Context): Promise<Response> {
  const { auth } = oauth
  // A HEAD request must not use up the response.
  if (c.req.raw.method === 'HEAD') return c.body(null, 405)
  let target = auth.redirects.siteUrl
  try {
    const answer = await readAnswer(c)
    const visit = await oauth.visits.end(answer.get('state') ?? '')
    target = visit.target
    const { profile, tokens } = await hearProvider(oauth, visit, answer)
    return await finish(oauth, c, visit, profile, tokens)
  } catch (error) {
    if (error instanceof OAuthError) return providerErrorRedirect(c, target, error)
    const known =
      error instanceof AuthError
        ? error
        : unexpected('Unexpected failure, please check server logs for more information')
    if (known.status >= 500) {
      auth.engine.log.error({ reason: reasonOf(error) }, 'sign-in with a provider failed')
    }
    return providerErrorRedirect(c, target, known)
  }
}

/** The provider's response is in the query, or in a form the browser posts. */
async function readAnswer(c: Context): Promise<URLSearchParams> {
  if (c.req.method !== 'POST') return new URL(c.req.url).searchParams
  const form = await readBody(c, largestForm).catch((error) => {
    throw error instanceof HttpError ? badRequest('bad_oauth_callback', error.message) : error
  })
  return new URLSearchParams(form.toString('utf8'))
}

async function hearProvider(
  oauth: OAuth,
  visit: Visit,
  answer: URLSearchParams,
): Promise<{ profile: Profile; tokens: ProviderTokens }> {
  const refusal = answer.get('error')
  if (refusal) {
    throw new OAuthError(refusal.slice(0, 100), (answer.get('error_description') ?? '').slice(0, 500))
  }
  if (!answer.get('code')) {
    throw badRequest('bad_oauth_callback', 'OAuth callback with missing authorization code missing')
  }
  const client = oauth.client(visit.provider)
  const url = new URL(oauth.callbackUrl(client.provider))
  url.search = answer.toString()
  const heard = await client.exchange(url, visit.state, oauth.visits.bindings(visit.state)).catch((cause) => {
    if (cause instanceof AuthError) throw cause
    throw Object.assign(unexpected('Unable to exchange external code'), { cause })
  })
  if (!heard.profile.email && !client.provider.emailOptional) {
    throw unexpected('Error getting user email from external provider')
  }
  return heard
}

async function finish(
  { auth }: OAuth,
  c: Context,
  visit: Visit,
  profile: Profile,
  tokens: ProviderTokens,
): Promise<Response> {
  const facts = factsOf(auth, c)
  const { target, linkTo } = visit
  const sendOn = async (tx: Queryable, user: User) => {
    if (visit.pkce) return codeRedirect(c, target, await releaseAuthCode(tx, visit, user.id, tokens))
    const session = await issueSession(auth, tx, user, 'oauth', facts, {
      providerToken: tokens.accessToken,
      providerRefreshToken: tokens.refreshToken,
    })
    return sessionRedirect(c, target, session, '')
  }
  return linkTo
    ? addToAccount(auth, linkTo, profile, sendOn)
    : signInWithProfile(auth, { facts, profile, target }, sendOn)
}
