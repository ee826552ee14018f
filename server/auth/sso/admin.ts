import { randomUUID } from 'node:crypto'
import type { Context } from 'hono'
import { z } from 'zod'
import { adminActor, writeAudit } from '../audit.ts'
import type { Auth } from '../auth.ts'
import { inTransaction, type Queryable } from '../database.ts'
import { badRequest, invalid, notFound, unprocessable } from '../errors.ts'
import { factsOf, isUuid } from '../http/callers.ts'
import { optionalFlag, optionalText, readParams } from '../http/params.ts'
import { fetchMetadata } from './fetch-metadata.ts'
import { readIdpMetadata } from './idp-metadata.ts'
import {
  attributeMapping,
  findProvider,
  findProviderByDomain,
  findProviderByEntity,
  findProviderByResource,
  listProviders,
  type SsoProvider,
} from './providers.ts'

const domainPattern = /^(?=.{1,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]([a-z0-9-]{0,61}[a-z0-9])$/
const optionalId = z.string().max(255).nullish()

const schema = z.object({
  type: optionalText,
  resource_id: optionalId,
  metadata_url: optionalText,
  metadata_xml: optionalText,
  domains: z.array(z.string()).max(100).nullish(),
  attribute_mapping: attributeMapping.nullish(),
  name_id_format: optionalId,
  disabled: optionalFlag,
})
type Params = z.output<typeof schema>

export async function listSsoProviders(auth: Auth, c: Context): Promise<Response> {
  const items = (await listProviders(auth.db)).map((provider) => {
    const { metadata_xml: _, ...saml } = publicProvider(provider).saml
    return { ...publicProvider(provider), saml }
  })
  return c.json({ items })
}

export async function getSsoProvider(auth: Auth, c: Context): Promise<Response> {
  return c.json(publicProvider(await providerOfPath(auth, c)))
}

export async function createSsoProvider(auth: Auth, c: Context, role: string): Promise<Response> {
  const params = await readParams(c, schema)
  if (params.type !== 'saml') throw invalid('Only "saml" supported for SSO provider type')
  const metadata = await readMetadata(params)
  if (!metadata) throw invalid('Either metadata_xml or metadata_url must be set')
  const known = await findProviderByEntity(auth.db, metadata.entityId)
  if (known) {
    throw unprocessable(
      'saml_idp_already_exists',
      `SAML Identity Provider with this EntityID (${metadata.entityId}) already exists`,
    )
  }
  const id = randomUUID()
  await change(auth, c, role, async (tx) => {
    await tx.query('insert into auth.sso_providers (id, created_at, updated_at) values ($1, now(), now())', [
      id,
    ])
    await tx.query(
      `insert into auth.saml_providers (id, sso_provider_id, entity_id, metadata_xml, created_at, updated_at)
       values ($1, $2, $3, $4, now(), now())`,
      [randomUUID(), id, metadata.entityId, metadata.xml],
    )
    await write(tx, id, params, metadata.xml)
    return ['sso_provider_created', id]
  })
  return c.json(publicProvider((await findProvider(auth.db, id))!), 201)
}

export async function updateSsoProvider(auth: Auth, c: Context, role: string): Promise<Response> {
  const { id, saml } = await providerOfPath(auth, c)
  const params = await readParams(c, schema)
  const metadata = await readMetadata(params)
  if (metadata && metadata.entityId !== saml.entity_id) {
    throw badRequest(
      'saml_entity_id_mismatch',
      `SAML Metadata can be updated only if the EntityID matches for the provider; expected '${saml.entity_id}' but got '${metadata.entityId}'`,
    )
  }
  await change(auth, c, role, async (tx) => {
    await write(tx, id, params, metadata?.xml)
    return ['sso_provider_updated', id]
  })
  return c.json(publicProvider((await findProvider(auth.db, id))!))
}

export async function deleteSsoProvider(auth: Auth, c: Context, role: string): Promise<Response> {
  const provider = await providerOfPath(auth, c)
  await change(auth, c, role, async (tx) => {
    await tx.query('delete from auth.sso_providers where id = $1', [provider.id])
    return ['sso_provider_deleted', provider.id]
  })
  return c.json(publicProvider(provider))
}

async function providerOfPath(auth: Auth, c: Context): Promise<SsoProvider> {
  const id = c.req.param('idp_id') ?? ''
  const found = isUuid(id)
    ? await findProvider(auth.db, id)
    : await findProviderByResource(auth.db, id.replace(/^resource_/, ''))
  if (!found) throw notFound('sso_provider_not_found', 'SSO Identity Provider not found')
  return found
}

async function readMetadata({ metadata_xml: given, metadata_url: url }: Params) {
  if (given && url) throw invalid('Only one of metadata_xml or metadata_url needs to be set')
  const xml = url ? await fetchMetadata(url) : given
  return xml === undefined ? undefined : { xml, entityId: readIdpMetadata(xml).entityId }
}

type Change = ['sso_provider_created' | 'sso_provider_updated' | 'sso_provider_deleted', string]

async function change(
  auth: Auth,
  c: Context,
  role: string,
  work: (tx: Queryable) => Promise<Change>,
): Promise<void> {
  await inTransaction(auth.db, async (tx) => {
    const [action, id] = await work(tx)
    await writeAudit(tx, adminActor(role), action, factsOf(auth, c), { sso_provider_id: id })
  }).catch((error: { code?: string; constraint?: string }) => {
    if (error.code !== '23505') throw error
    throw unprocessable('conflict', 'Another SSO provider has this entity, resource ID or domain')
  })
}

/** Stores what the request names; the rest stays. */
async function write(tx: Queryable, id: string, params: Params, metadataXml?: string): Promise<void> {
  const { resource_id, disabled, metadata_url, attribute_mapping, name_id_format } = params
  await tx.query(
    `update auth.sso_providers set updated_at = now(),
       resource_id = case when $2 then $3 else resource_id end, disabled = coalesce($4, disabled) where id = $1`,
    [id, resource_id !== undefined, resource_id || null, disabled ?? null],
  )
  await tx.query(
    `update auth.saml_providers set updated_at = now(), metadata_xml = coalesce($2, metadata_xml),
       metadata_url = case when $2::text is null then metadata_url else $3 end,
       attribute_mapping = case when $4 then $5::jsonb else attribute_mapping end,
       name_id_format = case when $6 then $7 else name_id_format end where sso_provider_id = $1`,
    [
      id,
      metadataXml ?? null,
      metadata_url ?? null,
      attribute_mapping !== undefined,
      JSON.stringify(attribute_mapping ?? {}),
      name_id_format !== undefined,
      name_id_format || null,
    ],
  )
  if (params.domains) await writeDomains(tx, id, params.domains)
}

async function writeDomains(tx: Queryable, id: string, given: string[]): Promise<void> {
  const domains = [...new Set(given.map((domain) => domain.trim().toLowerCase()))]
  for (const domain of domains) {
    if (!domainPattern.test(domain)) throw invalid(`"${domain.slice(0, 100)}" is not a domain`)
    const owner = await findProviderByDomain(tx, domain)
    if (owner && owner.id !== id) {
      throw badRequest(
        'sso_domain_already_exists',
        `SSO Domain '${domain}' is already assigned to an SSO identity provider (${owner.id})`,
      )
    }
  }
  await tx.query('delete from auth.sso_domains where sso_provider_id = $1 and domain <> all($2)', [
    id,
    domains,
  ])
  await tx.query(
    `insert into auth.sso_domains (id, sso_provider_id, domain, created_at, updated_at)
     select gen_random_uuid(), $1, domain, now(), now() from unnest($2::text[]) as given (domain)
     where not exists (select from auth.sso_domains d where d.sso_provider_id = $1 and d.domain = given.domain)`,
    [id, domains],
  )
}

function publicProvider({ saml, ...provider }: SsoProvider) {
  const { updated_at: _, metadata_url, name_id_format, ...rest } = saml
  return {
    ...provider,
    resource_id: provider.resource_id ?? undefined,
    saml: { ...rest, metadata_url: metadata_url ?? undefined, name_id_format: name_id_format ?? undefined },
  }
}
