import { execFileSync } from 'node:child_process'
import { chownSync, existsSync } from 'node:fs'
import { mkdir, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Client } from 'pg'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ExitCode } from './failure.ts'
import { connectTo, postmaster, type ServerProcess, spawnServer, untilHealthy } from './testing/process.ts'
import { temporaryFolder } from './testing/server.ts'
import { startedBefore } from './testing/started-before.ts'

/** How long to wait for a state. */
const patient = { timeout: 60_000, interval: 50 }

let folder: string
let running: ServerProcess[] = []
const start = async (env: Record<string, string> = {}, account = {}) => {
  const server = await spawnServer(folder, env, account)
  running.push(server)
  return server
}
const healthy = async (env: Record<string, string> = {}, account = {}) => {
  const server = await start(env, account)
  await untilHealthy(server)
  return server
}
/** Waits until PostgreSQL runs a statement that contains some text, or waits in it for a lock. */
async function untilRunning(client: Client, text: string, waitEvent = '%'): Promise<void> {
  const count = async () => {
    // A transaction would see the same list again.
    await client.query('select pg_stat_clear_snapshot()')
    const { rowCount } = await client.query(
      `select from pg_stat_activity where state = 'active' and pid <> pg_backend_pid()
         and query like '%' || $1 || '%' and coalesce(wait_event_type, '') like $2`,
      [text, waitEvent],
    )
    return rowCount
  }
  await expect.poll(count, patient).toBeGreaterThan(0)
}

beforeEach(async () => {
  folder = await temporaryFolder()
})
afterEach(async () => {
  await Promise.all(running.map((server) => server.kill('SIGTERM')))
  running = []
  await rm(folder, { recursive: true, force: true })
})

