import { readdirSync, statSync } from 'node:fs'
import path from 'node:path'

/** The files below some folders, with what shows whether they changed. */
export function filesBelow(folders, wanted = () => true) {
  return folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath ?? entry.path, entry.name))
      .filter(wanted)
      .map((file) => ({ file, changed: statSync(file).mtimeMs })),
  )
}
