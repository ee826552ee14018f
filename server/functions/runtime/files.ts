import { readFileSync, realpathSync } from 'node:fs'
import { readFile, realpath } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

export class NotFound extends Error {
  override readonly name = 'NotFound'
}
export class PermissionDenied extends Error {
  override readonly name = 'PermissionDenied'
}

/** Reads files in the functions folder and nowhere else. */
export function fileAccess(root: string, folder: string) {
  const realRoot = realpathSync(root)
  const full = (file: string | URL) => path.resolve(folder, file instanceof URL ? fileURLToPath(file) : file)
  const inside = (real: string) => {
    if (real.startsWith(realRoot + path.sep)) return real
    throw new PermissionDenied('Only files in the functions folder can be read')
  }
  const explain = (error: unknown, file: string | URL): Error =>
    (error as { code?: string }).code === 'ENOENT' ? new NotFound(`No such file: ${file}`) : (error as Error)

  async function read(file: string | URL): Promise<Buffer> {
    try {
      return await readFile(inside(await realpath(full(file))))
    } catch (error) {
      throw explain(error, file)
    }
  }
  function readSync(file: string | URL): Buffer {
    try {
      return readFileSync(inside(realpathSync(full(file))))
    } catch (error) {
      throw explain(error, file)
    }
  }
  return {
    readFile: async (file: string | URL) => new Uint8Array(await read(file)),
    readTextFile: async (file: string | URL) => (await read(file)).toString('utf8'),
    readFileSync: (file: string | URL) => new Uint8Array(readSync(file)),
    readTextFileSync: (file: string | URL) => readSync(file).toString('utf8'),
  }
}