describe('startup', () => {
  it('creates the database, keeps its secrets private and shuts down cleanly', async () => {
    const server = await healthy({ LOG_LEVEL: 'info' })
    // The address is logged just after the server starts answering.
    await expect.poll(server.output, patient).toContain('"msg":"ready"')
    expect((await stat(path.join(folder, 'keys.json'))).mode & 0o777).toBe(0o600)
    const { publishableKey } = await server.keys()
    const answer = await fetch(`${server.url}/rest/v1/books?select=id`, {
      headers: { apikey: publishableKey },
    })
    expect(await answer.json()).toHaveLength(3)
    const { pid } = postmaster(folder)
    // Two signals, as in a terminal: one directly and one through npm.
    server.child.kill('SIGINT')
    expect(await server.kill('SIGINT')).toBe(0)
    expect(existsSync(path.join(folder, 'server.lock'))).toBe(false)
    expect(() => process.kill(pid, 0)).toThrow()

    const again = await healthy()
    expect((await again.keys()).publishableKey).toBe(publishableKey)
  })

  it('finishes running requests before it stops and accepts no new ones', async () => {
    await startedBefore(folder)
    const server = await healthy()
    const { secretKey } = await server.keys()
    const client = await connectTo(folder)
    client.on('error', () => undefined)
    await client.query('begin; lock table public.books')
    // Runs until the lock is released. The service's own key, whose statements may take longest.
    const slow = fetch(`${server.url}/rest/v1/books?select=id`, { headers: { apikey: secretKey } })
    await untilRunning(client, 'books', 'Lock')
    server.child.kill('SIGTERM')
    await expect
      .poll(
        () =>
          fetch(`${server.url}/healthz`).then(
            () => 'answered',
            () => 'refused',
          ),
        patient,
      )
      .toBe('refused')
    await client.query('commit')
    await client.end()
    expect((await slow).status).toBe(200)
    expect(await server.ended).toBe(0)
  })

  it('refuses a data folder that another server uses', async () => {
    await startedBefore(folder)
    await healthy()
    const second = await start()
    expect(await second.ended).toBe(ExitCode.dataFolderInUse)
    expect(second.output()).toMatch(/Another server \(process \d+\) already uses/)
  })

  it('refuses a port that is already in use', async () => {
    await startedBefore(folder)
    const other = createServer().listen(0, '127.0.0.1')
    await new Promise((resolve) => other.once('listening', resolve))
    const { port } = other.address() as { port: number }
    const server = await start({ PORT: String(port) })
    expect(await server.ended).toBe(ExitCode.portInUse)
    expect(server.output()).toContain(`Port ${port}`)
    other.close()
  })

  it('refuses data from another major version of PostgreSQL', async () => {
    await mkdir(path.join(folder, 'postgres'))
    await writeFile(path.join(folder, 'postgres/PG_VERSION'), '16\n')
    const server = await start()
    expect(await server.ended).toBe(ExitCode.otherMajorVersion)
    expect(server.output()).toContain('was created by PostgreSQL 16')
  })

  it('reports invalid variables, an invalid config.toml and an unreachable database', async () => {
    const badPort = await start({ PORT: 'many' })
    expect(await badPort.ended).toBe(ExitCode.configuration)
    expect(badPort.output()).toContain('PORT')
    const broken = path.join(folder, 'broken')
    await mkdir(broken)
    await writeFile(path.join(broken, 'config.toml'), '[auth]\njwt_expiry = "soon"')
    const badConfig = await start({ SUPABASE_DIR: broken })
    expect(await badConfig.ended).toBe(ExitCode.configuration)
    expect(badConfig.output()).toContain('jwt_expiry')
    const nowhere = await start({ DATABASE_URL: 'postgres://nobody:secret-word@127.0.0.1:1/none' })
    expect(await nowhere.ended).toBe(ExitCode.database)
    expect(nowhere.output()).toContain('cannot be reached')
    expect(nowhere.output()).not.toContain('secret-word')
  })

  it.runIf(existsSync('/dev/full'))('reports a full disk', async () => {
    await symlink('/dev/full', path.join(folder, 'keys.json.new'))
    const server = await start()
    expect(await server.ended).toBe(ExitCode.diskFull)
    expect(server.output()).toContain('No space is left')
  })

  it('stops during a long migration, and stops PostgreSQL with it', async () => {
    await startedBefore(folder)
    const project = path.join(folder, 'project')
    await mkdir(path.join(project, 'migrations'), { recursive: true })
    await writeFile(path.join(project, 'migrations/20990101000000_long.sql'), 'select pg_sleep(300);')
    const server = await start({ SUPABASE_DIR: project })
    const client = await vi.waitFor(() => connectTo(folder), patient)
    client.on('error', () => undefined)
    await untilRunning(client, 'pg_sleep')
    await client.end()
    const { pid } = postmaster(folder)
    expect(await server.kill('SIGTERM')).toBe(0)
    expect(server.output()).toBe('')
    expect(() => process.kill(pid, 0)).toThrow()
    expect(existsSync(path.join(folder, 'server.lock'))).toBe(false)
  })

  it('names the file, line and cause of a failing migration and rolls it back', async () => {
    await startedBefore(folder)
    const project = path.join(folder, 'project')
    await mkdir(path.join(project, 'migrations'), { recursive: true })
    const file = path.join(project, 'migrations/20260101000000_bad.sql')
    await writeFile(
      file,
      'create table public.half (id int);\n\n-- a comment\ncreate table\n  public.other (id nonsense);\n',
    )
    const server = await start({ SUPABASE_DIR: project })
    expect(await server.ended).toBe(ExitCode.migration)
    expect(server.output()).toContain(
      'migrations/20260101000000_bad.sql, line 5: type "nonsense" does not exist',
    )
    await writeFile(file, 'create table public.half (id int);')
    await healthy({ SUPABASE_DIR: project })
  })

  it.runIf(process.getuid?.() === 0)('works for a normal user as well as for root', async () => {
    const uid = Number(execFileSync('id', ['-u', 'nobody']))
    const gid = Number(execFileSync('id', ['-g', 'nobody']))
    chownSync(folder, uid, gid)
    const server = await healthy({}, { uid, gid })
    expect((await stat(path.join(folder, 'postgres'))).uid).toBe(uid)
    expect((await server.keys()).secretKey).toMatch(/^sb_secret_/)
  })
})

