import { chmod, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type RunningServer, startServer } from '../server/server.ts'
import { stopOnSignal } from '../server/stop.ts'
import { folderFile } from './support/database.ts'

/** The project as it is, except that everyone in the stories signs in from one address, however fast they run. */
async function projectIn(folder: string): Promise<string> {
  const project = path.join(folder, 'supabase')
  await mkdir(project)
  for (const name of await readdir('supabase'))
    if (name !== 'config.toml') await symlink(path.resolve('supabase', name), path.join(project, name))
  const config = await readFile('supabase/config.toml', 'utf8')
  const open = config.replace(/^(sign_in_sign_ups|token_verifications) = \d+$/gm, '$1 = 100000')
  await writeFile(path.join(project, 'config.toml'), open)
  return project
}

/**
 * Stories have their own push service and receivers of webhooks, on loopback. Backends other than the product's have no
 * lists of hosts.
 */
async function withReceivers(server: RunningServer): Promise<RunningServer> {
  const { admin } = server.engine.db
  for (const list of ['private.push_services', 'private.webhook_inside_hosts']) {
    const { rows } = await admin.query('select to_regclass($1) as known', [list])
    if (rows[0].known) await admin.query(`insert into ${list} values ('127.0.0.1')`)
  }
  return server
}

/** The whole product on its own empty data folder, which is removed with it. */
const folder = await mkdtemp(path.join(tmpdir(), 'e2e-'))
await chmod(folder, 0o711)
const SUPABASE_DIR = await projectIn(folder)
const env = { PASSWORD_HASH_COST: '4', SUPABASE_DIR, ...process.env, DATA_DIR: folder }
const known = folderFile(process.env.PORT!)
await mkdir(path.dirname(known), { recursive: true })
await writeFile(known, folder)
const starting = startServer(env).then(withReceivers)
stopOnSignal(async () => {
  await (await starting).close()
  await Promise.all([folder, known].map((one) => rm(one, { recursive: true, force: true })))
})
await starting
