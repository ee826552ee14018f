import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startServer } from '../server/server.ts'

/** The whole product on an empty data folder of its own, which goes away with it. */
const folder = await mkdtemp(path.join(tmpdir(), 'e2e-'))
await chmod(folder, 0o711)
const server = await startServer({ PASSWORD_HASH_COST: '4', ...process.env, DATA_DIR: folder })

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, async () => {
    await server.close()
    await rm(folder, { recursive: true, force: true })
    process.exit(0)
  })
}
