import { attributeName } from './filter.ts'
import { groupSchema, userSchema } from './schemas.ts'

interface Row {
  id: string
  external_id: string | null
  display_name: string | null
  created_at: string
  updated_at: string
}

export interface PersonRow extends Row {
  user_name: string
  email: string
  given_name: string | null
  family_name: string | null
  title: string | null
  role: string | null
  active: boolean
  groups: { id: string; name: string }[]
}

export interface GroupRow extends Row {
  members?: { id: string; name: string }[]
}

type Resource = Record<string, unknown>

const time = (text: string) => new Date(text).toISOString()

const metaOf = ({ id, created_at, updated_at }: Row, resourceType: 'User' | 'Group', base: string) => ({
  resourceType,
  created: time(created_at),
  lastModified: time(updated_at),
  location: `${base}/${resourceType}s/${id}`,
})

export function asUser(row: PersonRow, base: string): Resource {
  const { given_name, family_name } = row
  const name = {
    ...(given_name && { givenName: given_name }),
    ...(family_name && { familyName: family_name }),
  }
  return {
    schemas: [userSchema],
    id: row.id,
    ...(row.external_id && { externalId: row.external_id }),
    userName: row.user_name,
    ...(Object.keys(name).length > 0 && { name }),
    ...(row.display_name && { displayName: row.display_name }),
    ...(row.title && { title: row.title }),
    active: row.active,
    emails: [{ value: row.email, type: 'work', primary: true }],
    ...(row.role && { roles: [{ value: row.role, primary: true }] }),
    groups: row.groups.map(({ id, name: display }) => ({
      value: id,
      $ref: `${base}/Groups/${id}`,
      display,
      type: 'direct',
    })),
    meta: metaOf(row, 'User', base),
  }
}

export function asGroup(row: GroupRow, base: string): Resource {
  return {
    schemas: [groupSchema],
    id: row.id,
    ...(row.external_id && { externalId: row.external_id }),
    displayName: row.display_name,
    ...(row.members && {
      members: row.members.map(({ id, name: display }) => ({
        value: id,
        $ref: `${base}/Users/${id}`,
        display,
        type: 'User',
      })),
    }),
    meta: metaOf(row, 'Group', base),
  }
}

export interface Wanted {
  attributes: string[]
  excluded: string[]
}

export const wantedIn = (query: URLSearchParams): Wanted => ({
  attributes: names(query.get('attributes')),
  excluded: names(query.get('excludedAttributes')),
})

const names = (text: string | null) =>
  (text ?? '')
    .split(',')
    .map((name) => attributeName(name.trim()))
    .filter(Boolean)

/** Whether an answer contains an attribute. Its ID and schemas are always there. */
export const isWanted = ({ attributes, excluded }: Wanted, name: string): boolean =>
  attributes.length > 0
    ? attributes.some((one) => one === name || one.startsWith(`${name}.`) || name.startsWith(`${one}.`))
    : !excluded.includes(name)

export const select = (resource: Resource, wanted: Wanted): Resource =>
  Object.fromEntries(
    Object.entries(resource)
      .filter(([key]) => key === 'id' || key === 'schemas' || isWanted(wanted, key.toLowerCase()))
      .map(([key, value]) => [key, key === 'name' ? selectParts(value as Resource, wanted) : value]),
  )

const selectParts = (name: Resource, wanted: Wanted): Resource =>
  Object.fromEntries(Object.entries(name).filter(([key]) => isWanted(wanted, `name.${key.toLowerCase()}`)))
