import { queryOptions } from '@tanstack/react-query'
import { i18n } from '../../../../i18n/i18n.ts'
import { AppError, toAppError } from '../../../../lib/errors.ts'
import { paths } from '../../../../lib/paths.ts'
import { backendConfig } from '../../../../lib/supabase.ts'
import { sessionClient } from '../../../core/session/session-store.ts'
import { authKeys } from './keys.ts'

export const providers = { google: 'Google', linkedin_oidc: 'LinkedIn' } as const
export type Provider = keyof typeof providers

/** Providers enabled in the auth service; the others would only lead to an error page. */
async function offeredProviders(): Promise<Provider[]> {
  const { supabaseUrl, supabaseKey } = await backendConfig()
  const response = await fetch(`${supabaseUrl}/auth/v1/settings`, { headers: { apikey: supabaseKey } })
  if (!response.ok) throw toAppError({ status: response.status })
  const { external }: { external: Record<string, boolean> } = await response.json()
  return (Object.keys(providers) as Provider[]).filter((provider) => external[provider])
}

export const offeredProvidersQuery = () =>
  queryOptions({ queryKey: authKeys.providers, staleTime: Infinity, queryFn: offeredProviders })

/**
 * Redirects to the provider. Reports one that isn't set up here, because the server would only show an error
 * page.
 */
export async function signInWithProvider(
  provider: Provider,
  backTo: string = paths.dashboard,
): Promise<void> {
  const client = await sessionClient()
  if (!(await offeredProviders()).includes(provider)) {
    throw new AppError(
      '',
      i18n.t('errors.provider_disabled', { ns: 'common', provider: providers[provider] }),
    )
  }
  const { error } = await client.auth.signInWithOAuth({
    provider,
    options: { redirectTo: `${location.origin}${backTo}` },
  })
  if (error) throw toAppError(error)
}
