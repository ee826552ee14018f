import type { Client } from 'pg'
import { ExitCode, StartFailure } from '../failure.ts'
import { prepareHistory, readHistory } from './history.ts'
import { listMigrationFiles } from './migration-files.ts'

/** Refuses a database that a newer release has upgraded: this release was never tested on that schema. */
export async function assertNotNewer(client: Client, folder: string): Promise<void> {
  const newest = (await listMigrationFiles(folder))
    .map(({ version }) => version)
    .sort()
    .at(-1)
  if (newest === undefined) return
  await prepareHistory(client)
  const later = [...(await readHistory(client)).keys()].filter((version) => version > newest).sort()
  if (later.length === 0) return
  throw new StartFailure(
    ExitCode.migration,
    [
      `A newer release has upgraded this database: it has ${later.length} ${later.length === 1 ? 'migration' : 'migrations'} that this release lacks, starting with ${later[0]}.`,
      'Start the newer release again. To go back to this one, restore the backup made before the upgrade: npm run restore -- FILE --force',
      'If the changelog says that this release works with them, set NEWER_DATABASE=accept.',
    ].join('\n'),
  )
}
