import { AppError } from '../../../../lib/errors.ts'
import { call } from '../../../../lib/rpc.ts'
import { backendConfig, connect } from '../../../../lib/supabase.ts'
import { useChange } from '../../../../ui/use-change.ts'
import type { Connection } from './answers.ts'
import { singleSignOnKeys } from './keys.ts'

/** The function that looks up records and reads metadata, as the signed-in owner. */
async function askFunction(body: Record<string, string>): Promise<void> {
  const [{ supabaseUrl, supabaseKey }, client] = await Promise.all([backendConfig(), connect()])
  const { data } = await client.auth.getSession()
  const response = await fetch(`${supabaseUrl}/functions/v1/single-sign-on`, {
    method: 'POST',
    headers: {
      apikey: supabaseKey,
      authorization: `Bearer ${data.session?.access_token ?? ''}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify(body),
  })
  if (response.ok) return
  const { code, message }: { code?: string; message?: string } = await response.json()
  throw new AppError(code ?? String(response.status), message ?? '')
}

const refreshing = (organization: string, onSuccess?: () => void) => ({
  refresh: [singleSignOnKeys.of(organization)],
  failure: 'caller' as const,
  onSuccess,
})

export const useClaimDomain = (organization: string, onSuccess: () => void) =>
  useChange(
    async (domain: string) => void (await call('claim_email_domain', { organization, domain })),
    refreshing(organization, onSuccess),
  )

export const useCheckDomain = (organization: string, onSuccess: () => void) =>
  useChange(
    (domain: string) => askFunction({ action: 'check-domain', organization, domain }),
    refreshing(organization, onSuccess),
  )

export const useRemoveDomain = (organization: string, onSuccess: () => void) =>
  useChange(
    async (domain_id: string) => void (await call('remove_email_domain', { domain_id })),
    refreshing(organization, onSuccess),
  )

/** Metadata as XML, or the address it is published at. */
export const useConnectProvider = (organization: string, onSuccess: () => void) =>
  useChange(
    (metadata: string) => {
      const given = metadata.trim()
      const isAddress = /^https?:\/\/\S+$/.test(given)
      return askFunction({
        action: 'connect',
        organization,
        ...(isAddress ? { metadataUrl: given } : { metadataXml: given }),
      })
    },
    refreshing(organization, onSuccess),
  )

export const useSaveAttributes = (organization: string, onSuccess: () => void) =>
  useChange(
    async (attributes: Connection['attributes']) =>
      void (await call('save_sign_on_attributes', { organization, attributes })),
    refreshing(organization, onSuccess),
  )

/** Both require a recent sign-in. Without an owner whose password keeps working, nothing is required any more. */
export const requireSingleSignOn = async (organization: string, break_glass: string | null) =>
  void (await call('require_single_sign_on', { organization, break_glass }))
export const disconnectSingleSignOn = async (organization: string) =>
  void (await call('disconnect_single_sign_on', { organization }))
