import { SAML } from '@node-saml/node-saml'
import type { Context } from 'hono'
import { z } from 'zod'
import { invalid, notFound, unprocessable } from '../errors.ts'
import { factsOf, isUuid } from '../http/callers.ts'
import { challengeFields, optionalFlag, optionalText, readParams } from '../http/params.ts'
import { readChallenge } from '../tokens/flow-state.ts'
import { findProvider, findProviderByDomain, type SsoProvider } from './providers.ts'
import { currentMetadata } from './refresh-metadata.ts'
import { beginVisit } from './relay-states.ts'
import type { Sso } from './sso.ts'

const schema = z.object({
  provider_id: optionalText,
  domain: optionalText,
  redirect_to: optionalText,
  skip_http_redirect: optionalFlag,
  ...challengeFields,
})

/** Sends the browser to the identity provider of an organization, or tells a program where that is. */
export async function startSso(sso: Sso, c: Context): Promise<Response> {
  const { auth } = sso
  const params = await readParams(c, schema)
  await auth.limits.address('sign_in_sign_ups', factsOf(auth, c).ip)
  readChallenge(params)
  const provider = await chosenProvider(sso, params)
  const target = auth.redirects.targetOf(c, params.redirect_to ?? c.req.query('redirect_to'))
  const { signInUrl, certificates } = await currentMetadata(auth, provider)
  const { id, requestId } = await beginVisit(auth.db, { ...params, providerId: provider.id, target })
  const saml = new SAML({
    issuer: sso.entityId(),
    callbackUrl: sso.acsUrl(),
    entryPoint: signInUrl,
    idpCert: certificates,
    identifierFormat: provider.saml.name_id_format,
    disableRequestedAuthnContext: true,
    generateUniqueId: () => requestId,
  })
  const url = await saml.getAuthorizeUrlAsync(id, undefined, {})
  if (params.skip_http_redirect) return c.json({ url })
  c.header('referrer-policy', 'no-referrer')
  return c.redirect(url, 303)
}

async function chosenProvider(
  { auth }: Sso,
  { provider_id: id, domain }: z.output<typeof schema>,
): Promise<SsoProvider> {
  if (id && domain) throw invalid('Only one of provider_id or domain supported')
  if (!id && !domain) throw invalid('A provider_id or domain needs to be provided')
  if (id && !isUuid(id)) throw invalid('provider_id must be a UUID')
  const provider = id
    ? await findProvider(auth.db, id)
    : await findProviderByDomain(auth.db, domain!.slice(0, 255))
  if (!provider) {
    const message = id ? 'No such SSO provider' : 'No SSO provider assigned for this domain'
    throw notFound('sso_provider_not_found', message)
  }
  assertEnabled(provider)
  return provider
}

export function assertEnabled({ disabled }: SsoProvider): void {
  if (disabled) throw unprocessable('sso_provider_disabled', 'SSO provider is disabled')
}