describe('H4 a function that cannot be interrupted', () => {
  it("doesn't keep the server or PostgreSQL from stopping", async () => {
    await startedBefore(folder)
    const server = await healthy({
      SUPABASE_DIR: path.join(import.meta.dirname, 'testing/functions'),
      LOG_LEVEL: 'silent',
      // Far above the default, which is low enough that nothing gets stuck.
      FUNCTIONS_BODY_MB: '90',
      FUNCTIONS_MEMORY_MB: '64',
      FUNCTIONS_TIMEOUT_SECONDS: '3',
    })
    const { pid } = postmaster(folder)
    const body = `[${'{},'.repeat(25_000_000)}{}]`
    const answer = await fetch(`${server.url}/functions/v1/parse`, { method: 'POST', body })
    expect(answer.status).toBeGreaterThanOrEqual(500)
    const stopping = Date.now()
    server.child.kill('SIGTERM')
    await server.ended
    expect(Date.now() - stopping).toBeLessThan(40_000)
    expect(() => process.kill(pid, 0)).toThrow()
  })
})

describe.runIf(process.getuid?.() === 0 && process.platform === 'linux')(
  'a folder only root can enter',
  () => {
    it('works as the data folder when root starts the server', async () => {
      const closed = path.join(folder, 'closed')
      await mkdir(closed, { mode: 0o700 })
      folder = path.join(closed, 'data')
      const server = await healthy()
      expect((await stat(path.join(folder, 'postgres'))).uid).toBe(0)
      expect(await server.kill('SIGTERM')).toBe(0)
      await healthy()
    })
  },
)

describe('kill -9', () => {
  /** Writes without pause until stopped, whether or not it works. */
  async function keepWriting(server: ServerProcess, label: string) {
    const { publishableKey } = await server.keys()
    const acknowledged: string[] = []
    let stopped = false
    const lane = async (lane: number) => {
      for (let index = 0; !stopped; index++) {
        const name = `${label}-${lane}-${index}`
        const done = await fetch(`${server.url}/rest/v1/authors`, {
          method: 'POST',
          headers: { apikey: publishableKey, 'content-type': 'application/json' },
          body: JSON.stringify({ name }),
        }).then(
          (response) => response.status === 201,
          () => false,
        )
        if (done) acknowledged.push(name)
        else await sleep(20)
      }
    }
    const lanes = Promise.all([lane(1), lane(2), lane(3), lane(4)])
    const untilMore = (count: number) => {
      const before = acknowledged.length
      return expect.poll(() => acknowledged.length - before, patient).toBeGreaterThan(count)
    }
    const stop = () => {
      stopped = true
      return lanes
    }
    return { acknowledged, untilMore, stop }
  }

  async function stored(server: ServerProcess, label: string): Promise<Set<string>> {
    const { publishableKey } = await server.keys()
    const names: string[] = []
    for (let offset = 0; ; offset += 100) {
      const url = `${server.url}/rest/v1/authors?select=name&name=like.${label}*&order=id&limit=100&offset=${offset}`
      const page = (await (await fetch(url, { headers: { apikey: publishableKey } })).json()) as {
        name: string
      }[]
      names.push(...page.map((row) => row.name))
      if (page.length < 100) return new Set(names)
    }
  }

  it('of the server loses no acknowledged writes', async () => {
    await startedBefore(folder)
    const server = await healthy()
    const { acknowledged, untilMore, stop } = await keepWriting(server, 'killed')
    await untilMore(20)
    await server.kill('SIGKILL')
    await stop()
    const again = await healthy()
    const kept = await stored(again, 'killed')
    expect(acknowledged.filter((name) => !kept.has(name))).toEqual([])
  })

  it('of PostgreSQL loses no acknowledged writes, and PostgreSQL restarts', async () => {
    await startedBefore(folder)
    const server = await healthy()
    const { acknowledged, untilMore, stop } = await keepWriting(server, 'crashed')
    await untilMore(20)
    const { pid } = postmaster(folder)
    process.kill(pid, 'SIGKILL')
    await vi.waitFor(() => expect(postmaster(folder).pid).not.toBe(pid), patient)
    await untilHealthy(server)
    await untilMore(20)
    await stop()
    const kept = await stored(server, 'crashed')
    expect(acknowledged.filter((name) => !kept.has(name))).toEqual([])
    expect(kept.size).toBeGreaterThan(20)
    expect(server.child.exitCode).toBeNull()
  })
})
