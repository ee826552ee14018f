import { existsSync, readFileSync } from 'node:fs'
import { mkdir, open, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { diskFull, ExitCode, isDiskFull, StartFailure } from '../failure.ts'

/** Takes the folder for this process. A lock left by a killed server is recognised and taken over. */
export async function lockDataFolder(folder: string): Promise<{ release(): Promise<void> }> {
  const file = path.join(folder, 'server.lock')
  try {
    // PostgreSQL's own account must be able to pass through, but not to look around.
    await mkdir(folder, { recursive: true, mode: 0o711 })
    for (let attempt = 0; attempt < 3; attempt++) {
      if (await writeNew(file, JSON.stringify(identify(process.pid)))) {
        return { release: () => rm(file, { force: true }) }
      }
      const owner = await readOwner(file)
      if (owner && isAlive(owner)) {
        throw new StartFailure(
          ExitCode.dataFolderInUse,
          `Another server (process ${owner.pid}) already uses ${folder}. Stop it first, or start this one with another DATA_DIR.`,
        )
      }
      await rm(file, { force: true })
    }
  } catch (error) {
    if (isDiskFull(error)) throw diskFull(folder, error)
    const { code } = error as { code?: string }
    if (code === 'EACCES' || code === 'EROFS' || code === 'ENOTDIR' || code === 'EEXIST') {
      throw new StartFailure(
        ExitCode.configuration,
        `${folder} cannot be written. Choose another DATA_DIR or change its owner.`,
        { cause: error },
      )
    }
    throw error
  }
  throw new StartFailure(ExitCode.dataFolderInUse, `Another server is starting on ${folder} right now.`)
}

/** Stops a PostgreSQL that outlived its killed server, so that ours can open the same folder. */
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

async function writeNew(file: string, content: string): Promise<boolean> {
  try {
    const handle = await open(file, 'wx', 0o600)
    await handle.writeFile(content)
    await handle.close()
    return true
  } catch (error) {
    if ((error as { code?: string }).code === 'EEXIST') return false
    throw error
  }
}

async function readOwner(file: string): Promise<Owner | undefined> {
  try {
    return JSON.parse(await readFile(file, 'utf8'))
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

/** Process ids are used again after a reboot; on Linux the start time tells two owners of one id apart. */
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
