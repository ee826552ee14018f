import { type ChildProcess, spawn } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { chmod, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { createClient } from '@supabase/supabase-js'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import WebSocket from 'ws'
import playwright from '../playwright.config.ts'
import { freePort } from '../server/postgres/free-port.ts'
import { temporaryFolder } from '../server/testing/server.ts'
import { startedBefore } from '../server/testing/started-before.ts'
import demo from '../supabase/demo/accounts.json' with { type: 'json' }

/** What the README and the documents tell people to run, run the same way: start, use, stop, nothing left behind. */
vi.setConfig({ testTimeout: 300_000 })

const root = path.join(import.meta.dirname, '..')
/** A small folder that starts fast, where only starting and stopping matter. */
const small = { SUPABASE_DIR: path.join(root, 'server/testing/rest') }
let place: string
beforeAll(async () => {
  place = await temporaryFolder()
})
afterEach(async () => {
  // In case a test failed halfway.
  for (const { child } of started.splice(0)) if (child.exitCode === null) child.kill('SIGTERM')
  await vi.waitFor(() => expect(processesOf(place)).toEqual([]), { timeout: 60_000, interval: 200 })
})
afterAll(() => rm(place, { recursive: true, force: true }))

interface Command {
  child: ChildProcess
  output(): string
  ended: Promise<number | null>
}

const started: Command[] = []

/** In its own process group, as under a service manager: no other process receives the signal. */
function run(line: string, env: Record<string, string>, shell = false): Command {
  const [program, ...words] = shell ? [line] : line.split(' ')
  const { PATH = '', HOME = '' } = process.env
  const child = spawn(program!, words, {
    cwd: root,
    shell,
    detached: true,
    env: { PATH, HOME, LOG_LEVEL: 'warn', PASSWORD_HASH_COST: '4', ...env },
  })
  let output = ''
  for (const stream of [child.stdout!, child.stderr!]) {
    stream.on('data', (chunk) => {
      output += chunk
    })
  }
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  const command = { child, output: () => output, ended }
  started.push(command)
  return command
}

async function untilHealthy(url: string, command: Command): Promise<void> {
  await vi.waitFor(
    async () => {
      if (command.child.exitCode !== null) throw new Error(command.output())
      expect((await fetch(`${url}/healthz`)).status).toBe(200)
    },
    { timeout: 180_000, interval: 100 },
  )
}

/** Processes that name the folder in their arguments or environment. */
function processesOf(folder: string): string[] {
  if (process.platform !== 'linux') return []
  const read = (file: string) => {
    try {
      return readFileSync(file, 'utf8').replaceAll('\0', ' ')
    } catch {
      return ''
    }
  }
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid)
    .map((pid) => ({ line: read(`/proc/${pid}/cmdline`), env: read(`/proc/${pid}/environ`) }))
    .filter(({ line, env }) => line.includes(folder) || env.includes(folder))
    .map(({ line }) => line)
}

const clientOf = async (url: string) => {
  const { supabaseKey } = (await (await fetch(`${url}/config.json`)).json()) as { supabaseKey: string }
  return createClient(url, supabaseKey, {
    auth: { persistSession: false, autoRefreshToken: false },
    realtime: { transport: WebSocket as never },
  })
}

const candidate = { email: 'candidate@essor.test', password: demo.password }

it.runIf(process.platform === 'linux')(
  'CMD4 npm start serves, the other commands work beside it, and SIGTERM to npm ends all of it',
  async () => {
    const folder = path.join(place, 'data')
    const url = `http://localhost:${await freePort()}`
    const env = { DATA_DIR: folder, PORT: new URL(url).port }
    const server = run('npm start', env)
    await untilHealthy(url, server)
    const client = await clientOf(url)
    expect((await client.auth.signInWithPassword(candidate)).error).toBeNull()

    const archive = path.join(place, 'backup.tar.gz')
    const expectToSay = async (line: string, says: string) => {
      const command = run(line, env)
      await command.ended
      expect(command.output()).toContain(says)
    }
    await Promise.all([
      expectToSay('npm run keys -- show', 'sb_publishable_'),
      expectToSay('npm run admin -- create boss@example.test', 'is an administrator'),
      expectToSay(`npm run backup -- ${archive}`, 'rows'),
    ])
    await Promise.all([
      expectToSay(`npm run restore -- ${archive} --force`, 'Another server'),
      expectToSay('npm run db:reset -- --yes', 'Another server'),
      expectToSay('npm run demo:reset', 'Demo world reset'),
    ])
    // The compilers that bundled functions have ended too.
    await client.functions.invoke('unsubscribe', { body: {} })
    expect(processesOf(folder).filter((line) => line.includes('esbuild'))).toEqual([])

    server.child.kill('SIGTERM')
    expect(await server.ended).toBe(0)
    expect(processesOf(folder)).toEqual([])
    expect(await readdir(folder)).not.toContain('server.lock')
    // R8: neither a warning nor an error, and no stack.
    expect(server.output()).not.toMatch(/"level":[456]0|stack/)
  },
)

