import { execFile } from 'node:child_process'
import { stat } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { ExitCode, StartFailure } from '../failure.ts'

const run = promisify(execFile)

/** The operating-system account PostgreSQL runs under; empty means our own. */
export interface Account {
  uid?: number
  gid?: number
}

/** PostgreSQL refuses to run as root, so root hands it to the account `postgres`, made where it is missing. */
export async function postgresAccount(): Promise<Account> {
  if (process.getuid?.() !== 0) return {}
  return (await lookUp('postgres')) ?? (await create()) ?? (await lookUp('nobody')) ?? noAccount()
}

async function lookUp(name: string): Promise<Account | undefined> {
  try {
    const [uid, gid] = await Promise.all([run('id', ['-u', name]), run('id', ['-g', name])])
    return { uid: Number(uid.stdout), gid: Number(gid.stdout) }
  } catch {
    return undefined
  }
}

async function create(): Promise<Account | undefined> {
  // Debian and Red Hat have useradd, Alpine has adduser; each may find that the group already exists.
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
    'PostgreSQL cannot run as root, and no account could be made for it. Start as a normal user, or create a system account named "postgres".',
  )
}

/** A parent folder closed to PostgreSQL's account (such as /root) would fail much later and much less clearly. */
export async function assertReachable(target: string, account: Account): Promise<void> {
  if (account.uid === undefined) return
  for (let folder = path.resolve(target); folder !== path.dirname(folder); folder = path.dirname(folder)) {
    const { mode, uid, gid } = await stat(folder)
    const bit = uid === account.uid ? 0o100 : gid === account.gid ? 0o010 : 0o001
    if (!(mode & bit)) {
      throw new StartFailure(
        ExitCode.database,
        `PostgreSQL cannot run as root, and its own account may not enter ${folder}, which holds ${target}. Start as a normal user, move the project, or run: chmod o+x ${folder}`,
      )
    }
  }
}
