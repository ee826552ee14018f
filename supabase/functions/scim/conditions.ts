import type { Filter, Literal } from './filter.ts'
import { Problem } from './problems.ts'

/** As `public.provision` takes it: names from its list, values as text. */
export type Condition =
  | { op: 'and' | 'or'; of: Condition[] }
  | { op: 'not'; of: Condition }
  | { op: string; attribute: string; value?: string }

const always: Condition = { op: 'pr', attribute: 'id' }
const never: Condition = { op: 'not', of: always }

/** People have one address, which is their work address and primary. */
const ofEveryAddress: Record<string, Literal> = { 'emails.type': 'work', 'emails.primary': true }
const shortNames: Record<string, string> = { emails: 'emails.value', members: 'members.value' }

export function conditionOf(filter: Filter): Condition {
  if (filter.op === 'and' || filter.op === 'or') return { op: filter.op, of: filter.of.map(conditionOf) }
  if (filter.op === 'not') return { op: 'not', of: conditionOf(filter.of) }
  const attribute = shortNames[filter.attribute] ?? filter.attribute
  if (filter.op === 'pr') return { op: 'pr', attribute }
  if (attribute in ofEveryAddress)
    return filter.op === 'eq' && asText(filter.value) === asText(ofEveryAddress[attribute]!) ? always : never
  const value = asText(filter.value)
  if (/^meta\./.test(attribute) && Number.isNaN(Date.parse(value)))
    throw new Problem('filter_invalid', `"${value}" isn’t a time.`)
  return { op: filter.op, attribute, value: attribute === 'active' ? value.toLowerCase() : value }
}

const asText = (value: Literal): string => String(value ?? '')
