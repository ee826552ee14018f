import { createWriteStream } from 'node:fs'
import { mkdir, open, readdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { finished } from 'node:stream/promises'
import { type BackupPlace, backupsAmong, type Outlet } from './place.ts'

const unfinished = '.unfinished'

/** Writes a file that is readable only by its owner. */
export function fileOutlet(file: string): Outlet {
  const stream = createWriteStream(`${file}${unfinished}`, { mode: 0o600, flush: true })
  return {
    stream,
    finish: () => rename(`${file}${unfinished}`, file),
    async giveUp() {
      stream.destroy()
      await finished(stream).catch(() => undefined)
      await rm(`${file}${unfinished}`, { force: true })
    },
  }
}

export function folderPlace(folder: string): BackupPlace {
  const at = (name: string) => path.join(folder, name)
  return {
    address: folder,
    async write(name) {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      await removeLeftovers(folder)
      return fileOutlet(at(name))
    },
    read: async (name) => (await open(at(name), 'r')).createReadStream(),
    list: async () => backupsAmong(await namesIn(folder)),
    async remove(names) {
      for (const name of names) await rm(at(name), { force: true })
    },
    close() {},
  }
}

/** No backup takes this long. A younger one may still be written, for example by hand. */
const abandonedMs = 86_400_000

/** Of backups during which the server was killed. */
async function removeLeftovers(folder: string): Promise<void> {
  const begun = (await namesIn(folder))
    .filter((name) => name.endsWith(unfinished))
    .flatMap((name) => backupsAmong([name.slice(0, -unfinished.length)]))
  for (const { name, at } of begun) {
    if (Date.now() - at.getTime() > abandonedMs)
      await rm(path.join(folder, `${name}${unfinished}`), { force: true })
  }
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}
