import type { Auth } from '../auth.ts'
import { reasonOf } from '../errors.ts'
import { fetchMetadata } from './fetch-metadata.ts'
import { type IdpMetadata, readIdpMetadata } from './idp-metadata.ts'
import type { SsoProvider } from './providers.ts'

const freshMs = 24 * 3600_000

/**
 * The provider's metadata. If it came from an address, it is downloaded again once a day, because keys change; while
 * that fails, what is known stays.
 */
export async function currentMetadata(auth: Auth, provider: SsoProvider): Promise<IdpMetadata> {
  const { saml } = provider
  const known = readIdpMetadata(saml.metadata_xml)
  const isStale = saml.updated_at.getTime() + freshMs < Date.now() || isOver(known)
  if (!saml.metadata_url || !isStale) return known
  // One download at a time, however many people sign in.
  const { rowCount } = await auth.db.query(
    'update auth.saml_providers set updated_at = now() where sso_provider_id = $1 and updated_at = $2',
    [provider.id, saml.updated_at],
  )
  if (!rowCount) return known
  try {
    const xml = await fetchMetadata(saml.metadata_url)
    const fresh = readIdpMetadata(xml)
    if (fresh.entityId !== known.entityId) throw new Error('the metadata is of another identity provider')
    await auth.db.query('update auth.saml_providers set metadata_xml = $2 where sso_provider_id = $1', [
      provider.id,
      xml,
    ])
    return fresh
  } catch (error) {
    auth.engine.log.warn(
      { provider: provider.id, reason: reasonOf(error) },
      'could not refresh SAML metadata',
    )
    return known
  }
}

const isOver = ({ validUntil }: IdpMetadata) => validUntil !== undefined && validUntil.getTime() < Date.now()
