import { existsSync } from 'node:fs'
import type { Env } from '../config/env.ts'
import { ExitCode, StartFailure } from '../failure.ts'
import { openPlace } from './place/open.ts'
import { type ArchiveSource, archiveFile } from './restore.ts'

export interface FoundArchive {
  archive: ArchiveSource
  close(): void
}

/** An archive by its file, by its name where backups are kept, or the newest one there if neither is given. */
export async function findArchive(env: Env, wanted: string | undefined): Promise<FoundArchive> {
  if (wanted && (existsSync(wanted) || !env.BACKUP_TO))
    return { archive: archiveFile(wanted), close: () => undefined }
  const place = await openPlace(env)
  try {
    const backups = await place.list()
    const found = wanted ? backups.find(({ name }) => name === wanted) : backups[0]
    if (!found) {
      throw new StartFailure(
        ExitCode.configuration,
        wanted
          ? `There is no backup ${wanted} in ${place.address}.`
          : `There is no backup in ${place.address}.`,
      )
    }
    return { archive: { name: found.name, content: await place.read(found.name) }, close: place.close }
  } catch (error) {
    place.close()
    throw error
  }
}
