/** One line of what an action changed, or of other details. */
export interface Change {
  field: string
  before?: unknown
  after?: unknown
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Fields under "before" and "after", paired. */
export function changesOf({ before, after }: Record<string, unknown>): Change[] {
  if (before === undefined && after === undefined) return []
  if (!isRecord(before) && !isRecord(after)) return [{ field: 'value', before, after }]
  const [was, is] = [isRecord(before) ? before : {}, isRecord(after) ? after : {}]
  return [...new Set([...Object.keys(was), ...Object.keys(is)])].map((field) => ({
    field,
    before: was[field],
    after: is[field],
  }))
}

/** Everything else that was logged; nested values are lifted one level. */
export function factsOf({ before, after, ...others }: Record<string, unknown>): [string, unknown][] {
  return Object.entries(others).flatMap(([field, value]) =>
    isRecord(value) ? Object.entries(value) : [[field, value] as [string, unknown]],
  )
}
