import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import path from 'node:path'

export interface MigrationFile {
  version: string
  name: string
  /** Path below the supabase folder. */
  file: string
}

/** The files in `migrations/`, in the order in which they are applied. */
export async function listMigrationFiles(folder: string): Promise<MigrationFile[]> {
  const place = path.join(folder, 'migrations')
  const names = existsSync(place) ? await readdir(place) : []
  return names.sort().flatMap((found) => {
    const [, version, name] = /^(\d+)_(.*)\.sql$/.exec(found) ?? []
    return version ? [{ version, name: name!, file: `migrations/${found}` }] : []
  })
}
