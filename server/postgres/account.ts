import { execFile } from 'node:child_process'
import { stat } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { ExitCode, StartFailure } from '../failure.ts'

const run = promisify(execFile)

/** The operating-system account that PostgreSQL runs as. */
export interface Account {
  /** Undefined for our own account. */
  uid?: number
  gid?: number
  /** The prefix that makes a command run as the account. */
  prefix: string[]
}

const ourselves: Account = { prefix: [] }

/**
 * PostgreSQL refuses to run as root, so root runs it as the account `postgres`, which is created if missing. If that
 * account can't enter one of the folders (such as /root), PostgreSQL stays root on disk, but in a user namespace that
 * maps root to the account's ID.
 */
export async function postgresAccount(folders: string[]): Promise<Account> {
  if (process.getuid?.() !== 0) return ourselves
  const account = (await lookUp('postgres')) ?? (await create()) ?? (await lookUp('nobody')) ?? noAccount()
  const closed = (await Promise.all(folders.map((folder) => closedParent(folder, account)))).find(Boolean)
  if (!closed) return account
  const prefix = ['unshare', '--user', `--map-user=${account.uid}`, `--map-group=${account.gid}`]
  const works = await run(prefix[0]!, [...prefix.slice(1), 'true']).then(
    () => true,
    () => false,
  )
  if (works) return { prefix }
  throw new StartFailure(
    ExitCode.database,
    `PostgreSQL cannot run as root, and its own account cannot enter ${closed}. Start as a normal user, move the project, or run: chmod o+x ${closed}`,
  )
}

async function lookUp(name: string): Promise<Account | undefined> {
  try {
    const [uid, gid] = await Promise.all([run('id', ['-u', name]), run('id', ['-g', name])])
    return { uid: Number(uid.stdout), gid: Number(gid.stdout), prefix: [] }
  } catch {
    return undefined
  }
}

async function create(): Promise<Account | undefined> {
  // Debian and Red Hat have useradd, Alpine has adduser. Either may find that the group already exists.
  const attempts: [string, string[]][] = [
    ['useradd', ['--system', '--user-group', '--no-create-home', '--shell', '/bin/false', 'postgres']],
    ['useradd', ['--system', '--gid', 'postgres', '--no-create-home', '--shell', '/bin/false', 'postgres']],
    ['adduser', ['-S', '-D', '-H', 'postgres']],
  ]
  for (const [command, args] of attempts) {
    const made = await run(command, args).then(
      () => lookUp('postgres'),
      () => undefined,
    )
    if (made) return made
  }
  return undefined
}

function noAccount(): never {
  throw new StartFailure(
    ExitCode.database,
    'PostgreSQL cannot run as root, and no account could be created for it. Start as a normal user, or create a system account named "postgres".',
  )
}

/** The folder on the way to `target` that the account can't enter, or the target itself if root owns it. */
async function closedParent(target: string, account: Account): Promise<string | undefined> {
  for (let folder = path.resolve(target); folder !== path.dirname(folder); folder = path.dirname(folder)) {
    const found = await stat(folder).catch(() => undefined)
    if (!found) continue
    const bit = found.uid === account.uid ? 0o100 : found.gid === account.gid ? 0o010 : 0o001
    if (!(found.mode & bit)) return folder
  }
  return undefined
}
