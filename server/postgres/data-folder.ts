import { createHash, randomUUID } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { link, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { diskFull, ExitCode, isDiskFull, StartFailure } from '../failure.ts'

/** Locks the folder for this process. A lock left by a killed server is detected and taken over. */
export async function lockDataFolder(folder: string): Promise<{ release(): Promise<void> }> {
  const file = path.join(folder, 'server.lock')
  try {
    // PostgreSQL's own account must be able to enter subfolders, but not list this one.
    await mkdir(folder, { recursive: true, mode: 0o711 })
    for (let attempt = 0; attempt < 3; attempt++) {
      if (await writeNew(file, JSON.stringify(identify(process.pid)))) {
        return { release: () => rm(file, { force: true }) }
      }
      const found = await readFile(file, 'utf8').catch(() => '')
      const owner = readOwner(found)
      if (owner && isAlive(owner)) {
        throw new StartFailure(
          ExitCode.dataFolderInUse,
          `Another server (process ${owner.pid}) already uses ${folder}. Stop it first, or start this one with another DATA_DIR.`,
        )
      }
      if (!(await removeStale(file, found))) break
    }
  } catch (error) {
    if (isDiskFull(error)) throw diskFull(folder, error)
    const { code } = error as { code?: string }
    if (code === 'EACCES' || code === 'EROFS' || code === 'ENOTDIR' || code === 'EEXIST') {
      throw new StartFailure(
        ExitCode.configuration,
        `${folder} is not writable. Choose another DATA_DIR or change its owner.`,
        { cause: error },
      )
    }
    throw error
  }
  throw new StartFailure(ExitCode.dataFolderInUse, `Another server is starting on ${folder} right now.`)
}

/** Stops a PostgreSQL that outlived its killed server, so that ours can use the same folder. */
export async function stopOrphan(clusterFolder: string): Promise<void> {
  const pidFile = path.join(clusterFolder, 'postmaster.pid')
  const pid = Number((await readFile(pidFile, 'utf8').catch(() => '')).split('\n')[0])
  if (!pid || !isPostgresOf(pid, clusterFolder)) return
  for (const [signal, tenths] of [['SIGINT', 100] as const, ['SIGQUIT', 50] as const]) {
    process.kill(pid, signal)
    for (let waited = 0; waited < tenths; waited++) {
      if (!isAlive({ pid })) return
      await sleep(100)
    }
  }
}

interface Owner {
  pid: number
  startedAt?: string
}

/** Creates a file with all of its content atomically, so that no one reads half of it. Fails if it already exists. */
async function writeNew(file: string, content: string): Promise<boolean> {
  const draft = `${file}.${process.pid}-${randomUUID()}`
  try {
    await writeFile(draft, content, { mode: 0o600 })
    await link(draft, file)
    return true
  } catch (error) {
    if ((error as { code?: string }).code === 'EEXIST') return false
    throw error
  } finally {
    await rm(draft, { force: true })
  }
}

/**
 * Removes a lock whose owner is gone. If several servers find it, only the one that creates the file named after the
 * old lock may remove it. Otherwise, the second would remove the first one's new lock.
 */
async function removeStale(file: string, content: string): Promise<boolean> {
  const permit = `${file}.stale-${createHash('sha256').update(content).digest('hex').slice(0, 16)}`
  if (!(await writeNew(permit, ''))) {
    const { mtimeMs } = await stat(permit).catch(() => ({ mtimeMs: Date.now() }))
    // Held for a few milliseconds, unless its owner was killed in between.
    const isAbandoned = Date.now() - mtimeMs > permitPatience
    if (isAbandoned) await rm(permit, { force: true })
    return isAbandoned
  }
  try {
    const isSame = (await readFile(file, 'utf8').catch(() => content)) === content
    if (isSame) await rm(file, { force: true })
    return true
  } finally {
    await rm(permit, { force: true })
  }
}

const permitPatience = 5000

function readOwner(content: string): Owner | undefined {
  try {
    return JSON.parse(content)
  } catch {
    return undefined
  }
}

function isAlive(owner: Owner): boolean {
  try {
    process.kill(owner.pid, 0)
  } catch (error) {
    if ((error as { code?: string }).code !== 'EPERM') return false
  }
  const { startedAt } = identify(owner.pid)
  return !owner.startedAt || !startedAt || owner.startedAt === startedAt
}

/** Process IDs are reused after a reboot. On Linux, the start time tells two owners of one ID apart. */
function identify(pid: number): Owner {
  const stat = `/proc/${pid}/stat`
  if (!existsSync(stat)) return { pid }
  return { pid, startedAt: readFileSync(stat, 'utf8').split(') ').pop()?.split(' ')[19] }
}

function isPostgresOf(pid: number, clusterFolder: string): boolean {
  if (!isAlive({ pid })) return false
  const commandLine = `/proc/${pid}/cmdline`
  return !existsSync(commandLine) || readFileSync(commandLine, 'utf8').includes(clusterFolder)
}
