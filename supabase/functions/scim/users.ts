import { attributeName } from './filter.ts'
import { type Change, readPatch } from './patch.ts'
import { Problem } from './problems.ts'
import { isEmail, isObject, readBoolean, readEmail, readRole, readText } from './values.ts'

/** The columns of `private.provisioned_people` that a directory writes. Missing ones stay as they are. */
export interface PersonFields {
  user_name?: string
  external_id?: string | null
  email?: string
  given_name?: string | null
  family_name?: string | null
  display_name?: string | null
  title?: string | null
  role?: string | null
  active?: boolean
}

const readOnly = /^(id|meta|groups|schemas)(\.|$)/

/** What SCIM knows of people and this product doesn't keep; a change of it is nothing to do. */
const notKept =
  /^(urn:|schemas$|password$|nickname$|profileurl$|usertype$|preferredlanguage$|locale$|timezone$|(phonenumbers|ims|photos|addresses|entitlements|x509certificates|groups|meta|name)(\.|$)|id$)/

/** A whole person, as POST and PUT send it. */
export function readUser(body: Record<string, unknown>): PersonFields {
  const fields: PersonFields = {
    external_id: null,
    given_name: null,
    family_name: null,
    display_name: null,
    title: null,
    role: null,
  }
  for (const [key, value] of Object.entries(body)) assign(fields, attributeName(key), value)
  if (!fields.user_name) throw new Problem('value_invalid', '“userName” is required.')
  return fields
}

/** People need an address: without one of their own, their userName has to be one. */
export function withEmail(fields: PersonFields): PersonFields {
  const email = fields.email ?? fields.user_name?.toLowerCase()
  if (!email || !isEmail(email))
    throw new Problem('value_invalid', 'Send a work address in “emails”, or an address as “userName”.')
  return { ...fields, email }
}

export function readUserPatch(body: Record<string, unknown>): PersonFields {
  const fields: PersonFields = {}
  for (const change of readPatch(body)) apply(fields, change)
  return fields
}

function apply(fields: PersonFields, { op, attribute, filter, value, isNamed }: Change): void {
  if (isNamed && readOnly.test(attribute)) throw new Problem('read_only', `"${attribute}" can’t be changed.`)
  // Other addresses than the one for work aren't kept.
  if (filter?.op === 'eq' && filter.attribute === 'emails.type' && filter.value !== 'work') return
  if (op === 'remove' && /^(username|active|emails)/.test(attribute))
    throw new Problem('value_invalid', `"${attribute}" can’t be removed.`)
  assign(fields, attribute, op === 'remove' ? null : value, isNamed)
}

function assign(fields: PersonFields, attribute: string, value: unknown, isNamed = false): void {
  switch (attribute) {
    case 'username': {
      const name = readText('userName', value, 254)
      if (!name) throw new Problem('value_invalid', '“userName” is required.')
      fields.user_name = name
      break
    }
    case 'externalid':
      fields.external_id = readText('externalId', value, 254)
      break
    case 'name':
      for (const [key, one] of Object.entries(
        isObject(value) ? value : { givenName: null, familyName: null },
      ))
        assign(fields, `name.${key.toLowerCase()}`, one)
      break
    case 'name.givenname':
      fields.given_name = readText('name.givenName', value, 100)
      break
    case 'name.familyname':
      fields.family_name = readText('name.familyName', value, 100)
      break
    case 'displayname':
      fields.display_name = readText('displayName', value, 200)
      break
    case 'title':
      fields.title = readText('title', value, 120)
      break
    case 'active':
      fields.active = readBoolean('active', value)
      break
    case 'emails':
    case 'emails.value': {
      const email = readEmail(value)
      if (email) fields.email = email
      break
    }
    case 'roles':
    case 'roles.value':
      fields.role = readRole(value)
      break
    default:
      if (isNamed && !notKept.test(attribute) && !/^(emails|roles)\./.test(attribute))
        throw new Problem('path_invalid', `There is no attribute "${attribute}".`)
  }
}
