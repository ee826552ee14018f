import type { Context } from 'hono'
import { type AuthError, OAuthError } from '../errors.ts'
import type { TokenResponse } from '../sessions/issue.ts'

const oauthNames: Record<number, string> = {
  400: 'invalid_request',
  401: 'unauthorized_client',
  403: 'access_denied',
  500: 'server_error',
  503: 'temporarily_unavailable',
}

/** The session goes after the `#`, which browsers don't send to servers. */
export function sessionRedirect(c: Context, target: string, session: TokenResponse, type: string): Response {
  const fragment = new URLSearchParams({
    access_token: session.access_token,
    expires_at: String(session.expires_at),
    expires_in: String(session.expires_in),
    ...(session.provider_refresh_token && { provider_refresh_token: session.provider_refresh_token }),
    ...(session.provider_token && { provider_token: session.provider_token }),
    refresh_token: session.refresh_token,
    token_type: session.token_type,
    ...(type && { type }),
  })
  return redirect(c, withFragment(target, fragment))
}

export function codeRedirect(c: Context, target: string, code: string): Response {
  return redirect(c, withQuery(target, { code }))
}

export function messageRedirect(c: Context, target: string, message: string, pkce: boolean): Response {
  const base = pkce ? withQuery(target, { message }) : target
  return redirect(c, withFragment(base, new URLSearchParams({ message })))
}

/** Errors go into the fragment and, with PKCE, where the app's server reads them, also into the query. */
export function errorRedirect(c: Context, target: string, error: AuthError, pkce: boolean): Response {
  const name = oauthNames[error.status]
  const details = {
    ...(name && { error: name }),
    error_code: error.code,
    error_description: error.message,
  }
  const base = pkce ? withQuery(target, details) : target
  return redirect(c, withFragment(base, new URLSearchParams(details)))
}

/** Errors with a name in OAuth, whatever their status. */
const deniedCodes = new Set(['signup_disabled', 'user_banned', 'provider_email_needs_verification'])

/** An error on the way back from a provider is always in both the query and the fragment. */
export function providerErrorRedirect(c: Context, target: string, error: AuthError | OAuthError): Response {
  const details: Record<string, string> =
    error instanceof OAuthError
      ? { error: error.error, error_description: error.message }
      : {
          error: deniedCodes.has(error.code) ? 'access_denied' : (oauthNames[error.status] ?? 'server_error'),
          error_code: error.code,
          error_description: error.message,
        }
  return redirect(c, withFragment(withQuery(target, details), new URLSearchParams(details)))
}

function withQuery(target: string, entries: Record<string, string>): string {
  const [beforeFragment = ''] = target.split('#', 1)
  const [path, query] = [beforeFragment.split('?', 1)[0]!, beforeFragment.split('?').slice(1).join('?')]
  const params = new URLSearchParams(query)
  for (const [key, value] of Object.entries(entries)) params.set(key, value)
  return `${path}?${params}`
}

function withFragment(target: string, fragment: URLSearchParams): string {
  return `${target.split('#', 1)[0]}#${fragment}`
}

function redirect(c: Context, location: string): Response {
  c.header('referrer-policy', 'no-referrer')
  return c.redirect(location, 303)
}
