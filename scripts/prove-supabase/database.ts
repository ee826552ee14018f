import assert from 'node:assert/strict'
import { rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { ProductServer } from './backend.ts'
import { type SupabaseCli, succeed } from './cli.ts'

export const address = ({ databaseUrl }: ProductServer): string[] => ['--db-url', databaseUrl]

/** D10: the CLI finds applied what our server applied, seeds included, and can apply what is new. */
export async function provePush(server: ProductServer, folder: string, cli: SupabaseCli): Promise<void> {
  const push = () => succeed(cli(['db', 'push', '--include-seed', '--yes', ...address(server)]))
  const first = await push()
  assert.match(first.output, /Remote database is up to date/)
  const file = path.join(folder, 'supabase/migrations/99991231235959_proof.sql')
  await writeFile(file, 'create schema proof;\n')
  await push()
  await rm(file)
  const [row] = await server.sql<{ place: string | null; version: string | null }>(
    `select to_regnamespace('proof')::text as place, (
       select name from supabase_migrations.schema_migrations where version = '99991231235959'
     ) as version`,
  )
  assert.deepEqual(row, { place: 'proof', version: 'proof' })
}

/** The security and performance advisors of Supabase's dashboard. */
export async function proveAdvice(server: ProductServer, cli: SupabaseCli): Promise<void> {
  const { stdout } = await succeed(
    cli([
      'db',
      'advisors',
      '--type',
      'all',
      '--level',
      'warn',
      '--output-format',
      'json',
      ...address(server),
    ]),
  )
  const { results } = JSON.parse(stdout) as { results: { name: string; level: string; detail: string }[] }
  assert.deepEqual(
    results.map(({ name, level, detail }) => `${level} ${name}: ${detail}`),
    [],
  )
}
