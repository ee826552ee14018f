import type { PoolClient } from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { TestServer } from '../../../server/testing/server.ts'
import { startDemo } from '../people.ts'
import { findThings } from './arguments.ts'
import { callerNames, suspend } from './callers.ts'
import { functionMatrix } from './functions.ts'
import { tableMatrix } from './tables.ts'

/**
 * Every table and every function in the schema, tried by everyone in the demo world. The expected results are in the
 * two text files: a new table or function isn't there and fails. Look at each line that changes, then run
 * `npx vitest run supabase/tests/full-matrix -u`.
 */
let server: TestServer
let client: PoolClient
beforeAll(async () => {
  server = await startDemo()
  await suspend(server)
  client = await server.engine.db.admin.connect()
  await findThings(client)
})
afterAll(async () => {
  client?.release()
  await server.close()
})

const heading = callerNames.join(', ')

it('tables: select, insert, update, delete', async () => {
  const lines = await tableMatrix(client)
  expect(lines.length).toBeGreaterThan(100)
  await expect(`${heading}\n\n${lines.join('\n')}\n`).toMatchFileSnapshot('./tables.txt')
})

it('functions', async () => {
  const lines = await functionMatrix(client)
  expect(lines.length).toBeGreaterThan(250)
  await expect(`${heading}\n\n${lines.join('\n')}\n`).toMatchFileSnapshot('./functions.txt')
})
