import { expect } from 'vitest'
import type { TestServer } from '../../server/testing/server.ts'
import type { Caller, RoleName } from './people.ts'

/**
 * What a caller can do, in the order select, insert, update, delete:
 * `+` it works · `0` the row is not visible to the caller · `x` the verb itself is refused.
 */
type Verbs = `${'+' | '0' | 'x'}${'+' | 'x'}${'+' | '0' | 'x'}${'+' | '0' | 'x'}`
type Row = Record<string, unknown>

export interface Rights {
  /** Left out where the role has no row of its own. */
  own?: Verbs
  other: Verbs
}

export interface TableRights {
  /** Finds a person's rows, by one column. */
  find(owner: Caller): Row
  add(owner: Caller): Row
  change: Row
  rights: Record<RoleName, Rights>
}

const refused = expect.objectContaining({ code: '42501' })

/** Tries every verb on the rows of `owner`, and looks at what is stored afterward. */
export async function attempt(
  server: TestServer,
  { client }: Caller,
  [name, table]: [string, TableRights],
  owner: Caller,
  verbs: Verbs,
): Promise<void> {
  const row = table.find(owner)
  const [[column, value]] = Object.entries(row) as [[string, unknown]]
  const stored = async () => {
    const found = await server.sql<{ row: Row }>(
      `select to_jsonb(t) - 'updated_at' as row from public.${name} as t where t.${column}::text = $1`,
      [value],
    )
    return found.map(({ row }) => row)
  }
  const before = await stored()
  expect(before, 'a row to try with').not.toHaveLength(0)
  const outcome = (at: number, verb: string, { data, error }: { data: unknown; error: unknown }) => {
    expect(error, verb).toEqual(verbs[at] === 'x' ? refused : null)
    if (verbs[at] !== 'x') expect(data, verb).toHaveLength(verbs[at] === '+' ? before.length : 0)
    return verbs[at] === '+'
  }

  const added = await client.from(name).insert(table.add(owner)).select()
  expect(added.error, 'insert').toEqual(verbs[1] === '+' ? null : refused)
  if (verbs[1] === 'x') expect(await stored()).toEqual(before)

  outcome(0, 'select', await client.from(name).select().match(row))

  const changed = outcome(2, 'update', await client.from(name).update(table.change).match(row).select())
  const expected = changed ? before.map((old) => ({ ...old, ...table.change })) : before
  expect(await stored(), 'after the update').toEqual(expected)

  const removed = outcome(3, 'delete', await client.from(name).delete().match(row).select())
  expect(await stored(), 'after the delete').toEqual(removed ? [] : expected)
}
