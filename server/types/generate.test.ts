import { execFile } from 'node:child_process'
import { readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../testing/server.ts'
import { generateTypes } from './generate.ts'

const fixture = path.join(import.meta.dirname, '../testing/types')
const generated = path.join(fixture, 'database.types.ts')
let server: TestServer
let types: string
beforeAll(async () => {
  server = await startTestServer('types')
  types = await generateTypes(server.engine.db.admin, server.engine.config.api.schemas)
})
afterAll(async () => {
  await server.close()
  await rm(generated, { force: true })
})

it('give supabase-js rows, writes, embeds, functions and enums', async () => {
  await writeFile(generated, types)
  const tsc = path.resolve('node_modules/.bin/tsc')
  const flags = '--noEmit --strict --skipLibCheck --module esnext --moduleResolution bundler --target es2023'
  const options = [
    ...flags.split(' '),
    '--allowImportingTsExtensions',
    '--lib',
    'es2023,dom',
    '--types',
    'node',
  ]
  const { stdout } = await promisify(execFile)(tsc, [
    ...options,
    '--ignoreConfig',
    path.join(fixture, 'usage.ts'),
  ]).catch((failed) => failed)
  expect(stdout).toBe('')
})

it('are the same each time', async () => {
  expect(await generateTypes(server.engine.db.admin, server.engine.config.api.schemas)).toBe(types)
})

it('name each foreign key and whether it leads to one row', () => {
  expect(types).toContain(`            foreignKeyName: "profiles_author_id_fkey"
            columns: ["author_id"]
            isOneToOne: true
            referencedRelation: "authors"
            referencedColumns: ["id"]`)
  expect(types).toContain(`            foreignKeyName: "books_editor_id_fkey"
            columns: ["editor_id"]
            isOneToOne: false`)
})

it("leave out functions that can't be called", () => {
  expect(types).not.toMatch(/set_time|unnamed/)
})

it('list overloads as a union', () => {
  expect(types).toContain(`      add:
        | {
          Args: { a: number; b?: number }
          Returns: number
        }
        | {
          Args: { a: string; b: string }
          Returns: string
        }`)
})

it("of the project's own database are up to date (npm run types)", async () => {
  const own = await startTestServer('', { SUPABASE_DIR: path.resolve('supabase') })
  try {
    const fresh = await generateTypes(own.engine.db.admin, own.engine.config.api.schemas)
    expect(await readFile(path.resolve('src/lib/database.types.ts'), 'utf8')).toBe(fresh)
  } finally {
    await own.close()
  }
})
