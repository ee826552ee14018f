import { toAppError } from '../../../../lib/errors.ts'
import { paths } from '../../../../lib/paths.ts'
import { call } from '../../../../lib/rpc.ts'
import { sessionClient } from '../../../core/session/session-store.ts'

/** What the database says when a password isn’t enough. */
export const isSignOnRequired = (cause: unknown): boolean =>
  toAppError(cause).message === 'Your organization requires single sign-on.'

export const offersSingleSignOn = (email: string): Promise<boolean> =>
  call('offers_single_sign_on', { email })

/** Redirects to the identity provider of the organization that owns the domain. */
export async function signInWithOrganization(
  domain: string,
  backTo: string = paths.dashboard,
): Promise<void> {
  const client = await sessionClient()
  const redirectTo = `${location.origin}${backTo}`
  const { error } = await client.auth.signInWithSSO({ domain, options: { redirectTo } })
  if (error) throw toAppError(error)
}
