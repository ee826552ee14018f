import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** What an installation needs besides what is built: whole folders and single files. */
const included = [
  'deploy/',
  'docs/',
  'monitoring/',
  'server/',
  'supabase/',
  'scripts/admin.ts',
  'scripts/bundle-server.mjs',
  'scripts/certificate-key.ts',
  'scripts/newest.mjs',
  'scripts/prepare.mjs',
  'scripts/start.mjs',
  'scripts/web-app.mjs',
  '.npmrc',
  'CHANGELOG.md',
  'LICENSE',
  'README.md',
  'SECURITY.md',
  'package-lock.json',
  'package.json',
  'tsconfig.json',
]
const excluded = /\.test\.ts$|^server\/testing\/|^supabase\/tests\//

export const isReleased = (file: string): boolean =>
  !excluded.test(file) &&
  included.some((place) => (place.endsWith('/') ? file.startsWith(place) : file === place))

/** The files of the repository that belong into a release. What git ignores, such as data, never does. */
export async function releasedFiles(root: string): Promise<string[]> {
  const listed = await git(root, 'ls-files', '-z', '--cached', '--others', '--exclude-standard')
  return listed.split('\0').filter(isReleased).sort()
}

export interface Commit {
  id: string
  at: Date
  /** Whether files differ from the commit. */
  isChanged: boolean
}

export async function currentCommit(root: string): Promise<Commit> {
  const [id = '', seconds] = (await git(root, 'log', '-1', '--format=%H %ct')).trim().split(' ')
  const status = await git(root, 'status', '--porcelain')
  return { id, at: new Date(Number(seconds) * 1000), isChanged: status.trim() !== '' }
}

async function git(root: string, ...words: string[]): Promise<string> {
  const { stdout } = await run('git', words, { cwd: path.resolve(root), maxBuffer: 64 * 1024 * 1024 })
  return stdout
}
