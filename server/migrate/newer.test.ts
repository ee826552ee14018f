import { expect, it, onTestFinished } from 'vitest'
import { ExitCode } from '../failure.ts'
import { startTestServer } from '../testing/server.ts'

it('refuses a database that a newer release has upgraded, unless NEWER_DATABASE accepts it', async () => {
  const newer = await startTestServer('rest')
  onTestFinished(() => newer.close())
  await newer.sql(
    `insert into supabase_migrations.schema_migrations (version) values ('20990101000000'), ('20990102000000')`,
  )
  const { databaseUrl: DATABASE_URL } = newer
  await expect(startTestServer('rest', { DATABASE_URL })).rejects.toMatchObject({
    exitCode: ExitCode.migration,
    message: expect.stringMatching(
      /2 migrations that this release lacks, starting with 20990101000000[\s\S]*npm run restore/,
    ),
  })
  const older = await startTestServer('rest', { DATABASE_URL, NEWER_DATABASE: 'accept' })
  onTestFinished(() => older.close())
  expect((await older.client().from('books').select('id')).data).toHaveLength(3)
})
