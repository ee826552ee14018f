import { attributeName, type Filter } from './filter.ts'
import { type Change, readPatch } from './patch.ts'
import { Problem } from './problems.ts'
import { isObject, readText } from './values.ts'

interface GroupFields {
  display_name?: string
  external_id?: string | null
}

/** In the order in which they were sent. */
interface MemberChange {
  op: Change['op']
  ids: string[]
}

export interface GroupChanges {
  fields: GroupFields
  members: MemberChange[]
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** A whole group, as POST and PUT send it; without members it has none. */
export function readGroup(body: Record<string, unknown>): GroupChanges {
  const changes: GroupChanges = { fields: { external_id: null }, members: [] }
  for (const [key, value] of Object.entries(body))
    assign(changes, { op: 'replace', attribute: attributeName(key), value, isNamed: false })
  if (!changes.fields.display_name) throw new Problem('value_invalid', '“displayName” is required.')
  if (changes.members.length === 0) changes.members.push({ op: 'replace', ids: [] })
  return changes
}

export function readGroupPatch(body: Record<string, unknown>): GroupChanges {
  const changes: GroupChanges = { fields: {}, members: [] }
  for (const change of readPatch(body)) assign(changes, change)
  return changes
}

function assign({ fields, members }: GroupChanges, { op, attribute, filter, value, isNamed }: Change): void {
  if (attribute === 'members' || attribute.startsWith('members.')) {
    members.push(membersOf(op, filter, value))
  } else if (attribute === 'displayname') {
    const name = op === 'remove' ? null : readText('displayName', value, 200)
    if (!name) throw new Problem('value_invalid', '“displayName” is required.')
    fields.display_name = name
  } else if (attribute === 'externalid') {
    fields.external_id = op === 'remove' ? null : readText('externalId', value, 254)
  } else if (isNamed && /^(id|meta|schemas)(\.|$)/.test(attribute)) {
    throw new Problem('read_only', `"${attribute}" can’t be changed.`)
  } else if (isNamed) {
    throw new Problem('path_invalid', `There is no attribute "${attribute}".`)
  }
}

function membersOf(op: Change['op'], filter: Filter | undefined, value: unknown): MemberChange {
  if (filter) return { op, ids: idsIn(filter).filter((id) => uuid.test(id)) }
  const given = value === undefined || value === null ? [] : Array.isArray(value) ? value : [value]
  // Removing without saying whom removes everyone.
  if (op === 'remove' && given.length === 0) return { op: 'replace', ids: [] }
  const ids = given.map((entry) => String(isObject(entry) ? entry.value : entry).toLowerCase())
  if (op === 'remove') return { op, ids: ids.filter((id) => uuid.test(id)) }
  const strange = ids.find((id) => !uuid.test(id))
  if (strange !== undefined) throw new Problem('member_unknown', `"${strange}" isn’t a person’s ID.`)
  return { op, ids }
}

function idsIn(filter: Filter): string[] {
  if (filter.op === 'or') return filter.of.flatMap(idsIn)
  if (filter.op === 'eq' && filter.attribute === 'members.value') return [String(filter.value).toLowerCase()]
  throw new Problem('path_invalid', 'Members are named as in members[value eq "…"].')
}
