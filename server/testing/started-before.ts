import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, rename } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { startServer } from '../server.ts'
import { oneAtATime } from './databases.ts'
import { temporaryFolder } from './server.ts'

/**
 * Fills a data folder as a server leaves it that was started and stopped once with an empty project. Saves tests that
 * aren't about the first start the time it takes. Durability is as in production.
 */
export async function startedBefore(folder: string): Promise<void> {
  const prepared = path.join(tmpdir(), 'started-before')
  await oneAtATime(prepared, async () => {
    if (existsSync(prepared)) return
    const place = await temporaryFolder()
    const [DATA_DIR, SUPABASE_DIR] = [path.join(place, 'data'), path.join(place, 'project')]
    await mkdir(SUPABASE_DIR)
    const server = await startServer({ PORT: '0', DATA_DIR, SUPABASE_DIR, LOG_LEVEL: 'silent', DEMO: 'off' })
    await server.close()
    await rename(DATA_DIR, prepared)
  })
  // Node's own copy changes owners, and PostgreSQL insists on its own.
  await promisify(execFile)('cp', ['-a', `${prepared}/.`, folder])
}
