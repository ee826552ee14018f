import { type Path, parsePath } from './filter.ts'
import { Problem } from './problems.ts'
import { isObject } from './values.ts'

/** One attribute that a PATCH adds, replaces or removes. */
export interface Change extends Path {
  op: 'add' | 'replace' | 'remove'
  value: unknown
  /** Whether the path was named, so that it can be refused; otherwise it was one of several. */
  isNamed: boolean
}

const ops = ['add', 'replace', 'remove'] as const

/**
 * The changes of a PATCH in their order. Entra ID writes operations with a capital, and paths as keys of a value; Okta
 * sends whole objects without a path.
 */
export function readPatch(body: Record<string, unknown>): Change[] {
  const operations = Object.entries(body).find(([key]) => key.toLowerCase() === 'operations')?.[1]
  if (!Array.isArray(operations) || operations.length === 0)
    throw new Problem('syntax_invalid', 'A PATCH has a list of “Operations”.')
  if (operations.length > 1000) throw new Problem('syntax_invalid', 'A PATCH can have up to 1000 operations.')
  return operations.flatMap(changesOf)
}

function changesOf(operation: unknown): Change[] {
  if (!isObject(operation)) throw new Problem('syntax_invalid', 'An operation is an object.')
  const op = ops.find((one) => one === String(operation.op).toLowerCase())
  if (!op) throw new Problem('syntax_invalid', 'An operation is “add”, “replace” or “remove”.')
  const { path, value } = operation
  if (typeof path === 'string' && path !== '') return [{ op, ...parsePath(path), value, isNamed: true }]
  if (op === 'remove') throw new Problem('target_missing')
  if (!isObject(value)) throw new Problem('value_invalid', 'Without a path, the value is an object.')
  return Object.entries(value).map(([key, one]) => ({ op, ...parsePath(key), value: one, isNamed: false }))
}