it.runIf(process.platform === 'linux')('CMD4 npm start ends where npm itself is killed', async () => {
  const folder = path.join(place, 'killed')
  await mkdir(folder, { mode: 0o711 })
  await startedBefore(folder)
  const url = `http://localhost:${await freePort()}`
  const server = run('npm start', { ...small, DATA_DIR: folder, PORT: new URL(url).port })
  await untilHealthy(url, server)
  server.child.kill('SIGKILL')
  await vi.waitFor(() => expect(processesOf(folder)).toEqual([]), { timeout: 20_000, interval: 200 })
})

it.runIf(process.platform === 'linux')(
  'CMD1 npm run dev signs in and reaches every interface through Vite; CMD2 it ends on SIGTERM',
  async () => {
    // The data that npm start left behind, so its demo world isn't loaded again.
    const folder = path.join(place, 'data')
    const [port, backend] = [await freePort(), await freePort()]
    const url = `http://localhost:${port}`
    const dev = run('npm run dev', { DATA_DIR: folder, PORT: String(backend), DEV_PORT: String(port) })
    await untilHealthy(url, dev)
    expect(await (await fetch(`${url}/`)).text()).toContain('/@vite/client')
    expect((await fetch(`${url}/mailbox`)).status).toBe(200)
    const client = await clientOf(url)
    const { data, error } = await client.auth.signInWithPassword(candidate)
    expect(error).toBeNull()
    expect((await client.from('profiles').select('user_id')).data).toContainEqual({ user_id: data.user!.id })
    expect((await client.storage.from('avatars').list(data.user!.id)).error).toBeNull()
    const asked = await fetch(`${url}/functions/v1/certificate/issuer`)
    expect(asked.status).toBe(200)
    const joined = new Promise((resolve) => {
      client.channel(`user:${data.user!.id}`, { config: { private: true } }).subscribe(resolve)
    })
    expect(await joined).toBe('SUBSCRIBED')
    await client.removeAllChannels()
    // Hot reload has its own socket on the same port.
    const reload = new WebSocket(url.replace('http', 'ws'), 'vite-ping')
    await new Promise((resolve, reject) => reload.once('open', resolve).once('error', reject))

    dev.child.kill('SIGTERM')
    expect(await dev.ended).toBe(0)
    expect(processesOf(folder)).toEqual([])
  },
)

it.runIf(process.platform === 'linux')('CMD5 the server of the browser tests leaves nothing', async () => {
  const folder = await mkdtemp(path.join(place, 'e2e-'))
  const url = `http://127.0.0.1:${await freePort()}`
  const { command } = playwright.webServer as { command: string }
  const server = run(command, { ...small, TMPDIR: folder, PORT: new URL(url).port }, true)
  await untilHealthy(url, server)
  // As Playwright ends it: the whole group together.
  process.kill(-server.child.pid!, 'SIGTERM')
  await server.ended
  expect(processesOf(folder)).toEqual([])
  expect((await readdir(folder)).filter((name) => name.startsWith('e2e-'))).toEqual([])
})

it('CMD3 npm run bench lists what it can measure if a name is wrong', async () => {
  const bench = run('npm run bench -- nothing', {})
  expect(await bench.ended).toBe(2)
  expect(bench.output()).toContain('rest-read')
})

it.runIf(process.platform === 'linux')('SIGTERM to npm run bench ends its PostgreSQL', async () => {
  const folder = await mkdtemp(path.join(place, 'bench-'))
  await chmod(folder, 0o711)
  const bench = run('npm run bench -- audit-log', { TMPDIR: folder })
  await vi.waitFor(() => expect(processesOf(folder).join()).toContain('listen_addresses'), {
    timeout: 60_000,
    interval: 100,
  })
  bench.child.kill('SIGTERM')
  await bench.ended
  expect(processesOf(folder)).toEqual([])
  expect((await readdir(folder)).filter((name) => name.startsWith('database-'))).toEqual([])
})
