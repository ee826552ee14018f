import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startServer } from '../server/server.ts'
import { stopOnSignal } from '../server/stop.ts'

/** The whole product on its own empty data folder, which is removed with it. */
const folder = await mkdtemp(path.join(tmpdir(), 'e2e-'))
await chmod(folder, 0o711)
const starting = startServer({ PASSWORD_HASH_COST: '4', ...process.env, DATA_DIR: folder })
stopOnSignal(async () => {
  await (await starting).close()
  await rm(folder, { recursive: true, force: true })
})
await starting
