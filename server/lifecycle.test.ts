import { execFileSync } from 'node:child_process'
import { chownSync, existsSync, readFileSync } from 'node:fs'
import { mkdir, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { ExitCode } from './failure.ts'
import { type ServerProcess, spawnServer, untilHealthy } from './testing/process.ts'
import { temporaryFolder } from './testing/server.ts'

// These tests start and stop whole processes, which takes a while on a busy machine.
vi.setConfig({ testTimeout: 90_000 })

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
const postmaster = () =>
  Number(readFileSync(path.join(folder, 'postgres/postmaster.pid'), 'utf8').split('\n')[0])

/** A data folder from a server that was started and stopped once, for tests that don't need a first start. */
let earlier: string
const startedBefore = () => execFileSync('cp', ['-a', `${earlier}/.`, folder])

beforeAll(async () => {
  earlier = await temporaryFolder()
  const server = await spawnServer(earlier)
  await untilHealthy(server, 80_000)
  expect(await server.kill('SIGTERM')).toBe(0)
}, 90_000)
afterAll(() => rm(earlier, { recursive: true, force: true }))
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
    const server = await healthy()
    // The address is printed just after the server starts answering.
    await vi.waitFor(() => expect(server.output()).toContain('Open'))
    expect((await stat(path.join(folder, 'keys.json'))).mode & 0o777).toBe(0o600)
    const { publishableKey } = await server.keys()
    const answer = await fetch(`${server.url}/rest/v1/books?select=id`, {
      headers: { apikey: publishableKey },
    })
    expect(await answer.json()).toHaveLength(3)
    const pid = postmaster()
    // Two signals, as in a terminal: one directly and one through npm.
    server.child.kill('SIGINT')
    expect(await server.kill('SIGINT')).toBe(0)
    expect(existsSync(path.join(folder, 'server.lock'))).toBe(false)
    expect(() => process.kill(pid, 0)).toThrow()

    const again = await healthy()
    expect((await again.keys()).publishableKey).toBe(publishableKey)
  })

  it('finishes running requests before it stops and accepts no new ones', async () => {
    startedBefore()
    const server = await healthy()
    const { publishableKey } = await server.keys()
    const slow = fetch(`${server.url}/rest/v1/rpc/nap`, {
      method: 'POST',
      headers: { apikey: publishableKey, 'content-type': 'application/json' },
      body: JSON.stringify({ seconds: 1.5 }),
    })
    await sleep(500)
    server.child.kill('SIGTERM')
    await sleep(200)
    await expect(fetch(`${server.url}/healthz`)).rejects.toThrow()
    expect((await slow).status).toBe(204)
    expect(await server.ended).toBe(0)
  })

  it('refuses a data folder that another server uses', async () => {
    startedBefore()
    await healthy()
    const second = await start()
    expect(await second.ended).toBe(ExitCode.dataFolderInUse)
    expect(second.output()).toMatch(/Another server \(process \d+\) already uses/)
  })

  it('refuses a port that is already in use', async () => {
    startedBefore()
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
    startedBefore()
    const project = path.join(folder, 'project')
    await mkdir(path.join(project, 'migrations'), { recursive: true })
    await writeFile(path.join(project, 'migrations/20990101000000_long.sql'), 'select pg_sleep(300);')
    const server = await start({ SUPABASE_DIR: project })
    await vi.waitFor(() => expect(postmaster()).toBeGreaterThan(0), { timeout: 30_000, interval: 100 })
    const pid = postmaster()
    await sleep(2000)
    expect(await server.kill('SIGTERM')).toBe(0)
    expect(server.output()).toBe('')
    expect(() => process.kill(pid, 0)).toThrow()
    expect(existsSync(path.join(folder, 'server.lock'))).toBe(false)
  })

  it('names the file, line and cause of a failing migration and rolls it back', async () => {
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
    const server = await healthy({
      SUPABASE_DIR: path.join(import.meta.dirname, 'testing/functions'),
      LOG_LEVEL: 'silent',
      // Far above the default, which is low enough that nothing gets stuck.
      FUNCTIONS_BODY_MB: '90',
      FUNCTIONS_MEMORY_MB: '64',
      FUNCTIONS_TIMEOUT_SECONDS: '3',
    })
    const pid = postmaster()
    const body = `[${'{},'.repeat(25_000_000)}{}]`
    const answer = await fetch(`${server.url}/functions/v1/parse`, { method: 'POST', body })
    expect(answer.status).toBeGreaterThanOrEqual(500)
    const stopping = Date.now()
    server.child.kill('SIGTERM')
    await server.ended
    expect(Date.now() - stopping).toBeLessThan(25_000)
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
  /** Writes without pause until the connection breaks. Returns what was acknowledged. */
  async function writeUntilBroken(
    server: ServerProcess,
    label: string,
    stop: () => boolean,
  ): Promise<string[]> {
    const { publishableKey } = await server.keys()
    const acknowledged: string[] = []
    const lane = async (lane: number) => {
      for (let index = 0; !stop(); index++) {
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
    await Promise.all([lane(1), lane(2), lane(3), lane(4)])
    return acknowledged
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
    startedBefore()
    const server = await healthy()
    let over = false
    const writing = writeUntilBroken(server, 'killed', () => over)
    await sleep(1500)
    await server.kill('SIGKILL')
    over = true
    const acknowledged = await writing
    expect(acknowledged.length).toBeGreaterThan(20)
    const again = await healthy()
    const kept = await stored(again, 'killed')
    expect(acknowledged.filter((name) => !kept.has(name))).toEqual([])
  })

  it('of PostgreSQL loses no acknowledged writes, and PostgreSQL restarts', async () => {
    startedBefore()
    const server = await healthy()
    let over = false
    const writing = writeUntilBroken(server, 'crashed', () => over)
    await sleep(1000)
    process.kill(postmaster(), 'SIGKILL')
    await sleep(500)
    await untilHealthy(server)
    await sleep(1000)
    over = true
    const acknowledged = await writing
    const kept = await stored(server, 'crashed')
    expect(acknowledged.filter((name) => !kept.has(name))).toEqual([])
    expect(kept.size).toBeGreaterThan(20)
    expect(server.child.exitCode).toBeNull()
  })
})
