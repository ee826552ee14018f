import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import type { Binaries } from '../../server/postgres/binaries.ts'

const installed = '/usr/lib/postgresql'

/** A PostgreSQL of Debian's that has the extension `db lint` needs, which the embedded one lacks; the newest. */
export function findLinter(): Binaries | undefined {
  const versions = existsSync(installed) ? readdirSync(installed).map(Number) : []
  const major = versions
    .sort((a, b) => b - a)
    .find((version) => existsSync(path.join(installed, String(version), 'lib/plpgsql_check.so')))
  if (major === undefined) return undefined
  const program = (name: string) => path.join(installed, String(major), 'bin', name)
  return { initdb: program('initdb'), postgres: program('postgres'), major, countsStatements: false }
}
