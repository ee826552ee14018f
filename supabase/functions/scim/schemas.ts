// What a directory can discover: the attributes that this product keeps, and what it offers of the protocol.

export const userSchema = 'urn:ietf:params:scim:schemas:core:2.0:User'
export const groupSchema = 'urn:ietf:params:scim:schemas:core:2.0:Group'
const listSchema = 'urn:ietf:params:scim:api:messages:2.0:ListResponse'

/** How many entries a page has at most. */
export const longestPage = 200

interface Attribute {
  name: string
  description: string
  type?: 'string' | 'boolean' | 'complex' | 'reference'
  multiValued?: boolean
  required?: boolean
  caseExact?: boolean
  mutability?: 'readOnly' | 'readWrite'
  uniqueness?: 'none' | 'server'
  canonicalValues?: string[]
  referenceTypes?: string[]
  subAttributes?: object[]
}

const attribute = ({ name, description, type = 'string', ...more }: Attribute) => ({
  name,
  type,
  multiValued: false,
  description,
  required: false,
  caseExact: false,
  mutability: 'readWrite',
  returned: 'default',
  ...(type !== 'complex' && { uniqueness: 'none' }),
  ...more,
})

const references = (
  name: string,
  description: string,
  to: 'User' | 'Group',
  mutability: 'readOnly' | 'readWrite',
) =>
  attribute({
    name,
    description,
    type: 'complex',
    multiValued: true,
    mutability,
    subAttributes: [
      attribute({ name: 'value', description: 'ID', mutability, caseExact: true }),
      attribute({
        name: '$ref',
        description: 'Address',
        type: 'reference',
        referenceTypes: [to],
        mutability,
      }),
      attribute({ name: 'display', description: 'Name', mutability: 'readOnly' }),
    ],
  })

const user = {
  id: userSchema,
  name: 'User',
  description: 'Someone who has, or is invited to, a place in the organization',
  attributes: [
    attribute({
      name: 'userName',
      description: 'Unique in the organization',
      required: true,
      uniqueness: 'server',
    }),
    attribute({
      name: 'name',
      description: 'The person’s name',
      type: 'complex',
      subAttributes: [
        attribute({ name: 'givenName', description: 'First name' }),
        attribute({ name: 'familyName', description: 'Last name' }),
      ],
    }),
    attribute({ name: 'displayName', description: 'Name as the directory shows it' }),
    attribute({ name: 'title', description: 'What the person does in the organization' }),
    attribute({ name: 'active', description: 'Whether the person has access', type: 'boolean' }),
    attribute({
      name: 'emails',
      description: 'One work address, to which the invitation is sent',
      type: 'complex',
      multiValued: true,
      required: true,
      subAttributes: [
        attribute({ name: 'value', description: 'Address', required: true, uniqueness: 'server' }),
        attribute({ name: 'type', description: 'Always “work”', canonicalValues: ['work'] }),
        attribute({ name: 'primary', description: 'Always true', type: 'boolean' }),
      ],
    }),
    attribute({
      name: 'roles',
      description: 'One role; without it, the strongest role of the person’s groups',
      type: 'complex',
      multiValued: true,
      subAttributes: [
        attribute({
          name: 'value',
          description: 'Role',
          canonicalValues: ['recruiter', 'reviewer', 'adviser', 'teacher', 'student'],
        }),
        attribute({ name: 'primary', description: 'Always true', type: 'boolean' }),
      ],
    }),
    references('groups', 'Groups of the person', 'Group', 'readOnly'),
  ],
}

const group = {
  id: groupSchema,
  name: 'Group',
  description: 'People of the organization; owners can give a group a role or a cohort',
  attributes: [
    attribute({
      name: 'displayName',
      description: 'Unique in the organization',
      required: true,
      uniqueness: 'server',
    }),
    references('members', 'People in the group', 'User', 'readWrite'),
  ],
}

const metaOf = (resourceType: string, location: string) => ({ meta: { resourceType, location } })

const schemas = (base: string) =>
  [user, group].map((schema) => ({
    schemas: ['urn:ietf:params:scim:schemas:core:2.0:Schema'],
    ...schema,
    ...metaOf('Schema', `${base}/Schemas/${schema.id}`),
  }))

const resourceTypes = (base: string) =>
  [user, group].map(({ id, name, description }) => ({
    schemas: ['urn:ietf:params:scim:schemas:core:2.0:ResourceType'],
    id: name,
    name,
    description,
    endpoint: `/${name}s`,
    schema: id,
    ...metaOf('ResourceType', `${base}/ResourceTypes/${name}`),
  }))

const config = (base: string) => ({
  schemas: ['urn:ietf:params:scim:schemas:core:2.0:ServiceProviderConfig'],
  patch: { supported: true },
  bulk: { supported: false, maxOperations: 0, maxPayloadSize: 0 },
  filter: { supported: true, maxResults: longestPage },
  changePassword: { supported: false },
  sort: { supported: false },
  etag: { supported: false },
  authenticationSchemes: [
    {
      type: 'oauthbearertoken',
      name: 'Access token',
      description: 'An organization’s access token with the scope “scim”',
      primary: true,
    },
  ],
  ...metaOf('ServiceProviderConfig', `${base}/ServiceProviderConfig`),
})

export const listOf = (resources: object[], total = resources.length, startIndex = 1) => ({
  schemas: [listSchema],
  totalResults: total,
  startIndex,
  itemsPerPage: resources.length,
  Resources: resources,
})

/** Undefined if there is no such document. */
export function discover(path: string, id: string | undefined, base: string): object | undefined {
  if (path === 'ServiceProviderConfig') return id ? undefined : config(base)
  const documents: { id: string }[] = path === 'Schemas' ? schemas(base) : resourceTypes(base)
  return id ? documents.find((one) => one.id.toLowerCase() === id.toLowerCase()) : listOf(documents)
}
