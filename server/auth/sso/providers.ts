import { z } from 'zod'
import type { Queryable } from '../database.ts'

/** How a claim is read, as in GoTrue: from the first of these attributes that has a value. */
const attributeRule = z.strictObject({
  name: z.string().max(512).optional(),
  names: z.array(z.string().max(512)).max(20).optional(),
  default: z.union([z.string().max(512), z.number(), z.boolean()]).optional(),
  array: z.boolean().optional(),
})
export const attributeMapping = z.strictObject({
  keys: z.record(z.string().max(64), attributeRule).optional(),
})
type AttributeMapping = z.output<typeof attributeMapping>

/** An identity provider with what it is trusted for. */
export interface SsoProvider {
  id: string
  resource_id: string | null
  disabled: boolean
  created_at: Date
  updated_at: Date
  domains: { domain: string; created_at: string; updated_at: string }[]
  saml: {
    entity_id: string
    metadata_xml: string
    metadata_url: string | null
    attribute_mapping: AttributeMapping
    name_id_format: string | null
    updated_at: Date
  }
}

const select = `
  select p.id, p.resource_id, coalesce(p.disabled, false) as disabled, p.created_at, p.updated_at,
    (select coalesce(json_agg(json_build_object('domain', d.domain, 'created_at', d.created_at,
       'updated_at', d.updated_at) order by d.domain), '[]') from auth.sso_domains d where d.sso_provider_id = p.id
    ) as domains,
    s.entity_id, s.metadata_xml, s.metadata_url, s.attribute_mapping, s.name_id_format, s.updated_at as read_at
  from auth.sso_providers p join auth.saml_providers s on s.sso_provider_id = p.id`

async function find(db: Queryable, condition: string, values: unknown[]): Promise<SsoProvider[]> {
  const { rows } = await db.query(`${select} where ${condition} order by p.created_at, p.id`, values)
  return rows.map(
    ({ entity_id, metadata_xml, metadata_url, attribute_mapping, name_id_format, read_at, ...row }) => ({
      ...row,
      saml: {
        entity_id,
        metadata_xml,
        metadata_url,
        attribute_mapping: attribute_mapping ?? {},
        name_id_format,
        updated_at: read_at,
      },
    }),
  )
}

export const listProviders = (db: Queryable) => find(db, 'true', [])

export async function findProvider(db: Queryable, id: string): Promise<SsoProvider | undefined> {
  return (await find(db, 'p.id = $1', [id]))[0]
}

export async function findProviderByResource(db: Queryable, id: string): Promise<SsoProvider | undefined> {
  return (await find(db, 'lower(p.resource_id) = lower($1)', [id]))[0]
}

export async function findProviderByDomain(db: Queryable, domain: string): Promise<SsoProvider | undefined> {
  const owner = 'p.id = (select sso_provider_id from auth.sso_domains where lower(domain) = lower($1))'
  return (await find(db, owner, [domain]))[0]
}

export async function findProviderByEntity(db: Queryable, id: string): Promise<SsoProvider | undefined> {
  return (await find(db, 's.entity_id = $1', [id]))[0]
}

/** Whether an address is in one of the provider's domains. Subdomains are domains of their own. */
export function vouchesFor({ domains }: Pick<SsoProvider, 'domains'>, email: string): boolean {
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase()
  return domains.some((one) => one.domain.toLowerCase() === domain)
}
