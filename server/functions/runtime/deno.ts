import { inspect } from 'node:util'
import { fileAccess, NotFound, PermissionDenied } from './files.ts'
import { serve } from './handler.ts'

/** The subset of Deno that functions use. */
export function createDeno(root: string, folder: string, entrypoint: string) {
  const unsupported = (what: string) => () => {
    throw new Error(`${what} is not supported`)
  }
  return {
    serve,
    env: {
      get: (name: string) => process.env[name],
      set: (name: string, value: string) => {
        process.env[name] = value
      },
      has: (name: string) => process.env[name] !== undefined,
      delete: (name: string) => {
        delete process.env[name]
      },
      toObject: () => ({ ...process.env }),
    },
    ...fileAccess(root, folder),
    cwd: () => folder,
    inspect,
    errors: { NotFound, PermissionDenied },
    version: { deno: '2.1.4', v8: process.versions.v8, typescript: '5.6.2' },
    build: { os: process.platform, arch: process.arch, target: '', vendor: '', env: undefined },
    args: [],
    pid: process.pid,
    mainModule: new URL(`file://${entrypoint}`).href,
    permissions: { query: async () => ({ state: 'granted' }) },
    hostname: () => 'localhost',
    memoryUsage: () => process.memoryUsage(),
    exit: unsupported('Deno.exit'),
    upgradeHttp: unsupported('Connection upgrade'),
    upgradeWebSocket: unsupported('Connection upgrade'),
  }
}
